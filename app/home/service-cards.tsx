import { Award, ChartColumnBig, ClipboardCheck, ScanEye, type LucideIcon, Store, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { homeMessages } from '#/messages/home.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from './section.tsx'

type ServiceKey = 'service1' | 'service2' | 'service3' | 'service4' | 'service5' | 'service6'
const services: readonly { key: ServiceKey; id: string; icon: LucideIcon }[] = [
  { key: 'service1', id: 'mystery-shopping', icon: ScanEye },
  { key: 'service2', id: 'operations-audit', icon: ClipboardCheck },
  { key: 'service3', id: 'ai-reports', icon: ChartColumnBig },
  { key: 'service4', id: 'certification', icon: Award },
  { key: 'service5', id: 'franchise', icon: Store },
  { key: 'service6', id: 'daily-operations', icon: Utensils },
]

/** The six services; the menus lead to each by its id. */
export function Services() {
  const t = useT(homeMessages)
  const shell = useT(shellMessages)
  const lang = useLang()
  return (
    <Section id="services" title={t('servicesTitle')} text={t('servicesText')} tinted>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map(({ key, id, icon }) => (
          <li
            key={key}
            id={id}
            className="flex flex-col gap-3 rounded-card border border-line bg-card p-6 target:border-primary target:ring-1 target:ring-primary"
          >
            <Icon as={icon} size={32} />
            <h3 className="text-h3">{t(key)}</h3>
            <p className="flex-1 text-body text-ink-2">{t(`${key}Text`)}</p>
            <Link
              to={publicPath(lang, `/consultant?topic=${id}`)}
              aria-label={t('askAbout', { service: t(key) }).replace(/[\u2068\u2069]/g, '')}
              className="inline-flex min-h-11 items-center self-start font-medium underline underline-offset-[.3em] hover:decoration-2"
            >
              {t('ask')}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('registerShopping')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/consultant?topic=demo')} size="large">
          {shell('requestDemo')}
        </LinkButton>
      </div>
    </Section>
  )
}
