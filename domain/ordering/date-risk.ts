import type { EvaluationStatus } from '../evaluation.ts'
import { addHours } from '../riyadh-time.ts'
import { riskOf, type RiskHours } from '../visit-risk.ts'

/** Risk of missing a visit's date, worst first. */
export const dateRisks = ['overdue', 'at_risk', 'watch'] as const
export type DateRisk = (typeof dateRisks)[number]

/** Hours before a visit from which it is watched while neither held nor offered. */
export const watchHours = 168
/** Hours before a visit from which it is watched when only few shoppers may take it. */
export const fewTakersHours = 336
export const fewTakers = 2
/** Takers are counted up to this number; more change nothing. */
export const mostTakersCounted = 10

export type DateRiskFacts = {
  status: EvaluationStatus
  visitAt: Date
  /** Has an unanswered offer. */
  isOffered: boolean
  /** Shoppers who declined an offer or let it expire. */
  refusedBy: number
  /** Shoppers who asked for it on the board. */
  wishedBy: number
  /** Halalas above the fee. */
  bonus: number
  /** Shoppers allowed by all rules; null: not counted. */
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
/** A reason, with its number where it has one. */
export type DateRiskReason = { reason: (typeof dateRiskReasons)[number]; count: number }

const isWaiting = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/**
 * `riskOf`, extended: at risk as well when no shopper may take a visit of this week. Watched: no offer in the last
 * week, or few takers in the last two.
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

/** Reasons of a visit's risk, in reading order. */
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
