import { href, Link } from 'react-router'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { useT } from '#/ui/language.tsx'
import type { Morning } from '../read-morning.server.ts'
import { MorningPart } from './morning-part.tsx'

/** Overdue corrective actions, the latest first. Nothing without any. */
export function Overdue({ morning: { overdue, overdueCount } }: { morning: Morning }) {
  const t = useT(morningMessages)
  if (overdue.length === 0) return null
  return (
    <MorningPart
      title={
        <>
          {t('overdue')}
          <span className="num ms-2 text-ui font-normal text-ink-2">{overdueCount}</span>
        </>
      }
      link={{ to: `${href('/client/tasks')}?status=overdue`, label: t('allActions') }}
    >
      <ul>
        {overdue.map(({ id, title, branch, owner, days }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0">
            <div className="min-w-0">
              <Link to={href('/client/tasks/:actionId', { actionId: id })} dir="auto" className="link font-medium">
                {title}
              </Link>
              <p className="text-caption text-ink-2">
                <bdi>{branch}</bdi> · <bdi>{owner}</bdi>
              </p>
            </div>
            <span className="shrink-0 text-ui text-danger-ink">{t('daysLate', { count: days })}</span>
          </li>
        ))}
      </ul>
    </MorningPart>
  )
}
