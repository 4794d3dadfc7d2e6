import type { EvaluationStatus } from './evaluation.ts'
import { addHours } from './riyadh-time.ts'

export const visitRisks = ['overdue', 'at_risk'] as const
export type VisitRisk = (typeof visitRisks)[number]

/**
 * Hours before a visit without a shopper from which it is at risk, and hours after it by which the client's report is
 * due.
 */
export type RiskHours = { atRisk: number; client: number }

/**
 * Overdue: the visit's time has passed, or, once begun, the due time of the client's report. At risk: near and without
 * a shopper.
 */
export function riskOf(status: EvaluationStatus, visitAt: Date, at: Date, hours: RiskHours): VisitRisk | null {
  if (status === 'completed' || status === 'cancelled') return null
  if (status === 'in_progress') return addHours(visitAt, hours.client) <= at ? 'overdue' : null
  if (visitAt <= at) return 'overdue'
  return status !== 'assigned' && visitAt <= addHours(at, hours.atRisk) ? 'at_risk' : null
}

/** Maximum days from an order to its visit. */
export const orderHorizonDays = 366
