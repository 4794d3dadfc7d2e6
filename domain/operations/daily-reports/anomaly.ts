const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const fewest = 6
const unusualFrom = 3.5
const perMad = 0.6745
const perMeanDeviation = 1.253314

/** Distance of a value from those before it, in robust deviations; infinite where they never differed. */
export function robustZ(value: number, before: readonly number[]): number {
  const middle = median(before)
  const deviations = before.map((one) => Math.abs(one - middle))
  const mad = median(deviations)
  if (mad > 0) return (perMad * (value - middle)) / mad
  const spread = mean(deviations)
  if (spread > 0) return (value - middle) / (perMeanDeviation * spread)
  return value === middle ? 0 : Math.sign(value - middle) * Infinity
}

export type Unusual = { usual: number; n: number; basis: 'weekdays' | 'days' }

/**
 * A hint that a value is unusual: compared with the same weekday of eight weeks, else with the last 28 days, else not at
 * all. Null: nothing to say.
 */
export function unusual(
  value: number,
  { weekdays, days }: { weekdays: readonly number[]; days: readonly number[] },
): Unusual | null {
  const basis = weekdays.length >= fewest ? 'weekdays' : days.length >= fewest ? 'days' : null
  if (basis === null) return null
  const before = basis === 'weekdays' ? weekdays : days
  return Math.abs(robustZ(value, before)) >= unusualFrom
    ? { usual: Math.round(median(before)), n: before.length, basis }
    : null
}
