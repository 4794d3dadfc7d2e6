import type { Halalas } from '../money.ts'
import { rational, roundHalfUp, times, ratio } from '../rational.ts'
import { criticalCap, pointsLost, type ReportScore, tenthsOf } from '../score.ts'

/**
 * Per cent of revenue per point of the overall score, unless a company sets its own. Source: one star of five more in
 * public ratings went with 5 to 9 % more revenue at independent restaurants (Luca, Harvard Business School 12-016,
 * 2011; no effect for chains), one star taken as 20 points.
 */
export const usualRate = 0.3
export const rateLimits = { least: 0.001, most: 10 }

/**
 * A company's figures for a branch: guests a month, spending per guest, and its confirmed rate in per cent per point.
 */
export type StakeBasis = { covers: number; bill: Halalas; rate: number }
export type FindingStake = { key: string; points: number; amount: Halalas }
export type Stakes = {
  basis: StakeBasis
  /** Findings with a cost, the highest first. */
  findings: FindingStake[]
  /** Total of all findings, at most the points missing to 100. */
  total: { points: number; amount: Halalas; isLimited: boolean }
}

/**
 * covers x bill x points x rate, exact, rounded half up once to the halala: 9,000 x SAR 62 x 2.4 x 0.3 % = SAR
 * 4,017.60.
 */
export const stakeOf = (points: number, { covers, bill, rate }: StakeBasis): Halalas => {
  const revenue = times(rational(covers), rational(bill))
  return roundHalfUp(times(times(revenue, rational(points)), times(rational(rate), ratio(1n, 100n))), 0)
}

/** Points rounded as displayed, so that readers can check the product. */
const shownPoints = (points: number): number => tenthsOf(points) / 10

/** Failed critical questions share the points removed by the cap. */
const pointsOf = (score: ReportScore, key: string, lost: number): number =>
  score.criticalFailed.includes(key) ? Math.max(0, score.calculated! - criticalCap) : lost

/** Points of the overall score that each finding cost, as shown; findings that cost nothing are left out. */
export const findingPoints = (score: ReportScore): { key: string; points: number }[] =>
  [...pointsLost(score)]
    .map(([key, lost]) => ({ key, points: shownPoints(pointsOf(score, key, lost)) }))
    .filter(({ points }) => points > 0)

/** Estimates the monthly amount at stake by one visit's findings; null for a report where nothing counts. */
export function stakesOf(score: ReportScore, basis: StakeBasis): Stakes | null {
  if (score.final === null || score.calculated === null) return null
  const findings = findingPoints(score)
    .map(({ key, points }) => ({ key, points, amount: stakeOf(points, basis) }))
    .toSorted((a, b) => b.amount - a.amount || b.points - a.points)
  const sum = shownPoints(findings.reduce((points, finding) => points + finding.points, 0))
  const gap = shownPoints(100 - score.final)
  const points = Math.min(sum, gap)
  return { basis, findings, total: { points, amount: stakeOf(points, basis), isLimited: sum > gap } }
}
