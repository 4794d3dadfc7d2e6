import { type Interval, intervalOf, type Sums } from '../statistics.ts'

/**
 * The two averages of branch scores that are shown anywhere. Both count only visits that count (released, not excluded) of one
 * evaluation type, and are shown with their number of visits.
 *
 * Period: the mean of all visits in the period, each visit weighing the same.
 * Current: the mean of each branch's last visit, each branch weighing the same.
 *
 * A certificate has a third one, by the published conditions of `certificate-rule.ts`; it is named after them wherever it is shown.
 */
export type AverageKind = 'period' | 'current'
export type CurrentAverage = { n: number; mean: number }

/** Months that a period may have, the present one among them. */
export const averagePeriods = ['3', '6', '12', '24'] as const
export type AveragePeriod = (typeof averagePeriods)[number]
/** The period of every page and document that does not ask for one. */
export const usualPeriod: AveragePeriod = '12'

/** Scores as they are stored: how many, their sum and the sum of their squares, in hundredths of a per cent. */
export type ScoreTally = { n: number; sum: number; squares: number }

/** Sums of hundredths are exact; people read per cents. */
export const sumsOfTally = ({ n, sum, squares }: ScoreTally): Sums => ({ n, sum: sum / 100, squares: squares / 10_000 })

/** The average of a period from the tallies of its parts (branches, months); null without a visit. */
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

/** The current average from the last score of each branch; null without a branch that was visited. */
export const currentAverage = (lastScores: readonly number[]): CurrentAverage | null => {
  if (lastScores.length === 0) return null
  const hundredths = lastScores.reduce((sum, score) => sum + Math.round(score * 100), 0)
  return { n: lastScores.length, mean: hundredths / lastScores.length / 100 }
}
