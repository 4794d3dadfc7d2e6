export type Trend = {
  n: number
  /** Kendall's S: pairs with a higher later value less pairs with a lower one. */
  s: number
  /** Two-sided p-value without a trend. */
  p: number
  /** Points from one value to the next (Theil-Sen: median of the slopes of all pairs). */
  slope: number
  direction: 'up' | 'down' | 'none'
}

/** Fewer values can never be significant at 5 %. */
export const fewestForTrend = 5
const level = 0.05
const mostExact = 30

/** Error function to seven digits (Abramowitz and Stegun 7.1.26). */
const errorFunction = (x: number): number => {
  const t = 1 / (1 + 0.327_591_1 * x)
  const poly = ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) * t
  return 1 - poly * Math.exp(-x * x)
}
const normalTwoSided = (z: number): number => 1 - errorFunction(Math.abs(z) / Math.SQRT2)

const exactP = new Map<number, number[]>()

/** Distribution of the number of inversions over all orders of n distinct values. */
function inversionShares(n: number): number[] {
  const known = exactP.get(n)
  if (known) return known
  let shares = [1]
  for (let size = 2; size <= n; size++) {
    const next = Array.from({ length: shares.length + size - 1 }, () => 0)
    shares.forEach((share, index) => {
      for (let k = 0; k < size; k++) next[index + k]! += share / size
    })
    shares = next
  }
  exactP.set(n, shares)
  return shares
}

function exactTwoSided(n: number, s: number): number {
  const pairs = (n * (n - 1)) / 2
  const fewest = (pairs - Math.abs(s)) / 2
  const tail = inversionShares(n)
    .slice(0, fewest + 1)
    .reduce((sum, share) => sum + share, 0)
  return Math.min(1, 2 * tail)
}

/** With ties: normal approximation with tie-corrected variance and continuity correction. */
function tiedTwoSided(values: readonly number[], s: number): number {
  const n = values.length
  const groups = new Map<number, number>()
  for (const value of values) groups.set(value, (groups.get(value) ?? 0) + 1)
  const spread = (size: number) => size * (size - 1) * (2 * size + 5)
  const ties = [...groups.values()].reduce((sum, size) => sum + spread(size), 0)
  const variance = (spread(n) - ties) / 18
  if (s === 0 || variance <= 0) return 1
  return normalTwoSided((Math.abs(s) - 1) / Math.sqrt(variance))
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Mann-Kendall trend test on values in order of time. why: rank-based, so scores need no normal distribution and one
 * capped visit can neither create nor hide a trend, unlike a t-test of the slope. Null for fewer than five values.
 */
export function trendOf(values: readonly number[]): Trend | null {
  const n = values.length
  if (n < fewestForTrend) return null
  let s = 0
  const slopes: number[] = []
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const change = values[j]! - values[i]!
      s += Math.sign(change)
      slopes.push(change / (j - i))
    }
  const exact = n <= mostExact && new Set(values).size === n
  const p = exact ? exactTwoSided(n, s) : tiedTwoSided(values, s)
  const direction = p >= level || s === 0 ? 'none' : s > 0 ? 'up' : 'down'
  return { n, s, p, slope: median(slopes), direction }
}
