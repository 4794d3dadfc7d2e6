import { Award, ChartColumnBig, ClipboardCheck, ScanEye, type LucideIcon, Store, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { serviceCardMessages } from '#/messages/site/service-cards.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

type ServiceKey = 'service1' | 'service2' | 'service3' | 'service4' | 'service5' | 'service6'
/** Anchors on the page of services. */
const services: readonly { key: ServiceKey; place: string; icon: LucideIcon }[] = [
  { key: 'service1', place: 'mystery-shopping', icon: ScanEye },
  { key: 'service2', place: 'operations-audit', icon: ClipboardCheck },
  { key: 'service3', place: 'ai-reports', icon: ChartColumnBig },
  { key: 'service4', place: 'certification', icon: Award },
  { key: 'service5', place: 'franchise', icon: Store },
  { key: 'service6', place: 'daily-operations', icon: Utensils },
]

/** Six services as a ruled list, each linked to its details. */
export function ServiceCards() {
  const t = useT(serviceCardMessages)
  const lang = useLang()
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map(({ key, place, icon }) => (
        <li key={key} className="grid grid-cols-[56px_minmax(0,1fr)] gap-4 border-t border-paper-line py-7">
          <span className="star-shape flex size-14 items-center justify-center bg-primary text-on-primary">
            <Icon as={icon} size={24} />
          </span>
          <div>
            <h3 className="text-h3">{t(key)}</h3>
            <p className="mt-1 text-body text-ink-2">{t(`${key}Text`)}</p>
            <Link
              to={publicPath(lang, `/services#${place}`)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-[.3em] hover:decoration-2"
            >
              {t('more')} <span className="sr-only">{t(key)}</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
