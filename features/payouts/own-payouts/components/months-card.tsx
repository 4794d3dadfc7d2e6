import { FileText } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { sumHalalas } from '#/domain/money.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import type { MonthSums } from '../read-months.server.ts'

const statement = (period: string): string =>
  `${href('/freelancer/payouts/statement.pdf')}?${period.length === 4 ? 'year' : 'month'}=${period}`

/** Address of this page for another year; keeps the other parameters. */
function useYearLink() {
  const [search] = useSearchParams()
  return (year: string): string => {
    const next = new URLSearchParams(search)
    next.set('year', year)
    return `?${next}#months`
  }
}

/** Earned and paid amounts by month, one year at a time, each month with its statement. */
export function MonthsCard({ months, year: asked }: { months: readonly MonthSums[]; year: string | null }) {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  const linkTo = useYearLink()
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))]
  const year = asked !== null && years.includes(asked) ? asked : years[0]
  if (!year) return null
  const shown = months.filter(({ month }) => month.startsWith(year))
  const columns: Column<MonthSums>[] = [
    { key: 'month', header: t('month'), cell: ({ month }) => monthName(month, lang) },
    { key: 'visits', header: t('visits'), numeric: true, cell: ({ visits }) => visits },
    { key: 'earned', header: t('earnedSum'), numeric: true, cell: ({ earned }) => <Money halalas={earned} /> },
    { key: 'paid', header: t('paidSum'), numeric: true, cell: ({ paid }) => <Money halalas={paid} /> },
    {
      key: 'statement',
      header: t('statement'),
      hideHeader: true,
      cell: ({ month }) => (
        <AnchorButton
          href={statement(month)}
          icon={FileText}
          size="dense"
          variant="quiet"
          full="phone"
          aria-label={t('statementOf', { period: monthName(month, lang) })}
        >
          {t('statement')}
        </AnchorButton>
      ),
    },
  ]
  return (
    <Card
      id="months"
      flush
      title={t('months')}
      description={t('monthsHint')}
      actions={
        <AnchorButton href={statement(year)} icon={FileText}>
          {t('statementYear', { year })}
        </AnchorButton>
      }
    >
      {years.length > 1 && (
        <div className="md:px-6 md:pb-3">
          <NavTabs
            label={t('year')}
            items={years.map((one) => ({ to: linkTo(one), label: one, current: one === year }))}
          />
        </div>
      )}
      <DataTable
        caption={t('monthsCaption', { year })}
        columns={columns}
        rows={shown}
        rowKey={({ month }) => month}
        empty={null}
      />
      <p className="num flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 text-ui font-semibold md:px-6">
        <span>
          {t('earnedSum')}: <Money halalas={sumHalalas(shown.map(({ earned }) => earned))} />
        </span>
        <span>
          {t('paidSum')}: <Money halalas={sumHalalas(shown.map(({ paid }) => paid))} />
        </span>
      </p>
    </Card>
  )
}
