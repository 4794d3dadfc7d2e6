import { plus, zero } from '#/domain/rational.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import type { CountDetails, CountedLine } from '../read-count.server.ts'
import { useQuantities } from './use-quantities.ts'

/** What was counted of each item, as typed and in one unit. */
export function CountedCard({ count }: { count: CountDetails }) {
  const t = useT(stockMessages)
  const { nameOf, unitName, quantity, money } = useQuantities()
  const value = count.lines.reduce((all, line) => plus(all, line.value ?? zero), zero)
  const columns: Column<CountedLine>[] = [
    { key: 'item', header: t('item'), cell: ({ names }) => <bdi>{nameOf(names)}</bdi> },
    {
      key: 'typed',
      header: t('asTyped'),
      cell: ({ entries }) => (
        <bdi>{entries.map((entry) => `${entry.quantity} ${unitName(entry.unit, entry.names)}`).join(' + ')}</bdi>
      ),
    },
    { key: 'quantity', header: t('quantity'), numeric: true, cell: (line) => quantity(line.quantity, line.base) },
    ...(count.seesCosts
      ? [
          {
            key: 'value',
            header: t('value'),
            numeric: true,
            cell: (line: CountedLine) => (line.value ? money(line.value) : '–'),
          },
        ]
      : []),
  ]
  return (
    <Card
      title={t('counted')}
      description={count.seesCosts ? `${t('stockValue')}: ${money(value)}. ${t('stockValueHint')}` : undefined}
      flush
    >
      <DataTable
        caption={t('counted')}
        columns={columns}
        rows={count.lines}
        rowKey={({ id }) => id}
        empty={t('noLines')}
        whole
      />
    </Card>
  )
}
