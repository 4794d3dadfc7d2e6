import { type Halalas, shareOf } from './money.ts'

export const vatPercent = 15

export type VatAmounts = { net: Halalas; vat: Halalas; gross: Halalas }

/** Adds VAT to a price, half up at the halala. For document totals see domain/tax-document.ts. */
export const withVat = (net: Halalas): VatAmounts => {
  const vat = shareOf(net, vatPercent)
  return { net, vat, gross: net + vat }
}
