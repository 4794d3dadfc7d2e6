import { Clock, Mail, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'
import { BrandMark } from './brand-mark.tsx'
import { PublicLanguageSwitch } from './language-switch.tsx'
import { companyLinks, type PublicLink, serviceLinks, signInLinks } from './public-links.ts'

type PublicFooterProps = { contactEmail: string; year: number }

/** Footer of the public pages: who we are, where everything is, how and when to reach us. */
export function PublicFooter({ contactEmail, year }: PublicFooterProps) {
  const t = useT(shellMessages)
  const lang = useLang()
  const branding = useRoot()?.branding
  const company = branding?.companyName[lang] ?? ''
  return (
    <footer id="footer" data-print="hide" className="border-t border-line bg-surface-1 print:hidden">
      <div className="mx-auto grid max-w-[1264px] gap-10 px-4 py-12 md:grid-cols-2 md:px-8 md:py-16 lg:grid-cols-4">
        <div className="flex flex-col items-start gap-3">
          <BrandMark to="home" />
          <p className="font-medium">{branding?.tagline[lang]}</p>
          <p className="text-ink-2">{t('footerLine')}</p>
        </div>
        <LinkList title={t('solutions')} links={serviceLinks} />
        <LinkList title={t('company')} links={[...companyLinks, ...signInLinks]} />
        <div>
          <h2 className="text-body font-semibold">{t('contact')}</h2>
          <ul className="mt-3 flex flex-col gap-3 text-ink-2">
            <Contact icon={Mail} label={t('email')}>
              <a
                href={`mailto:${contactEmail}`}
                className="inline-flex min-h-6 items-center hover:text-ink hover:underline coarse:min-h-11"
              >
                <bdi dir="ltr">{contactEmail}</bdi>
              </a>
            </Contact>
            <Contact icon={Clock} label={t('hours')}>
              <span className="block">{t('openDays')}</span>
              <span className="block">{t('closedDays')}</span>
            </Contact>
            <Contact icon={MapPin}>{t('country')}</Contact>
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[1264px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-caption text-ink-2 md:px-8">
          <p>{t('rights', { year: String(year), company })}</p>
          <PublicLanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: readonly PublicLink[] }) {
  const t = useT(shellMessages)
  const lang = useLang()
  return (
    <nav aria-label={title}>
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-col">
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={publicPath(lang, to)}
              className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline coarse:min-h-11 max-md:min-h-11"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact({ icon, label, children }: { icon: typeof Mail; label?: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon as={icon} size={16} className="mt-1" />
      <div>
        {label && <span className="sr-only">{label}</span>}
        {children}
      </div>
    </li>
  )
}
