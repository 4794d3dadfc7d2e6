import { href } from 'react-router'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { DailyMonth } from '../read-month.server.ts'
import { DailyStatus } from './status-mark.tsx'

const mostBranches = 12

/** Today's reports of a team with few branches, each with its one step. */
export function TodayList({ month }: { month: DailyMonth }) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const at = month.days.indexOf(month.today)
  if (at < 0 || month.rows.length > mostBranches) return null
  return (
    <Card title={t('today')} flush>
      <ul className="flex flex-col">
        {month.rows.map(({ branchId, branch, cells }) => {
          const { status, shift } = cells[at]!
          const place = { branchId, day: month.today, shift }
          const isSettled = status === 'signed' || status === 'submitted'
          return (
            <li
              key={branchId}
              className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 md:px-6"
            >
              <bdi className="min-w-0 grow font-medium max-md:basis-full md:flex-1 md:truncate">{branch}</bdi>
              {status && status !== 'expected' && <DailyStatus status={status} />}
              {isSettled ? (
                <LinkButton to={href('/client/daily-operations-report/:branchId/:day/:shift', place)}>
                  {word('report')}
                </LinkButton>
              ) : (
                status !== 'closed' && (
                  <LinkButton
                    reloadDocument
                    to={href('/client/field/daily/:branchId/:day/:shift', place)}
                    aria-label={t('fillFor', { branch })}
                  >
                    {t('fillToday')}
                  </LinkButton>
                )
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
