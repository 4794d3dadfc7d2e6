import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MenuGroup } from '#/features/site/menus/read-navigation.server.ts'
import { contactMessages } from '#/messages/site/contact.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'
import { BrandMark } from './brand-mark.tsx'
import { ConsentLink } from './consent-bar.tsx'
import { type Contact, reachable, whatsappAddress } from './contact.ts'
import { PublicLanguageSwitch } from './language-switch.tsx'
import { SiteLink } from './site-link.tsx'

type PublicFooterProps = { columns: readonly MenuGroup[]; contact: Contact; year: number }

const smallLink = 'inline-flex min-h-8 items-center hover:text-ink hover:underline coarse:min-h-11 max-md:min-h-11'

export function PublicFooter({ columns, contact, year }: PublicFooterProps) {
  const t = useT(shellMessages)
  const lang = useLang()
  const branding = useRoot()?.branding
  const company = branding?.companyName[lang] ?? ''
  return (
    <footer id="footer" data-print="hide" className="border-t border-paper-line bg-canvas print:hidden">
      <div className="mx-auto grid max-w-[1264px] grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 md:gap-10 md:px-8 md:py-16 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <div className="flex flex-col items-start gap-3 max-md:col-span-2">
          <BrandMark to="home" />
          <p className="font-medium">{branding?.tagline[lang]}</p>
          <p className="text-ink-2">{t('footerLine')}</p>
        </div>
        {columns.map((column, index) => (
          <LinkList key={index} column={column} />
        ))}
        <ContactColumn contact={contact} />
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[1264px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-caption text-ink-2 md:px-8">
          <p>
            {t('rights', { year: String(year), company })}
            <Registered contact={contact} />
          </p>
          <div className="flex flex-wrap items-center gap-x-5">
            <ConsentLink className={smallLink} />
            <PublicLanguageSwitch />
          </div>
          <div className="flex w-full flex-wrap items-center gap-x-5">
            <Link to={publicPath(lang, '/docs')} className={`${smallLink} max-md:min-w-11`}>
              {t('help')}
            </Link>
            <Link to={publicPath(lang, '/functional-test')} className={smallLink}>
              {t('systemStatus')}
            </Link>
            <Link to={publicPath(lang, '/final-qa')} className={smallLink}>
              {t('buildQuality')}
            </Link>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Commercial register and VAT number, which a seller publishes. */
function Registered({ contact: { register, vatNumber } }: { contact: Contact }) {
  const t = useT(contactMessages)
  return (
    <>
      {register && <span className="num ms-4 whitespace-nowrap">{t('registerLine', { number: register })}</span>}
      {vatNumber && <span className="num ms-4 whitespace-nowrap">{t('vatLine', { number: vatNumber })}</span>}
    </>
  )
}

function LinkList({ column }: { column: MenuGroup }) {
  return (
    <nav aria-label={column.label}>
      <h2 className="text-body font-semibold">{column.label}</h2>
      <ul className="mt-2 flex flex-col">
        {column.links.map(({ target, label }, index) => (
          <li key={index}>
            <SiteLink
              to={target}
              className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline coarse:min-h-11 max-md:min-h-11"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactColumn({ contact }: { contact: Contact }) {
  const t = useT(shellMessages)
  const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline coarse:min-h-11'
  return (
    <div className="max-md:col-span-2">
      <h2 className="text-body font-semibold">{t('contact')}</h2>
      <ul className="mt-3 flex flex-col gap-3 text-ink-2">
        <Line icon={Mail} label={t('email')}>
          <a href={`mailto:${contact.email}`} className={link}>
            <bdi dir="ltr" className="break-all">
              {contact.email}
            </bdi>
          </a>
        </Line>
        {contact.phone && (
          <Line icon={Phone} label={t('phone')}>
            <a href={`tel:${reachable(contact.phone)}`} className={link}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
          </Line>
        )}
        {contact.whatsapp && (
          <Line icon={MessageCircle} label={t('whatsapp')}>
            <a href={whatsappAddress(contact.whatsapp)} rel="noopener" className={link}>
              <bdi dir="ltr">{contact.whatsapp}</bdi>
            </a>
          </Line>
        )}
        <Line icon={Clock} label={t('hours')}>
          <span className="block">{t('openDays')}</span>
          <span className="block">{t('closedDays')}</span>
        </Line>
        <Line icon={MapPin}>{contact.address || t('country')}</Line>
      </ul>
    </div>
  )
}

function Line({ icon, label, children }: { icon: typeof Mail; label?: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon as={icon} size={16} className="mt-1" />
      <div className="min-w-0">
        {label && <span className="sr-only">{label}</span>}
        {children}
      </div>
    </li>
  )
}
