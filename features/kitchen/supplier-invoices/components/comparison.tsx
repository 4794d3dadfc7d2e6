import { formatAmount, type Halalas } from '#/domain/money.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { InvoiceDetails, InvoiceLine } from '../read-invoice.server.ts'

/** Amount of a difference: red when it was billed too much, quiet when there is none. */
function Difference({ halalas }: { halalas: Halalas }) {
  if (halalas === 0)
    return (
      <span className="text-ink-2">
        <Money halalas={0} bare />
      </span>
    )
  return (
    <span data-tone={halalas > 0 ? 'red' : 'yellow'} className="font-medium text-tone-ink">
      <Money halalas={halalas} bare />
    </span>
  )
}

/** Lines of an invoice in three columns, ordered, accepted and billed, with the differences in riyals. */
export function Comparison({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const at = (packs: number, price: Halalas) => t('packsAt', { packs: String(packs), price: formatAmount(price) })
  const columns: Column<InvoiceLine>[] = [
    {
      key: 'line',
      header: t('line'),
      cell: ({ name, pack }) => (
        <span className="flex flex-col">
          <span>
            <bdi>{name}</bdi>
          </span>
          {pack && (
            <span className="text-caption text-ink-2">
              <bdi>{pack}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'ordered',
      header: t('ordered'),
      numeric: true,
      cell: ({ ordered, agreedPrice, isOther }) =>
        isOther ? (
          t('notOrdered')
        ) : agreedPrice === null ? (
          t('noPrice')
        ) : ordered === null ? (
          <Money halalas={agreedPrice} bare />
        ) : (
          <bdi className="num">{at(ordered, agreedPrice)}</bdi>
        ),
    },
    {
      key: 'accepted',
      header: t('accepted'),
      numeric: true,
      cell: ({ accepted, refused }) => (
        <span className="num">
          {refused > 0 ? t('acceptedOf', { accepted: String(accepted), refused: String(refused) }) : accepted}
        </span>
      ),
    },
    {
      key: 'billed',
      header: t('asBilled'),
      numeric: true,
      cell: ({ billed, billedPrice }) => <bdi className="num">{at(billed, billedPrice)}</bdi>,
    },
    {
      key: 'byQuantity',
      header: t('byQuantity'),
      numeric: true,
      cell: ({ byQuantity }) => <Difference halalas={byQuantity} />,
    },
    {
      key: 'byPrice',
      header: t('byPrice'),
      numeric: true,
      cell: ({ byPrice }) => <Difference halalas={byPrice} />,
    },
  ]
  return (
    <Card title={t('compare')} flush="framed">
      <DataTable
        caption={t('compare')}
        columns={columns}
        rows={invoice.lines}
        rowKey={({ id }) => id}
        whole
        empty={null}
      />
    </Card>
  )
}

/** From the differences of lines and fee to the credit with VAT. */
export function Sums({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const { lines, fee, total, expected, difference, differenceVat } = invoice
  const sum = (of: 'byQuantity' | 'byPrice') => lines.reduce((all, line) => all + line[of], 0)
  const rows = [
    [t('sumBilled'), total, false],
    [t('sumExpected'), expected, false],
    ...(difference === 0 && lines.every(({ byQuantity, byPrice }) => byQuantity === 0 && byPrice === 0)
      ? []
      : ([
          [t('sumQuantity'), sum('byQuantity'), false],
          [t('sumPrice'), sum('byPrice'), false],
          ...(fee.billed === fee.agreed ? [] : [[t('sumFee'), fee.billed - fee.agreed, false] as const]),
          [t('sumVat'), differenceVat, false],
          [t(difference < 0 ? 'sumTooLittle' : 'sumTooMuch'), difference, true],
        ] as const)),
  ] as const
  return (
    <Card title={t('sumsTitle')}>
      <dl className="flex flex-col divide-y divide-line text-ui">
        {rows.map(([term, amount, isTotal]) => (
          <div key={term} className="flex justify-between gap-4 py-2 first:pt-0 last:pb-0">
            <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{term}</dt>
            <dd className={isTotal ? 'font-semibold' : undefined}>
              <Money halalas={amount} bare />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
