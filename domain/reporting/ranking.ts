import { intervalOf, type Interval, type Sums, areApart } from '../statistics.ts'

export type Ranked<T> = {
  item: T
  interval: Interval
  /** Equal ranks are statistically indistinguishable. */ rank: number
  tied: boolean
}

/** Items with fewer visits are shown without a rank. */
export const fewestRanked = 3

/**
 * Ranks best first. Items not distinguishable from the best of a group (difference of means within its margin) share
 * its rank; the next rank counts all before it. Means of too few visits have no rank.
 */
export function rank<T>(items: readonly T[], sumsOf: (item: T) => Sums): { ranked: Ranked<T>[]; unranked: T[] } {
  const known = items.flatMap((item) => {
    const sums = sumsOf(item)
    const interval = intervalOf(sums)
    return interval && sums.n >= fewestRanked ? [{ item, sums, interval }] : []
  })
  const sorted = known.toSorted((a, b) => b.interval.mean - a.interval.mean)
  let head = sorted[0]
  let place = 1
  const places = sorted.map((entry, index) => {
    if (head && entry !== head && areApart(head.sums, entry.sums)) {
      head = entry
      place = index + 1
    }
    return place
  })
  const size = new Map<number, number>()
  for (const at of places) size.set(at, (size.get(at) ?? 0) + 1)
  return {
    ranked: sorted.map(({ item, interval }, index) => {
      const at = places[index]!
      return { item, interval, rank: at, tied: size.get(at)! > 1 }
    }),
    unranked: items.filter((item) => sumsOf(item).n < fewestRanked),
  }
}
