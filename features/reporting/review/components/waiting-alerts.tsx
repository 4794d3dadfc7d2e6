import { Siren } from 'lucide-react'
import { href, Link } from 'react-router'
import type { readWaitingAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Badge } from '#/ui/badge.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

/** Critical failures awaiting an editor, above every queue, for any status of the report. */
export function WaitingAlerts({ alerts: { total, first } }: { alerts: Awaited<ReturnType<typeof readWaitingAlerts>> }) {
  const t = useT(reviewMessages)
  if (total === 0) return null
  return (
    <section
      data-tone="red"
      aria-labelledby="alerts-waiting"
      className="flex flex-col gap-2 rounded-card border-2 border-tone-dot bg-tone p-4 text-tone-ink"
    >
      <h2 id="alerts-waiting" className="flex items-center gap-2 text-h3 font-semibold">
        <Icon as={Siren} />
        {t('alertsWaiting', { count: total })}
      </h2>
      <ul className="flex flex-col divide-y divide-tone-line">
        {first.map(({ reportId, branch, client, dueAt, late }) => (
          <li key={reportId} className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-ui">
            <Link
              to={href('/admin/reports/:reportId', { reportId })}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 max-md:min-h-11"
            >
              <span>
                <bdi>{branch}</bdi>
                {' · '}
                <bdi className="font-medium">{client}</bdi>
              </span>
            </Link>
            <span className="flex flex-wrap items-center gap-2">
              {t('alertDue')} <Time at={dueAt} mode="datetime" />
              {late && <Badge tone="red">{t('alertLate')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {total > first.length && <p className="text-ui">{t('alertsMore', { count: total - first.length })}</p>}
    </section>
  )
}
