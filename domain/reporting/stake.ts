import type { Halalas } from '../money.ts'
import { rational, roundHalfUp, times, ratio } from '../rational.ts'
import { criticalCap, pointsLost, type ReportScore, tenthsOf } from '../score.ts'

/**
 * Per cent of revenue that one point of the overall score is taken to be worth, until a company says otherwise. Its ground: one star of
 * five more in public ratings went with 5 to 9 % more revenue at independent restaurants (Luca, Harvard Business School 12-016, 2011; no
 * effect was found for chains), one star taken as 20 points.
 */
export const usualRate = 0.3
export const rateLimits = { least: 0.001, most: 10 }

/** What a company says of one branch: guests a month, what one spends, and the rate that it has confirmed, in per cent a point. */
export type StakeBasis = { covers: number; bill: Halalas; rate: number }
export type FindingStake = { key: string; points: number; amount: Halalas }
export type Stakes = {
  basis: StakeBasis
  /** The findings that cost something, the dearest first. */
  findings: FindingStake[]
  /** All of them together, never more than what the score lacks to 100. */
  total: { points: number; amount: Halalas; isLimited: boolean }
}

/** covers x bill x points x rate, exact, rounded half up once at the halala: 9,000 x SAR 62 x 2.4 x 0.3 % = SAR 4,017.60. */
export const stakeOf = (points: number, { covers, bill, rate }: StakeBasis): Halalas => {
  const revenue = times(rational(covers), rational(bill))
  return roundHalfUp(times(times(revenue, rational(points)), times(rational(rate), ratio(1n, 100n))), 0)
}

/** Points as they are shown beside the estimate, so that a reader can multiply them. */
const shownPoints = (points: number): number => tenthsOf(points) / 10

/** What a failed critical question costs is what its cap took away, however many failed. */
const pointsOf = (score: ReportScore, key: string, lost: number): number =>
  score.criticalFailed.includes(key) ? Math.max(0, score.calculated! - criticalCap) : lost

/** What the findings of one visit put at stake in a month; null for a report in which nothing counts. An estimate, never an account. */
export function stakesOf(score: ReportScore, basis: StakeBasis): Stakes | null {
  if (score.final === null || score.calculated === null) return null
  const findings = [...pointsLost(score)]
    .map(([key, lost]) => ({ key, points: shownPoints(pointsOf(score, key, lost)) }))
    .filter(({ points }) => points > 0)
    .map(({ key, points }) => ({ key, points, amount: stakeOf(points, basis) }))
    .toSorted((a, b) => b.amount - a.amount || b.points - a.points)
  const sum = shownPoints(findings.reduce((points, finding) => points + finding.points, 0))
  const gap = shownPoints(100 - score.final)
  const points = Math.min(sum, gap)
  return { basis, findings, total: { points, amount: stakeOf(points, basis), isLimited: sum > gap } }
}
