/** Aggregate of a sample: count, sum and sum of squares. */
export type Sums = { n: number; sum: number; squares: number }
/** Mean with its 95 % interval, on the scale of 0 to 100; `spread` is null with too few values. */
export type Interval = { n: number; mean: number; spread: Spread | null }
export type Spread = { margin: number; low: number; high: number }

/** Fewest values with a margin (why: with fewer it reflects chance). */
export const fewestForMargin = 5

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Sample variance (n - 1); null for fewer than two values. */
export function variance(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

const varianceOfSums = ({ n, sum, squares }: Sums): number | null =>
  n < 2 ? null : Math.max(0, (squares - (sum * sum) / n) / (n - 1))

const lanczos = [
  76.180_091_729_471_46, -86.505_320_329_416_8, 24.014_098_240_830_91, -1.231_739_572_450_155,
  0.001_208_650_973_866_179, -0.000_005_395_239_384_953,
]
const logGamma = (x: number): number => {
  const base = x + 5.5
  const series = lanczos.reduce((sum, c, index) => sum + c / (x + 1 + index), 1.000_000_000_190_015)
  return (x + 0.5) * Math.log(base) - base + Math.log((2.506_628_274_631 * series) / x)
}

const tiny = 1e-300
const away = (value: number): number => (Math.abs(value) < tiny ? tiny : value)

/** Continued fraction of the incomplete beta function (Lentz's method). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    const step = d * c
    result *= step
    if (Math.abs(step - 1) < 1e-14) break
  }
  return result
}

function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b
}

/** Two-sided p-value of Student's t. */
export const twoSidedP = (t: number, freedom: number): number =>
  incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t))

const quantiles = new Map<number, number>()

/** 95 % quantile of Student's t, two-sided: 12.706 for one degree of freedom, towards 1.96 for many. */
export function studentT(freedom: number): number {
  const known = quantiles.get(freedom)
  if (known !== undefined) return known
  let [low, high] = [1.95, 13]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (twoSidedP(middle, freedom) > 0.05) low = middle
    else high = middle
  }
  const found = (low + high) / 2
  if (Number.isInteger(freedom) && quantiles.size < 1000) quantiles.set(freedom, found)
  return found
}

const marginOf = (n: number, spread: number | null): number | null =>
  spread === null ? null : studentT(n - 1) * Math.sqrt(spread / n)

/** Half width of the 95 % interval of a mean by Student's t, valid for small samples; null for one value. */
export const marginOfMean = (values: readonly number[]): number | null => marginOf(values.length, variance(values))

/** Mean and interval of percentages from sums; null when empty. */
export function intervalOf(sums: Sums): Interval | null {
  if (sums.n === 0) return null
  const middle = sums.sum / sums.n
  const margin = sums.n < fewestForMargin ? null : marginOf(sums.n, varianceOfSums(sums))
  if (margin === null) return { n: sums.n, mean: middle, spread: null }
  const spread = { margin, low: Math.max(0, middle - margin), high: Math.min(100, middle + margin) }
  return { n: sums.n, mean: middle, spread }
}

/** Display of a mean's spread: none below five values; as two ends where a margin would leave the scale. */
export type ToldSpread =
  | { kind: 'few' | 'same' }
  | { kind: 'margin'; margin: number }
  | { kind: 'range'; low: number; high: number }

export function toldSpread({ mean: middle, spread }: Pick<Interval, 'mean' | 'spread'>): ToldSpread {
  if (!spread) return { kind: 'few' }
  const { margin, low, high } = spread
  if (margin < 0.05) return { kind: 'same' }
  const leaves = middle - margin < 0 || middle + margin > 100
  return leaves ? { kind: 'range', low, high } : { kind: 'margin', margin }
}

export const sumsOfValues = (values: readonly number[]): Sums => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
})

export const addSums = (all: readonly Sums[]): Sums =>
  all.reduce((a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares }), {
    n: 0,
    sum: 0,
    squares: 0,
  })

export type Difference = { difference: number; margin: number; significant: boolean }

/**
 * Difference of two means with its 95 % margin (Welch: unequal variances); null where one has fewer than two values.
 */
export function differenceOfMeans(a: Sums, b: Sums): Difference | null {
  const [spreadA, spreadB] = [varianceOfSums(a), varianceOfSums(b)]
  if (spreadA === null || spreadB === null) return null
  const [partA, partB] = [spreadA / a.n, spreadB / b.n]
  const difference = a.sum / a.n - b.sum / b.n
  if (partA + partB === 0) return { difference, margin: 0, significant: difference !== 0 }
  const freedom = (partA + partB) ** 2 / (partA ** 2 / (a.n - 1) + partB ** 2 / (b.n - 1))
  const margin = studentT(freedom) * Math.sqrt(partA + partB)
  return { difference, margin, significant: Math.abs(difference) > margin }
}

/** Whether two means differ by more than their margin; much cheaper than `differenceOfMeans` (for long rankings). */
export function areApart(a: Sums, b: Sums): boolean {
  const [spreadA, spreadB] = [varianceOfSums(a), varianceOfSums(b)]
  if (spreadA === null || spreadB === null) return false
  const [partA, partB] = [spreadA / a.n, spreadB / b.n]
  const difference = a.sum / a.n - b.sum / b.n
  if (partA + partB === 0) return difference !== 0
  const freedom = (partA + partB) ** 2 / (partA ** 2 / (a.n - 1) + partB ** 2 / (b.n - 1))
  return twoSidedP(difference / Math.sqrt(partA + partB), freedom) < 0.05
}

export type Line = { slope: number; intercept: number; p: number | null }

/** Least-squares line with the t-test of its slope; null where x does not vary. */
export function lineThrough(points: readonly { x: number; y: number }[]): Line | null {
  const n = points.length
  if (n < 2) return null
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const sxx = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  if (sxx === 0) return null
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / sxx
  const intercept = y - slope * x
  if (n < 3) return { slope, intercept, p: null }
  const rest = points.reduce((sum, point) => sum + (point.y - intercept - slope * point.x) ** 2, 0)
  if (rest === 0) return { slope, intercept, p: slope === 0 ? 1 : 0 }
  return { slope, intercept, p: twoSidedP(slope / Math.sqrt(rest / (n - 2) / sxx), n - 2) }
}

/** Pearson correlation, -1 to 1; null where one side does not vary. */
export function correlation(pairs: readonly { x: number; y: number }[]): number | null {
  if (pairs.length < 2) return null
  const [x, y] = [mean(pairs.map((pair) => pair.x)), mean(pairs.map((pair) => pair.y))]
  const sum = (of: (pair: { x: number; y: number }) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  const spread = Math.sqrt(sum((pair) => (pair.x - x) ** 2) * sum((pair) => (pair.y - y) ** 2))
  if (spread === 0) return null
  return Math.max(-1, Math.min(1, sum((pair) => (pair.x - x) * (pair.y - y)) / spread))
}
