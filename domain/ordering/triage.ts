import { addHours } from '../riyadh-time.ts'
import { riskOf, type RiskHours } from '../visit-risk.ts'
import { type DateRiskFacts, dateRiskOf } from './date-risk.ts'

/** Queues of visits that need a step by the office now, the most urgent first; a visit stands in one of them. */
export const triageQueues = ['overdue', 'unstaffed', 'expiring', 'at_risk'] as const
export type TriageQueue = (typeof triageQueues)[number]

/** Hours before its end from which an unanswered offer counts as ending. */
export const expiringHours = 1

type Facts = Pick<DateRiskFacts, 'status' | 'visitAt' | 'takers'> & {
  /** End of the unanswered offer. */
  offerUntil: Date | null
}

/**
 * Overdue: `dateRiskOf` says so. Unstaffed: the visit is near and neither held nor offered. Expiring: its open offer ends
 * within `expiringHours`. At risk: the other visits at risk.
 */
export function triageOf(
  { status, visitAt, takers, offerUntil }: Facts,
  at: Date,
  hours: RiskHours,
): TriageQueue | null {
  const isOffered = offerUntil !== null
  const risk = dateRiskOf({ status, visitAt, takers, isOffered, refusedBy: 0, wishedBy: 0, bonus: 0 }, at, hours)
  if (risk === 'overdue') return 'overdue'
  if (status !== 'pending' && status !== 'approved') return null
  if (!isOffered && riskOf(status, visitAt, at, hours) === 'at_risk') return 'unstaffed'
  if (isOffered && offerUntil <= addHours(at, expiringHours)) return 'expiring'
  return risk === 'at_risk' ? 'at_risk' : null
}
