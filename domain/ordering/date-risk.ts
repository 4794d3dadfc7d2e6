import type { EvaluationStatus } from '../evaluation.ts'
import { addHours } from '../riyadh-time.ts'
import { riskOf, type RiskHours } from '../visit-risk.ts'

/** How likely a visit misses its date, worst first. */
export const dateRisks = ['overdue', 'at_risk', 'watch'] as const
export type DateRisk = (typeof dateRisks)[number]

/** From so many hours before its time on, a visit that nobody holds and that is offered to nobody is watched. */
export const watchHours = 168
/** When only a few shoppers may take a visit, it is watched from so many hours on. */
export const fewTakersHours = 336
export const fewTakers = 2
/** So far they are counted; how many more there are changes nothing. */
export const mostTakersCounted = 10

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
  /** Shoppers whom no rule keeps from it; null while nobody has counted. */
  takers: number | null
}

export const dateRiskReasons = [
  'visit_late',
  'report_late',
  'hours_left',
  'days_left',
  'not_approved',
  'not_offered',
  'nobody_may',
  'few_may',
  'refused',
  'no_bonus',
  'wished',
] as const
/** Why, with a number where one belongs to it. */
export type DateRiskReason = { reason: (typeof dateRiskReasons)[number]; count: number }

const isWaiting = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/**
 * `riskOf`; at risk as well when nobody at all may take the visit of this week. Before that it is watched: in its last week nobody is
 * asked, or in its last two only a few may take it.
 */
export function dateRiskOf(
  { status, visitAt, isOffered, takers }: DateRiskFacts,
  at: Date,
  hours: RiskHours,
): DateRisk | null {
  const near = riskOf(status, visitAt, at, hours)
  if (near || !isWaiting(status)) return near
  const isThisWeek = visitAt <= addHours(at, watchHours)
  if (takers === 0 && isThisWeek) return 'at_risk'
  if (takers !== null && takers <= fewTakers && visitAt <= addHours(at, fewTakersHours)) return 'watch'
  return !isOffered && isThisWeek ? 'watch' : null
}

const hourMs = 3_600_000

const timeLeft = (visitAt: Date, at: Date, { atRisk }: RiskHours): DateRiskReason => {
  const hours = Math.max(0, Math.floor((visitAt.getTime() - at.getTime()) / hourMs))
  return hours < atRisk
    ? { reason: 'hours_left', count: hours }
    : { reason: 'days_left', count: Math.floor(hours / 24) }
}

/** What makes a visit risky, in the order in which it helps to read it; empty when nothing does. */
export function dateRiskReasonsOf(facts: DateRiskFacts, at: Date, hours: RiskHours): DateRiskReason[] {
  const risk = dateRiskOf(facts, at, hours)
  if (!risk) return []
  const { status, visitAt, isOffered, refusedBy, wishedBy, bonus, takers } = facts
  if (status === 'in_progress') return [{ reason: 'report_late', count: 0 }]
  const reasons: DateRiskReason[] = [
    risk === 'overdue' ? { reason: 'visit_late', count: 0 } : timeLeft(visitAt, at, hours),
  ]
  if (!isWaiting(status)) return reasons
  if (status === 'pending') reasons.push({ reason: 'not_approved', count: 0 })
  else if (!isOffered) reasons.push({ reason: 'not_offered', count: 0 })
  if (takers === 0) reasons.push({ reason: 'nobody_may', count: 0 })
  else if (takers !== null && takers <= fewTakers) reasons.push({ reason: 'few_may', count: takers })
  if (refusedBy > 0) reasons.push({ reason: 'refused', count: refusedBy })
  if (bonus === 0 && status === 'approved') reasons.push({ reason: 'no_bonus', count: 0 })
  if (wishedBy > 0) reasons.push({ reason: 'wished', count: wishedBy })
  return reasons
}
