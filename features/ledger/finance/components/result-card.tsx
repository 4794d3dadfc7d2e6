import type { Account } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { Period } from '../period.ts'
import { rowsOf } from './entries-to.ts'

type Line = { account: Account; now: Halalas; before: Halalas }
type Row = Omit<Line, 'account'> & { account: Account | 'sum' }

export const totalOf = (lines: readonly Line[], side: 'now' | 'before'): Halalas =>
  lines.reduce((sum, line) => sum + line[side], 0)

/** Accounts of one kind in this period and the previous one, linked to their bookings. */
export function ResultCard({ title, lines, period }: { title: string; lines: readonly Line[]; period: Period }) {
  const t = useT(financeMessages)
  const rows: Row[] = [...lines, { account: 'sum', now: totalOf(lines, 'now'), before: totalOf(lines, 'before') }]
  const amount = (key: 'now' | 'before', header: string): Column<Row> => ({
    key,
    header,
    numeric: true,
    cell: (row) => <Money halalas={row[key]} bare />,
  })
  const columns: Column<Row>[] = [
    { key: 'account', header: title, cell: ({ account }) => (account === 'sum' ? t('sum') : t(`account_${account}`)) },
    amount('now', t('thisPeriod')),
    amount('before', t('periodBefore')),
    {
      key: 'change',
      header: t('change'),
      numeric: true,
      cell: ({ now, before }) => <Money halalas={now - before} bare />,
    },
  ]
  return (
    <Card title={title} flush>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ account }) => account}
        rowLink={({ account }) => (account === 'sum' ? '' : rowsOf({ account, ...period }))}
        empty={null}
      />
    </Card>
  )
}
