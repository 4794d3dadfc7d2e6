import { differenceOfMeans, sumsOfValues } from '#/domain/statistics.ts'

/** Days looked back on. */
export const gapDays = 180
/** Spread (standard deviation) that is assumed where a side has fewer than two values. */
export const assumedSpread = 9
const normalQuantile = 1.96

export type GapSide = { n: number; mean: number }
export type Gap = {
  audits: GapSide
  guests: GapSide
  /** Mean of the audits less that of the mystery visits. */
  difference: number
  /** Half width of its 95 % interval. */
  margin: number
  /** Beyond the margin. */
  isShown: boolean
  isAssumed: boolean
}

/** Margin of a difference of two means with the assumed spread on both sides. */
export const assumedMargin = (a: number, b: number): number => normalQuantile * assumedSpread * Math.sqrt(1 / a + 1 / b)

/** Audits compared with mystery visits on one topic; null without a value on each side. */
export function gapOf(audits: readonly number[], guests: readonly number[]): Gap | null {
  if (audits.length === 0 || guests.length === 0) return null
  const [a, b] = [sumsOfValues(audits), sumsOfValues(guests)]
  const sides = { audits: { n: a.n, mean: a.sum / a.n }, guests: { n: b.n, mean: b.sum / b.n } }
  const welch = differenceOfMeans(a, b)
  const difference = welch?.difference ?? sides.audits.mean - sides.guests.mean
  const margin = welch?.margin ?? assumedMargin(a.n, b.n)
  return { ...sides, difference, margin, isShown: Math.abs(difference) > margin, isAssumed: welch === null }
}
