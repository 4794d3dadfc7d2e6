import type { ReportScore } from '#/domain/score.ts'
import { type Stakes, stakesOf } from '#/domain/reporting/stake.ts'
import { type InsightSettings, stakeBasis } from '#/features/reporting/insights/read-settings.server.ts'

export type StakeView = Stakes & { version: number; confirmedAt: string }

/** Stakes of the findings; null until the company has given guests, bill and rate. */
export function stakeView(score: ReportScore, told: InsightSettings): StakeView | null {
  const basis = stakeBasis(told)
  const stakes = basis && stakesOf(score, basis)
  return stakes && told.rate ? { ...stakes, version: told.version, confirmedAt: told.rate.confirmedAt } : null
}
