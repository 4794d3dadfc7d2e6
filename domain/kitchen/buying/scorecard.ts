import { isLess, over, plus, type Rational, ratio, roundHalfUp, smaller, sum, times, zero } from '../../rational.ts'

/** Days that a scorecard looks back, and the fewest cases of a part that is shown. */
export const scorecardDays = 90
export const fewestCases = 5

/** Points of each part when nothing is wrong. */
export const weights = { onTime: 40, price: 25, rejects: 20, invoices: 15 } as const
export type ScorecardPart = keyof typeof weights

export type ScoredOrder = { isWhole: boolean; isOnTime: boolean }
/** Prices without VAT of a pack of one ingredient, from the oldest to the newest, with the packs of all of them. */
export type ScoredPrice = { quantity: Rational; first: Rational; last: Rational }
export type Delivered = { value: Rational; refused: Rational }
export type ScorecardFacts = {
  /** Orders due in the time. */
  orders: readonly ScoredOrder[]
  prices: readonly ScoredPrice[]
  /** One for each delivery. */
  deliveries: readonly Delivered[]
  /** Invoices matched in the time; clean: without a difference at their first match. */
  invoices: readonly { isClean: boolean }[]
}

export type Part = {
  cases: number
  /** On time and invoices: share of the good; price: drift; rejects: share refused. Null: too few cases. */
  value: Rational | null
  /** Points of the part, 0 to its weight; null: too few cases. */
  points: Rational | null
}
export type Scorecard = Record<ScorecardPart, Part> & {
  /** 0 to 100 from the parts that have enough cases, rounded; null when none has. */
  score: number | null
  /** Points that could be had from the parts with enough cases. */
  of: number
}

const one: Rational = { n: 1n, d: 1n }
const minus = (a: Rational, b: Rational): Rational => plus(a, { n: -b.n, d: b.d })
const share = (good: number, all: number): Rational => ratio(BigInt(good), BigInt(all))
const larger = (a: Rational, b: Rational): Rational => (isLess(a, b) ? b : a)

/** No points for prices that rose by a tenth, or for a tenth of the value refused; in between in proportion. */
const worst = ratio(1n, 10n)
const falling = (value: Rational): Rational => minus(one, smaller(over(larger(value, zero), worst), one))

function part(
  name: ScorecardPart,
  cases: number,
  value: Rational | null,
  quality: (value: Rational) => Rational,
): Part {
  if (cases < fewestCases || value === null) return { cases, value: null, points: null }
  return { cases, value, points: times(quality(value), { n: BigInt(weights[name]), d: 1n }) }
}

/** Change of prices at the quantities bought: all at their last prices to all at their first, less one. */
function driftOf(prices: readonly ScoredPrice[]): Rational | null {
  const at = (of: 'first' | 'last') => sum(prices.map((price) => times(price.quantity, price[of])))
  const first = at('first')
  return first.n === 0n ? null : minus(over(at('last'), first), one)
}

function rejectsOf(deliveries: readonly Delivered[]): Rational | null {
  const value = sum(deliveries.map((delivery) => delivery.value))
  return value.n === 0n ? null : over(sum(deliveries.map(({ refused }) => refused)), value)
}

/** Scores a supplier from what happened in the last days; parts with fewer than five cases count nothing. */
export function scorecard({ orders, prices, deliveries, invoices }: ScorecardFacts): Scorecard {
  const good = orders.filter(({ isWhole, isOnTime }) => isWhole && isOnTime).length
  const clean = invoices.filter(({ isClean }) => isClean).length
  const same = (value: Rational) => value
  const parts = {
    onTime: part('onTime', orders.length, orders.length === 0 ? null : share(good, orders.length), same),
    price: part('price', deliveries.length, driftOf(prices), falling),
    rejects: part('rejects', deliveries.length, rejectsOf(deliveries), falling),
    invoices: part('invoices', invoices.length, invoices.length === 0 ? null : share(clean, invoices.length), same),
  }
  const scored = (Object.keys(weights) as ScorecardPart[]).filter((name) => parts[name].points !== null)
  const of = scored.reduce((all, name) => all + weights[name], 0)
  const points = sum(scored.map((name) => parts[name].points!))
  return { ...parts, of, score: of === 0 ? null : roundHalfUp(times(points, ratio(100n, BigInt(of))), 0) }
}
