import { type Interval, intervalOf, type Sums } from '../statistics.ts'

/**
 * The two published averages of branch scores. Both count only valid visits (released, not excluded) of one evaluation
 * type, and are shown with their number of visits.
 *
 * Period: mean of all visits in the period, equal weight per visit. Current: mean of each branch's last visit, equal
 * weight per branch.
 *
 * Certificates have a third one, by the published conditions of `certificate-rule.ts`, and label it so.
 */
export type AverageKind = 'period' | 'current'
export type CurrentAverage = { n: number; mean: number }

/** Lengths of a period in months, including the current one. */
export const averagePeriods = ['3', '6', '12', '24'] as const
export type AveragePeriod = (typeof averagePeriods)[number]
/** Default period of pages and documents. */
export const usualPeriod: AveragePeriod = '12'

/** Aggregate of stored scores: count, sum and sum of squares, in hundredths of a per cent. */
export type ScoreTally = { n: number; sum: number; squares: number }

/** Converts exact sums of hundredths to per cent. */
export const sumsOfTally = ({ n, sum, squares }: ScoreTally): Sums => ({ n, sum: sum / 100, squares: squares / 10_000 })

/** Average of a period from the tallies of its parts (branches, months); null without visits. */
export const periodAverage = (parts: readonly ScoreTally[]): Interval | null =>
  intervalOf(
    sumsOfTally(
      parts.reduce((a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares }), {
        n: 0,
        sum: 0,
        squares: 0,
      }),
    ),
  )

/** Current average from each branch's last score; null without visited branches. */
export const currentAverage = (lastScores: readonly number[]): CurrentAverage | null => {
  if (lastScores.length === 0) return null
  const hundredths = lastScores.reduce((sum, score) => sum + Math.round(score * 100), 0)
  return { n: lastScores.length, mean: hundredths / lastScores.length / 100 }
}
