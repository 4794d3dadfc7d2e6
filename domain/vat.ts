import { type Halalas, shareOf } from './money.ts'

export const vatPercent = 15

export type VatAmounts = { net: Halalas; vat: Halalas; gross: Halalas }

/** A price with its tax, rounded half up at the halala. The totals of a document are those of domain/tax-document.ts. */
export const withVat = (net: Halalas): VatAmounts => {
  const vat = shareOf(net, vatPercent)
  return { net, vat, gross: net + vat }
}
