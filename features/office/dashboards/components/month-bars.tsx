import { formatAmount } from '#/domain/money.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { adminDashboardMessages } from '#/messages/office/dashboards.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { Month } from '../admin.server.ts'

/** Revenue and completed visits by month, as bars and as a table, oldest at the start of reading. */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const t = useT(adminDashboardMessages)
  const lang = useLang()
  const most = Math.max(...months.map(({ revenue }) => revenue))
  if (months.every(({ visits }) => visits === 0)) return <p className="text-ui text-ink-2">{t('noMonths')}</p>
  return (
    <figure className="flex flex-col gap-3">
      <ol aria-hidden className="flex flex-col gap-3">
        {months.map(({ month, visits, revenue }) => {
          const width = most === 0 ? 0 : (revenue / most) * 100
          return (
            <li
              key={month}
              className="grid grid-cols-[5.5rem_1fr] items-center gap-x-3 gap-y-1 md:grid-cols-[6rem_1fr_auto]"
            >
              <span className="text-caption text-ink-2">{monthName(month, lang)}</span>
              <svg width="100%" height="20" className="rounded-badge bg-surface-2">
                <rect
                  x={lang === 'ar' ? `${100 - width}%` : 0}
                  width={`${width}%`}
                  height="20"
                  className="fill-chart-1"
                />
              </svg>
              <span className="num text-caption max-md:col-start-2 md:min-w-40 md:text-end">
                <Money halalas={revenue} /> · {t('visits', { count: visits })}
              </span>
            </li>
          )
        })}
      </ol>
      <details>
        <summary className="link w-fit text-caption coarse:py-2.5">{t('asTable')}</summary>
        <table className="mt-2 w-full max-w-md border-collapse text-ui">
          <caption className="sr-only">{t('trend')}</caption>
          <thead>
            <tr className="border-b border-line text-micro text-ink-2">
              <th scope="col" className="py-1 text-start">
                {t('month')}
              </th>
              <th scope="col" className="py-1 text-numeric">
                {t('monthVisits')}
              </th>
              <th scope="col" className="py-1 text-numeric">
                {t('monthRevenue')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, visits, revenue }) => (
              <tr key={month} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {monthName(month, lang)}
                </th>
                <td className="num py-1 text-numeric">{visits}</td>
                <td className="num py-1 text-numeric">
                  <bdi dir="ltr">{formatAmount(revenue)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
