import type { Halalas } from '#/domain/money.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { VatBox, VatRow } from '../read-vat.server.ts'

type Row = { box: VatBox | 'all'; percent: number | null; sales: Halalas; credits: Halalas; vat: Halalas }

const withSum = (rows: readonly VatRow[]): Row[] => {
  const own = rows.map(({ box, percent, sales, credits, salesVat, creditsVat }): Row => {
    return { box, percent, sales, credits, vat: salesVat - creditsVat }
  })
  // why: amounts outside the scope of VAT belong to no box and are left out of the total
  const inside = own.filter(({ box }) => box !== 'outside')
  const sum = (side: 'sales' | 'credits' | 'vat') => inside.reduce((all, row) => all + row[side], 0)
  const total: Row = { box: 'all', percent: null, sales: sum('sales'), credits: sum('credits'), vat: sum('vat') }
  return own.length === 0 ? [] : [...inside, total, ...own.filter(({ box }) => box === 'outside')]
}

/** Boxes of the VAT return by rate, with credit notes in a separate column. */
export function VatTable({ rows }: { rows: readonly VatRow[] }) {
  const t = useT(financeMessages)
  const columns: Column<Row>[] = [
    { key: 'box', header: t('box'), cell: ({ box }) => t(`box_${box}`) },
    { key: 'rate', header: t('rate'), numeric: true, cell: ({ percent }) => percent },
    { key: 'sales', header: t('sales'), numeric: true, cell: ({ sales }) => <Money halalas={sales} bare /> },
    {
      key: 'credits',
      header: t('adjustments'),
      numeric: true,
      cell: ({ credits }) => <Money halalas={-credits || 0} bare />,
    },
    { key: 'vat', header: t('vatAmount'), numeric: true, cell: ({ vat }) => <Money halalas={vat} bare /> },
  ]
  return (
    <DataTable
      caption={t('outputVat')}
      columns={columns}
      rows={withSum(rows)}
      rowKey={({ box, percent }) => `${box} ${percent}`}
      empty={<EmptyState compact title={t('noDocuments')} />}
    />
  )
}
