import type { EvaluationStatus } from './evaluation.ts'
import { addHours } from './riyadh-time.ts'
import { riskOf, riskHours } from './visit-risk.ts'

/** How likely a visit misses its date, worst first. */
export const dateRisks = ['overdue', 'at_risk', 'watch'] as const
export type DateRisk = (typeof dateRisks)[number]

/** From so many hours before its time on, a visit that nobody holds and that is offered to nobody is watched. */
export const watchHours = 168

export type DateRiskFacts = {
  status: EvaluationStatus
  visitAt: Date
  /** An offer waits for its answer. */
  isOffered: boolean
  /** Shoppers who declined or let an offer run out. */
  refusedBy: number
  /** Shoppers who said on the board that they want it. */
  wishedBy: number
  /** Halalas above the fee. */
  bonus: number
}

export const dateRiskReasons = [
  'visit_late',
  'report_late',
  'hours_left',
  'days_left',
  'not_approved',
  'not_offered',
  'refused',
  'no_bonus',
  'wished',
] as const
/** Why, with a number where one belongs to it. */
export type DateRiskReason = { reason: (typeof dateRiskReasons)[number]; count: number }

const isWaiting = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/** `riskOf`, and before it the week in which somebody should look: nobody has the visit and nobody is asked. */
export function dateRiskOf({ status, visitAt, isOffered }: DateRiskFacts, at: Date): DateRisk | null {
  const near = riskOf(status, visitAt, at)
  if (near) return near
  return isWaiting(status) && !isOffered && visitAt <= addHours(at, watchHours) ? 'watch' : null
}

const hourMs = 3_600_000

const timeLeft = (visitAt: Date, at: Date): DateRiskReason => {
  const hours = Math.max(0, Math.floor((visitAt.getTime() - at.getTime()) / hourMs))
  return hours < riskHours
    ? { reason: 'hours_left', count: hours }
    : { reason: 'days_left', count: Math.floor(hours / 24) }
}

/** What makes a visit risky, in the order in which it helps to read it; empty when nothing does. */
export function dateRiskReasonsOf(facts: DateRiskFacts, at: Date): DateRiskReason[] {
  const risk = dateRiskOf(facts, at)
  if (!risk) return []
  const { status, visitAt, isOffered, refusedBy, wishedBy, bonus } = facts
  if (status === 'in_progress') return [{ reason: 'report_late', count: 0 }]
  const reasons: DateRiskReason[] = [risk === 'overdue' ? { reason: 'visit_late', count: 0 } : timeLeft(visitAt, at)]
  if (!isWaiting(status)) return reasons
  if (status === 'pending') reasons.push({ reason: 'not_approved', count: 0 })
  else if (!isOffered) reasons.push({ reason: 'not_offered', count: 0 })
  if (refusedBy > 0) reasons.push({ reason: 'refused', count: refusedBy })
  if (bonus === 0 && status === 'approved') reasons.push({ reason: 'no_bonus', count: 0 })
  if (wishedBy > 0) reasons.push({ reason: 'wished', count: wishedBy })
  return reasons
}
