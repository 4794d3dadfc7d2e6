import { href, Link } from 'react-router'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Show } from '../lists.ts'

const path = href('/client/certificates')

/** Dashboard card: certificates held and at risk. */
export function DashboardCertificates({ counts }: { counts: Record<Show, number> }) {
  const t = useT(clientCertificateMessages)
  const lines = (['held', 'attention', 'eligible'] as const).filter((show) => show === 'held' || counts[show] > 0)
  return (
    <Card
      title={t('title')}
      actions={
        <LinkButton to={path} variant="quiet">
          {t('viewAll')}
        </LinkButton>
      }
    >
      {counts.held + counts.eligible === 0 ? (
        <p className="text-ui text-ink-2">{t('dashboardNone')}</p>
      ) : (
        <ul className="flex flex-col">
          {lines.map((show) => (
            <li key={show} className="border-b border-line last:border-b-0">
              <Link to={`${path}?show=${show}`} className="flex min-h-11 items-center justify-between gap-3 text-ui">
                {t(`show_${show}`)}
                <span className="num font-semibold">{counts[show]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
