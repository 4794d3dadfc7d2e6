import { isLess, over, type Rational, ratio, rational, times } from '../rational.ts'
import { type Day, daysBetween } from '../riyadh-time.ts'

export const vatModes = ['included', 'excluded', 'none'] as const
export type VatMode = (typeof vatModes)[number]
export const priceSources = ['typed', 'import', 'quotation', 'receipt', 'invoice'] as const
export type PriceSource = (typeof priceSources)[number]

/** A price as it was typed: an amount for a pack, under a VAT mode. */
export type PackPrice = {
  /** Halalas of the pack. */
  amount: Rational
  mode: VatMode
  /** VAT in percent. */
  rate: Rational
  /** Base units in the pack. */
  content: Rational
}

const hundred = rational(100)
const raised = (rate: Rational): Rational => ratio(100n * rate.d + rate.n, 100n * rate.d)

/** Halalas of one base unit without VAT, never rounded. */
export function netOf({ amount, mode, rate, content }: PackPrice): Rational {
  return over(mode === 'included' ? over(amount, raised(rate)) : amount, content)
}

/** Halalas of one base unit with VAT: what a company pays that may not deduct it. */
export function grossOf({ amount, mode, rate, content }: PackPrice): Rational {
  return over(mode === 'excluded' ? times(amount, raised(rate)) : amount, content)
}

/** From which to which day a company is registered for VAT; from null: not at all. */
export type VatRegistration = { from: string | null; until: string | null }
/** Of a company that has said nothing: VAT began in the Kingdom on this day. */
export const usualRegistration: VatRegistration = { from: '2018-01-01', until: null }
export const isRegistered = ({ from, until }: VatRegistration, on: string): boolean =>
  from !== null && from <= on && (until === null || on <= until)

/** Cost of one base unit: without VAT for a company registered on the day, with it otherwise. */
export const unitCost = (price: PackPrice, registration: VatRegistration, on: string): Rational =>
  isRegistered(registration, on) ? netOf(price) : grossOf(price)

/** What decides which of several rows counts. */
export type PriceRow = {
  id: string
  branchId: string | null
  validFrom: string
  /** ISO moment at which the row was added. */
  addedAt: string
  correctsId: string | null
  /** Null: the row takes back the one that it corrects. */
  amount: unknown
}

/** Newest first: by the day from which it counts, then by when it was added. */
const isNewer = (a: PriceRow, b: PriceRow): boolean =>
  a.validFrom === b.validFrom
    ? a.addedAt === b.addedAt
      ? a.id > b.id
      : a.addedAt > b.addedAt
    : a.validFrom > b.validFrom

/**
 * The price in force on a day: the last accepted one that is neither corrected nor taken back. One of the branch comes
 * before one of all branches.
 */
export function priceInForce<Row extends PriceRow>(
  rows: readonly Row[],
  { on, branchId }: { on: string; branchId?: string | null },
): Row | null {
  const corrected = new Set(rows.flatMap(({ correctsId }) => correctsId ?? []))
  const counting = rows.filter(({ id, amount, validFrom }) => !corrected.has(id) && amount !== null && validFrom <= on)
  const newest = (of: readonly Row[]) => of.reduce<Row | null>((a, b) => (a && isNewer(a, b) ? a : b), null)
  const own = branchId ? newest(counting.filter((row) => row.branchId === branchId)) : null
  return own ?? newest(counting.filter((row) => row.branchId === null))
}

/** Change from one price to another in percent, signed; null from 0, which has no percentage. */
export function changeInPercent(before: Rational, after: Rational): Rational | null {
  if (before.n === 0n) return null
  return times(ratio(after.n * before.d - before.n * after.d, after.d * before.d), over(hundred, before))
}

/** A change of more than so many percent is asked about before it counts. */
export const askAbove = 15

/** Whether a new price is asked about first; the first price of an ingredient is not. */
export function asksFirst(before: Rational | null, after: Rational): boolean {
  if (before === null) return false
  const change = changeInPercent(before, after)
  if (change === null) return after.n !== 0n
  const size = change.n < 0n ? ratio(-change.n, change.d) : change
  return isLess(rational(askAbove), size)
}

/** A price that has been in force for more days than this is old: what it says may no longer be paid. */
export const oldAfterDays = 90

/** Whether a price that counts since a day is old on another one; of a mean, since its last price. */
export const isOldPrice = (from: Day, on: Day): boolean => daysBetween(from, on) > oldAfterDays
