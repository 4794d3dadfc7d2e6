import { isLess, type Rational, rational, ratio, sum, times } from '../rational.ts'
import { isNegative, minus, percentOf } from './figures.ts'

/** Portions of a month from those of 28 days: twelve months are 365 days. */
export const portionsAMonth = (soldIn28Days: Rational): Rational => times(soldIn28Days, ratio(365n, 336n))

/** What a change of the food cost of a portion costs a month, in halalas; null: no sales known. */
export const monthlyChange = (change: Rational, portions: Rational | null): Rational | null =>
  portions === null || portions.n <= 0n ? null : times(change, portions)

/** Change of a price in per cent; null where there was none before. */
export const changePercent = (before: Rational, after: Rational): Rational | null =>
  percentOf(minus(after, before), before)

export type Moved = { recipeId: string; monthly: Rational | null }

const size = (value: Rational): Rational => (isNegative(value) ? minus({ n: 0n, d: 1n }, value) : value)

/** Largest change first, whichever way; dishes without known sales last. */
export const byMonthlyChange = <Row extends Moved>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => {
    if (a.monthly === null || b.monthly === null) return Number(a.monthly === null) - Number(b.monthly === null)
    if (isLess(size(b.monthly), size(a.monthly))) return -1
    return isLess(size(a.monthly), size(b.monthly)) ? 1 : 0
  })

/** All that moved, a month. */
export const monthlySum = (rows: readonly Moved[]): Rational =>
  sum(rows.flatMap(({ monthly }) => (monthly === null ? [] : [monthly])))

/** Riyals a month, in halalas, and points of food cost above which a move is told at once. */
export const toldFrom = { monthly: rational(50_000), points: rational(2) }

export type MoveAlert = 'channel-loss' | 'monthly' | 'target'

/**
 * Why a move is told at once: a channel loses money on each portion, it costs more than 500 riyals a month, or the food
 * cost lies 2 points above its target. The rest goes into the digest of the day.
 */
export function alertOf(move: {
  monthly: Rational | null
  foodPercent: Rational | null
  target: Rational | null
  lowestMargin: Rational | null
}): MoveAlert | null {
  if (move.lowestMargin !== null && isNegative(move.lowestMargin)) return 'channel-loss'
  if (move.monthly !== null && isLess(toldFrom.monthly, move.monthly)) return 'monthly'
  const { foodPercent, target } = move
  if (foodPercent === null || target === null) return null
  return isLess(toldFrom.points, minus(foodPercent, times(target, rational(100)))) ? 'target' : null
}
