import { type Halalas, shareOf } from '../money.ts'
import type { TaxCategory } from '../tax-document.ts'

/** Net and tax of a prepayment, or of a part of it. */
export type AdvanceAmounts = { net: Halalas; vat: Halalas }

export const grossOf = ({ net, vat }: AdvanceAmounts): Halalas => net + vat

/**
 * Amount with tax of a prepayment that invoices can still deduct. `paid`: received, less what credit notes gave back;
 * `applied`: with tax, by invoices and their drafts. What was not paid cannot be deducted.
 */
export const openAdvance = ({ paid, applied }: { paid: Halalas; applied: Halalas }): Halalas =>
  Math.max(0, paid - applied)

/** Greatest net whose amount with tax is at most `gross`: not every amount is a net with its rounded tax. */
export function netWithin(gross: Halalas, percent: number): Halalas {
  let net = Math.ceil((gross * 100) / (100 + percent))
  while (net > 0 && net + shareOf(net, percent) > gross) net -= 1
  return net
}

/**
 * Net and tax of the part of a prepayment with `gross` in all, after `taken` was credited or deducted. Tax of all parts
 * stays within six tenths of a halala of the rate on their nets, and the last part is the rest: so the parts add up to
 * the prepayment, and each has, within a halala, the tax of its net (rule BR-KSA-79). `gross` is between 0 and the rest.
 */
export function partOfAdvance(
  whole: AdvanceAmounts,
  taken: AdvanceAmounts,
  { percent }: Pick<TaxCategory, 'percent'>,
  gross: Halalas,
): AdvanceAmounts {
  const rest = { net: whole.net - taken.net, vat: whole.vat - taken.vat }
  if (gross >= grossOf(rest)) return rest
  const within = (net: Halalas): Halalas => Math.min(Math.max(net, gross - rest.vat, 0), rest.net, gross)
  /** Hundredths of a halala by which the tax of all parts would differ from the rate. */
  const off = (net: Halalas): number => Math.abs(100 * (taken.vat + gross - net) - percent * (taken.net + net))
  const exact = (gross * 100) / (100 + percent)
  const [low, high] = [within(Math.floor(exact)), within(Math.ceil(exact))]
  const net = off(high) < off(low) ? high : low
  return { net, vat: gross - net }
}

/**
 * Amount with tax that an invoice takes from a prepayment unless another is typed: all that is open, at most what the
 * invoice still has in lines of the same kind of tax and what is still to be paid.
 */
export const proposedPart = (open: Halalas, ...limits: readonly Halalas[]): Halalas =>
  Math.max(0, Math.min(open, ...limits))
