import { formatMoney } from '#/domain/money.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import type { InvoiceLine } from './read-invoice.server.ts'

type Asked = {
  lines: readonly Pick<
    InvoiceLine,
    'name' | 'billed' | 'accepted' | 'billedPrice' | 'agreedPrice' | 'byQuantity' | 'byPrice'
  >[]
  fee: { agreed: number; billed: number }
  /** Halalas with VAT. */
  credit: number
  note: string | null
}

/** What a credit note is asked for, line by line, in the language of the supplier; for a mail and for a message. */
export function creditLines(lang: Lang, { lines, fee, credit, note }: Asked): string {
  const t = translator(lang, supplierInvoiceMessages)
  const money = (amount: number) => formatMoney(amount, lang)
  const rows = lines.flatMap(({ name, billed, accepted, billedPrice, agreedPrice, byQuantity, byPrice }) => [
    ...(byQuantity === 0
      ? []
      : [t('askQuantity', { name, billed: String(billed), accepted: String(accepted), amount: money(byQuantity) })]),
    ...(byPrice === 0 || agreedPrice === null
      ? []
      : [t('askPrice', { name, billed: money(billedPrice), agreed: money(agreedPrice), amount: money(byPrice) })]),
  ])
  if (fee.billed > fee.agreed) rows.push(t('askFee', { amount: money(fee.billed - fee.agreed) }))
  const total = t('askTotal', { amount: money(credit) })
  return withoutMarks([...rows, total, ...(note ? [note] : [])].join('\n'))
}
