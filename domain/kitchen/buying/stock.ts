import { isLess, over, plus, type Rational, times, zero } from '#/domain/rational.ts'
import { packsFor } from './landed.ts'

const minus = (a: Rational, b: Rational): Rational => plus(a, { n: -b.n, d: b.d })

/** How much of an item a branch needs; quantities in base units. */
export type Need = {
  onHand: Rational
  onOrder: Rational
} & ({ par: Rational } | { dailyUse: Rational; leadDays: number; daysToNextDelivery: number; safetyDays: number })

/** Missing quantity: up to the par level, or for the days until the delivery after the next; never below 0. */
export function missing(need: Need): Rational {
  const target =
    'par' in need
      ? need.par
      : times(need.dailyUse, { n: BigInt(need.leadDays + need.daysToNextDelivery + need.safetyDays), d: 1n })
  const quantity = minus(minus(target, need.onHand), need.onOrder)
  return quantity.n < 0n ? zero : quantity
}

/** Packs to suggest for it; 0 when nothing is missing. */
export function suggestedPacks(need: Need, pack: Parameters<typeof packsFor>[1]): bigint {
  const quantity = missing(need)
  return quantity.n === 0n ? 0n : packsFor(quantity, pack)
}

/** Movements of an item between two counts; base units. */
export type Period = {
  opening: Rational
  received: Rational
  /** Taken in from other branches less given away. */
  transfers: Rational
  closing: Rational
  /** Sold portions x quantity as purchased. */
  theoretical: Rational
  waste: Rational
}

export type Variance = {
  actual: Rational
  /** Used beyond theory and recorded waste; below 0: less was used. */
  unexplained: Rational
  /** Share of the theoretical use; null without any. */
  share: Rational | null
}

/** Actual against theoretical use between two counts. */
export function varianceOf({ opening, received, transfers, closing, theoretical, waste }: Period): Variance {
  const actual = minus(plus(plus(opening, received), transfers), closing)
  const unexplained = minus(minus(actual, theoretical), waste)
  return { actual, unexplained, share: isLess(zero, theoretical) ? over(unexplained, theoretical) : null }
}
