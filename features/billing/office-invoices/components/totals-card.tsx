import type { TaxTotals } from '#/domain/tax-document.ts'
import type { VatAmounts } from '#/domain/vat.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'

type Props = {
  totals: TaxTotals
  /** Deducted prepayments. */
  prepaid: VatAmounts
}

/** Totals of a document in a card. */
export function TotalsCard(props: Props) {
  const t = useT(invoicePageMessages)
  return (
    <Card title={t('totals')}>
      <TotalsList {...props} />
    </Card>
  )
}

/** Totals of a document with tax by category, added up by the authority's rules. */
export function TotalsList({ totals, prepaid }: Props) {
  const t = useT(invoicePageMessages)
  const advance = useT(advanceMessages)
  const label = (category: TaxTotals['categories'][number]['category']) =>
    category.code === 'S'
      ? t('taxedAt', { percent: String(category.percent) })
      : t('notTaxed', { code: category.reasonCode })
  return (
    <dl className="flex flex-col gap-2 text-ui">
      <Row term={t('totalNet')} halalas={totals.net} />
      {totals.categories.length > 1 &&
        totals.categories.map((row) => (
          <Row key={label(row.category)} term={label(row.category)} halalas={row.taxable} quiet />
        ))}
      <Row term={t('totalVat')} halalas={totals.vat} />
      <Row term={t('totalGross')} halalas={totals.gross} strong />
      {prepaid.gross > 0 && (
        <>
          <Row term={advance('prepaid')} halalas={-prepaid.gross} />
          <Row term={advance('due')} halalas={totals.gross - prepaid.gross} strong />
        </>
      )}
    </dl>
  )
}

function Row({ term, halalas, strong, quiet }: { term: string; halalas: number; strong?: boolean; quiet?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${strong ? 'border-t border-line pt-2 text-body font-semibold' : ''} ${quiet ? 'text-ink-2' : ''}`}
    >
      <dt>{term}</dt>
      <dd>
        <Money halalas={halalas} />
      </dd>
    </div>
  )
}
