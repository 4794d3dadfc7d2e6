import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { formatDay, weekdayOf } from '#/domain/riyadh-time.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { Money } from '#/ui/money.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { DailyMonth, MonthCell } from '../read-month.server.ts'
import { statusLooks } from './status-mark.tsx'

const hasReport = ({ status }: MonthCell): boolean =>
  status === 'signed' || status === 'submitted' || status === 'draft' || status === 'reopened'

/** Branches by days: one mark a day, the sums of the month at the end. */
export function MonthGrid({ month }: { month: DailyMonth }) {
  const t = useT(dailyViewMessages)
  const word = useT(wasteValueMessages)
  const { days, rows, money, today, waste } = month
  const frame = useRef<HTMLDivElement>(null)
  const now = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    if (!frame.current || !now.current) return
    // why: on a phone the month is wider than the screen, and the last days are those that are looked at
    const [outer, inner] = [frame.current.getBoundingClientRect(), now.current.getBoundingClientRect()]
    frame.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [])
  return (
    <div
      ref={frame}
      role="region"
      aria-label={t('month')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full border-collapse text-ui">
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className="sticky start-0 z-10 min-w-32 bg-card px-3 py-2 text-start text-caption font-medium text-ink-2"
            >
              {t('branch')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                ref={day === today ? now : null}
                scope="col"
                className={classes(
                  'num min-w-6 px-0 py-2 text-center text-caption font-medium',
                  day === today ? 'text-ink' : 'text-ink-3',
                  weekdayOf(day) === 5 && 'border-s border-line',
                )}
              >
                {Number(day.slice(8))}
              </th>
            ))}
            {money && (
              <>
                <th scope="col" className="px-2 py-2 text-end text-caption font-medium whitespace-nowrap text-ink-2">
                  {t('net')}
                </th>
                <th scope="col" className="px-2 py-2 text-end text-caption font-medium whitespace-nowrap text-ink-2">
                  {t('difference')}
                </th>
              </>
            )}
            {waste && (
              <th scope="col" className="px-2 py-2 text-end text-caption font-medium whitespace-nowrap text-ink-2">
                {word('waste')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.branchId} className="border-b border-line last:border-b-0">
              <th scope="row" className="sticky start-0 z-10 max-w-56 bg-card px-3 text-start font-medium">
                <bdi className="block truncate">{row.branch}</bdi>
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={days[index]}
                  className={classes('p-0 text-center', weekdayOf(days[index]!) === 5 && 'border-s border-line')}
                >
                  <Cell cell={cell} branchId={row.branchId} branch={row.branch} day={days[index]!} />
                </td>
              ))}
              {money && (
                <>
                  <td className="px-2 text-end">{row.net === null ? '-' : <Money bare halalas={row.net} />}</td>
                  <td className="px-2 text-end">
                    {row.difference === null ? '-' : <Money bare halalas={row.difference} />}
                  </td>
                </>
              )}
              {waste && (
                <td className="px-2 text-end">{row.waste === null ? '-' : <Money bare halalas={row.waste} />}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { cell: MonthCell; branchId: string; branch: string; day: string }

function Cell({ cell, branchId, branch, day }: CellProps) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  if (cell.status === null || cell.status === 'expected')
    return <span className="sr-only">{word(cell.status === null ? 'status_none' : 'status_expected')}</span>
  const { icon, tone } = statusLooks[cell.status]
  const words = [word(`status_${cell.status}`), cell.late && t('wasLate'), cell.beyond && t('beyond')]
  const label = t('cell', { branch, day: formatDay(day, lang), status: words.filter(Boolean).join(' · ') })
  const mark = (
    <span
      data-tone={cell.beyond ? 'red' : cell.late ? 'yellow' : tone}
      className={classes(
        'relative inline-flex',
        tone !== 'grey' || cell.beyond || cell.late ? 'text-tone-ink' : 'text-ink-2',
      )}
    >
      <Icon as={icon} size={16} />
      {(cell.beyond || cell.late) && (
        <span aria-hidden className="absolute -end-1 -top-1 size-1.5 rounded-full bg-tone-dot" />
      )}
    </span>
  )
  const look = 'inline-flex min-h-9 w-full min-w-6 items-center justify-center coarse:min-h-11 coarse:min-w-11'
  if (!hasReport(cell))
    return (
      <span className={look} title={label}>
        {mark}
        <span className="sr-only">{label}</span>
      </span>
    )
  return (
    <Link
      className={classes(look, 'hover:bg-surface-2')}
      title={label}
      aria-label={label}
      to={href('/client/daily-operations-report/:branchId/:day/:shift', { branchId, day, shift: cell.shift })}
    >
      {mark}
    </Link>
  )
}
