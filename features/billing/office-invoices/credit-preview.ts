import type { Halalas } from '#/domain/money.ts'
import { parseHalalas, sumHalalas } from '#/domain/money.ts'
import { type TakenBefore, type TaxCategory, taxTotals } from '#/domain/tax-document.ts'

export type CreditableLine = { position: number; net: Halalas; left: Halalas; category: TaxCategory }
export type Creditable = {
  totals: { gross: Halalas }
  paid: Halalas
  credited: Halalas
  lines: readonly CreditableLine[]
  /** What was credited or deducted before, by category. */
  taken: readonly TakenBefore[]
}
export type CreditPreview = { net: Halalas; vat: Halalas; gross: Halalas; freed: Halalas; isWhole: boolean }

/** Valid amounts of a form's `amount-<position>` fields; the server refuses the others. */
function typedAmounts(invoice: Creditable, typed: (name: string) => string): Halalas[] {
  return invoice.lines.map(({ position, left }) => {
    const amount = parseHalalas(typed(`amount-${position}`))
    return amount !== null && amount > 0 && amount <= left ? amount : 0
  })
}

/** Previews the totals and the freed paid amount of a requested credit note. Null without any creditable amount. */
export function creditPreview(invoice: Creditable, typed: (name: string) => string): CreditPreview | null {
  const amounts = typed('extent') === 'parts' ? typedAmounts(invoice, typed) : invoice.lines.map(({ left }) => left)
  const lines = invoice.lines.flatMap(({ category }, index) =>
    amounts[index]! > 0 ? [{ name: '', quantity: 1, unitPrice: amounts[index]!, category }] : [],
  )
  if (lines.length === 0) return null
  const { net, vat, gross } = taxTotals(lines, invoice.taken)
  const freed = Math.max(0, invoice.paid + invoice.credited + gross - invoice.totals.gross)
  return { net, vat, gross, freed, isWhole: net === sumHalalas(invoice.lines.map(({ left }) => left)) }
}
