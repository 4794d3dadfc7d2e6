import { isLess, over, type Rational, rational, ratio, sum, times } from '../rational.ts'
import { weightedMean } from './margins.ts'

/** An item of one category and channel as it sold in a period. */
export type SoldItem = {
  id: string
  sold: Rational
  /** Contribution margin of a portion, in halalas. */
  margin: Rational
  /** Days of the period from its first to its last sale. */
  days: number
}

export const itemClasses = ['star', 'popular', 'profitable', 'weak'] as const
export type ItemClass = (typeof itemClasses)[number]

/** What the page proposes for a class: two moves each, the cheaper first. */
export const movesOf = {
  star: ['keep', 'raise'],
  popular: ['raise', 'cheapen'],
  profitable: ['promote', 'rename'],
  weak: ['remove', 'rework'],
} as const satisfies Record<ItemClass, readonly [string, string]>
export type ItemMove = (typeof movesOf)[ItemClass][number]

export type EngineeringRules = {
  /** Days of the period. */
  days: number
  /** Share of an even split that makes an item popular: 7/10. */
  popularity: Rational
  /** Share of the mean margin that makes an item profitable: 1. */
  profitability: Rational
}
export const usualRules = { popularity: ratio(7n, 10n), profitability: rational(1) }

/** Fewest days and portions that say anything. */
export const fewestDays = 28
export const fewestPortions = 100

export type Placed = SoldItem & { share: Rational; itemClass: ItemClass }
export type Engineering = {
  /** Portions of the items that count. */
  sold: Rational
  /** Items sold under half the period, which count nowhere. */
  leftOut: SoldItem[]
} & (
  | { kind: 'too-few'; why: 'days' | 'portions' | 'items' }
  | {
      kind: 'placed'
      items: Placed[]
      /** Least share, in per cent, and least portions of a popular item. */
      popularFrom: { share: Rational; portions: Rational }
      /** Least margin of a profitable item. */
      profitableFrom: Rational
      meanMargin: Rational
    }
)

/** Places items by popularity and margin (Kasavana and Smith). Both limits belong to the upper class. */
export function engineer(items: readonly SoldItem[], rules: EngineeringRules): Engineering {
  const leftOut = items.filter(({ days, sold }) => days * 2 < rules.days || sold.n <= 0n)
  const counted = items.filter((item) => !leftOut.includes(item))
  const sold = sum(counted.map((item) => item.sold))
  const base = { sold, leftOut }
  if (rules.days < fewestDays) return { ...base, kind: 'too-few', why: 'days' }
  if (isLess(sold, rational(fewestPortions))) return { ...base, kind: 'too-few', why: 'portions' }
  if (counted.length < 2) return { ...base, kind: 'too-few', why: 'items' }
  const share = over(times(rules.popularity, rational(100)), rational(counted.length))
  const portions = over(times(share, sold), rational(100))
  const meanMargin = weightedMean(counted.map(({ margin, sold: units }) => ({ value: margin, units })))!
  const profitableFrom = times(meanMargin, rules.profitability)
  const classOf = (item: SoldItem): ItemClass => {
    const isPopular = !isLess(item.sold, portions)
    const isProfitable = !isLess(item.margin, profitableFrom)
    if (isPopular) return isProfitable ? 'star' : 'popular'
    return isProfitable ? 'profitable' : 'weak'
  }
  return {
    ...base,
    kind: 'placed',
    items: counted.map((item) => ({
      ...item,
      share: over(times(item.sold, rational(100)), sold),
      itemClass: classOf(item),
    })),
    popularFrom: { share, portions },
    profitableFrom,
    meanMargin,
  }
}
