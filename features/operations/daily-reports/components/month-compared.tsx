import { type MonthSum, netPerDay } from '#/domain/operations/daily-reports/month.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { dailyMonthMessages } from '#/messages/operations/daily-month.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { Card } from '#/ui/card.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DailyMonth } from '../read-month.server.ts'

const halalas = (value: number | null) => (value === null ? '-' : <Money bare halalas={value} />)

/** The month beside the one before and the same one a year ago. */
export function MonthCompared({ compared }: { compared: NonNullable<DailyMonth['compared']> }) {
  const t = useT(dailyMonthMessages)
  const view = useT(dailyViewMessages)
  const lang = useLang()
  const rows: MonthSum[] = [compared.own, compared.before, compared.year]
  return (
    <Card title={view('compared')} description={t('comparedHint')} flush>
      <DataTable
        caption={view('compared')}
        rows={rows}
        rowKey={({ month }) => month}
        empty={null}
        whole
        columns={[
          { key: 'month', header: view('month'), cell: ({ month }) => monthName(month, lang), names: true },
          { key: 'signed', header: t('signedDays'), cell: ({ signed }) => signed, numeric: true },
          { key: 'net', header: view('net'), cell: ({ net }) => halalas(net), numeric: true },
          { key: 'perDay', header: t('perDay'), cell: (sum) => halalas(netPerDay(sum)), numeric: true },
          {
            key: 'difference',
            header: view('difference'),
            cell: ({ difference }) => halalas(difference),
            numeric: true,
          },
        ]}
      />
    </Card>
  )
}
