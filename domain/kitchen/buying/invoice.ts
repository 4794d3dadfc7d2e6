import { plus, type Rational, rational, ratio, roundHalfUp, times, zero } from '../../rational.ts'
import type { Step, StepName } from '../../step.ts'

/** States of a supplier's invoice. `paid` is a mark: no money moves here. */
export const invoiceStates = [
  'entered',
  'matched',
  'differs',
  'accepted',
  'credit_asked',
  'credited',
  'ready',
  'paid',
  'void',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

const permission = 'supplier-invoices.write'
/** `match` compares again, for example after a late or corrected delivery; its result is `matched` or `differs`. */
export const invoiceSteps = {
  match: { from: ['entered', 'matched', 'differs'], to: 'matched', permission },
  accept: { from: ['differs'], to: 'accepted', permission },
  ask: { from: ['differs'], to: 'credit_asked', permission },
  credit: { from: ['credit_asked'], to: 'credited', permission },
  ready: { from: ['matched', 'accepted', 'credited'], to: 'ready', permission },
  pay: { from: ['ready'], to: 'paid', permission },
  void: { from: ['entered', 'matched', 'differs'], to: 'void', permission },
} as const satisfies Record<string, Step<InvoiceState>>
export type InvoiceStep = StepName<typeof invoiceSteps>

/** Lists of invoices: those that wait for a step, those ready to be paid, and the finished. */
export const invoiceTabs = ['waiting', 'ready', 'done'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]
export const statesOf: Record<InvoiceTab, readonly InvoiceState[]> = {
  waiting: ['entered', 'differs', 'credit_asked', 'matched', 'accepted', 'credited'],
  ready: ['ready'],
  done: ['paid', 'void'],
}

/** Lines of an invoice, of which the last may be something billed besides the order. */
export const mostInvoiceLines = 200

/** Rate of the country; a seller without a VAT number charges none. */
export const vatPercent = 15

export type BilledLine = { billed: number; price: number }

const halalasOf = (riyals: number): Rational => times(rational(riyals), { n: 100n, d: 1n })

/** Halalas of the lines and the delivery fee, without VAT; prices in riyals as billed. */
export const netOf = (lines: readonly BilledLine[], deliveryFee: number): Rational =>
  lines.reduce(
    (sum, { billed, price }) => plus(sum, times(rational(billed), halalasOf(price))),
    plus(zero, halalasOf(deliveryFee)),
  )

export type TotalsFault = 'vat' | 'total'

/**
 * What is wrong with the totals of an invoice (halalas): VAT is none or that of the country, and lines, fee and VAT add
 * up, each within a halala for every line. Null when they hold.
 */
export function totalsFault(
  lines: readonly BilledLine[],
  deliveryFee: number,
  { vat, total }: { vat: number; total: number },
): TotalsFault | null {
  const net = netOf(lines, deliveryFee)
  const most = ratio(BigInt(lines.length + 1), 1n)
  const isNear = (a: Rational, b: number) => {
    const apart = plus(a, { n: -BigInt(b), d: 1n })
    return (apart.n < 0n ? -apart.n : apart.n) * most.d <= most.n * apart.d
  }
  if (vat !== 0 && !isNear(times(net, ratio(BigInt(vatPercent), 100n)), vat)) return 'vat'
  return isNear(plus(net, { n: BigInt(vat), d: 1n }), total) ? null : 'total'
}

/** Totals that follow from the lines, in halalas, to fill a form. */
export function expectedTotals(lines: readonly BilledLine[], deliveryFee: number, withVat: boolean) {
  const net = netOf(lines, deliveryFee)
  const vat = withVat ? roundHalfUp(times(net, ratio(BigInt(vatPercent), 100n)), 0) : 0
  return { net: roundHalfUp(net, 0), vat, total: roundHalfUp(plus(net, { n: BigInt(vat), d: 1n }), 0) }
}
