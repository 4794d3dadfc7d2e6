import { type Halalas, shareOf } from './money.ts'

export const vatPercent = 15

export type VatAmounts = { net: Halalas; vat: Halalas; gross: Halalas }

/** One invoice line with its tax, rounded half up at the line as the tax authority asks. */
export const withVat = (net: Halalas): VatAmounts => {
  const vat = shareOf(net, vatPercent)
  return { net, vat, gross: net + vat }
}

/** The totals of an invoice are the sums of its rounded lines, never a rounding of the sum. */
export const vatTotals = (lines: readonly Halalas[]): VatAmounts =>
  lines
    .map(withVat)
    .reduce((sum, line) => ({ net: sum.net + line.net, vat: sum.vat + line.vat, gross: sum.gross + line.gross }), {
      net: 0,
      vat: 0,
      gross: 0,
    })
