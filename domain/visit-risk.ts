import type { EvaluationStatus } from './evaluation.ts'
import { addHours } from './riyadh-time.ts'

export const visitRisks = ['overdue', 'at_risk'] as const
export type VisitRisk = (typeof visitRisks)[number]

/**
 * The settings behind the risk: a visit that no shopper has taken so many hours before its time is in danger of being missed, and so
 * many hours after it the client is to read the report.
 */
export type RiskHours = { atRisk: number; client: number }

/**
 * Overdue: the time of the visit has passed, or, once it began, the time by which the client was to read the report, whoever holds it
 * up. At risk: it is near and has no shopper.
 */
export function riskOf(status: EvaluationStatus, visitAt: Date, at: Date, hours: RiskHours): VisitRisk | null {
  if (status === 'completed' || status === 'cancelled') return null
  if (status === 'in_progress') return addHours(visitAt, hours.client) <= at ? 'overdue' : null
  if (visitAt <= at) return 'overdue'
  return status !== 'assigned' && visitAt <= addHours(at, hours.atRisk) ? 'at_risk' : null
}

/** How far ahead a visit may be ordered. */
export const orderHorizonDays = 366
