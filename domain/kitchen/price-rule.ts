import { over, plus, type Rational, rational, times, zero } from '../rational.ts'
import { addDays, type Day, daysBetween } from '../riyadh-time.ts'
import { priceInForce, type PriceRow } from './prices.ts'

/** Which price of an ingredient counts. */
export const priceRules = ['last', 'supplier', 'mean-30', 'mean-60', 'mean-90'] as const
export type PriceRule = (typeof priceRules)[number]
export const isPriceRule = (text: unknown): text is PriceRule => priceRules.some((rule) => rule === text)

const daysOf = { 'mean-30': 30, 'mean-60': 60, 'mean-90': 90 } as const

/** An offer of the preferred supplier. */
export type OfferRow = {
  id: string
  validFrom: Day
  /** The last day; null: open. */
  validUntil: Day | null
  /** The day on which it was ended or followed by another, from which it does not count. */
  endedOn: Day | null
  addedAt: string
}

/** The offer that counts on a day: the one that began last. */
export const offerOn = <Offer extends OfferRow>(offers: readonly Offer[], on: Day): Offer | null =>
  offers
    .filter(
      ({ validFrom, validUntil, endedOn }) =>
        validFrom <= on && (validUntil === null || on <= validUntil) && (endedOn === null || on < endedOn),
    )
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.addedAt.localeCompare(a.addedAt))[0] ?? null

/** Base units that came on a day, at the price in force then. */
export type Received = { day: Day; branchId: string | null; quantity: Rational }

/** Why a price counts: by its rule, or by the last price because the rule found nothing. */
export type Counting<Row, Offer> =
  | { by: 'last'; row: Row; instead: null | 'no-supplier' | 'no-offer' }
  | { by: 'supplier'; offer: Offer }
  | { by: 'mean'; row: Row; days: number; weighted: 'receipts' | 'days'; parts: { row: Row; weight: Rational }[] }

export type Asked<Row, Offer> = {
  rows: readonly Row[]
  rule: PriceRule
  on: Day
  branchId?: string | null | undefined
  /** Offers of the preferred supplier; null: none is preferred. */
  offers: readonly Offer[] | null
  /** What was received, of any day. */
  received: readonly Received[]
}

/** Rows in force on the days of a period with their weights: what was received, or else the days that each was in force. */
function partsOf<Row extends PriceRow>(
  { rows, on, branchId, received }: Pick<Asked<Row, never>, 'rows' | 'on' | 'branchId' | 'received'>,
  days: number,
) {
  const first = addDays(on, 1 - days)
  const came = received.filter(
    (one) => one.day >= first && one.day <= on && one.quantity.n > 0n && (!branchId || one.branchId === branchId),
  )
  const weights = new Map<Row, Rational>()
  const add = (day: Day, weight: Rational) => {
    const row = priceInForce(rows, { on: day, branchId: branchId ?? null })
    if (row) weights.set(row, plus(weights.get(row) ?? zero, weight))
  }
  for (const { day, quantity } of came) add(day, quantity)
  if (weights.size > 0) return { weighted: 'receipts' as const, weights }
  // from one day on which a price begins to the next the same one is in force
  const begins = [...new Set(rows.map(({ validFrom }) => validFrom))].filter((day) => day > first && day <= on)
  const starts = [first, ...begins.toSorted((a, b) => a.localeCompare(b))]
  for (const [index, day] of starts.entries()) add(day, rational(daysBetween(day, starts[index + 1] ?? addDays(on, 1))))
  return { weighted: 'days' as const, weights }
}

/** The price that counts on a day under a rule, with the reason; null where there is neither a price nor an offer. */
export function countingPrice<Row extends PriceRow, Offer extends OfferRow>(
  asked: Asked<Row, Offer>,
): Counting<Row, Offer> | null {
  const { rows, rule, on, branchId, offers } = asked
  const last = priceInForce(rows, { on, branchId: branchId ?? null })
  if (rule === 'supplier') {
    const offer = offers && offerOn(offers, on)
    if (offer) return { by: 'supplier', offer }
    return last && { by: 'last', row: last, instead: offers ? 'no-offer' : 'no-supplier' }
  }
  if (!last) return null
  if (rule === 'last') return { by: 'last', row: last, instead: null }
  const days = daysOf[rule]
  const { weighted, weights } = partsOf(asked, days)
  return { by: 'mean', row: last, days, weighted, parts: [...weights].map(([row, weight]) => ({ row, weight })) }
}

/** Weighted mean of prices of a base unit, exact. */
export function meanOf(parts: readonly { net: Rational; weight: Rational }[]): Rational {
  const weight = parts.reduce((all, one) => plus(all, one.weight), zero)
  return over(
    parts.reduce((all, one) => plus(all, times(one.net, one.weight)), zero),
    weight,
  )
}
