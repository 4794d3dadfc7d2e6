import type { ClientApprovalStatus } from '../client-approval.ts'
import type { BadgeTone } from '../evaluation.ts'
import type { Halalas } from '../money.ts'

/** Health of a client for the back office: the worst of its reasons. */
export const clientHealths = ['good', 'watch', 'risk'] as const
export type ClientHealth = (typeof clientHealths)[number]

export const healthTone = { good: 'green', watch: 'yellow-deep', risk: 'red' } as const satisfies Record<
  ClientHealth,
  BadgeTone
>

/** Bounds of the reasons: days, and points of the score. */
export const healthBounds = {
  /** Days after the due day from which an overdue invoice is a risk. */
  longOverdue: 30,
  /** Days without a counted visit. */
  noVisit: 60,
  noVisitLong: 120,
  /** Points by which the last visits lie below the visits before them. */
  falling: 5,
  fallingFast: 10,
  /** Days before the end of a plan that is not continued. */
  planEnding: 30,
} as const

/** Reasons with their weight, worst first. */
export const healthReasons = {
  'critical-open': 'risk',
  'long-overdue': 'risk',
  'falling-fast': 'risk',
  'no-visit-long': 'risk',
  'plan-unpaid': 'risk',
  overdue: 'watch',
  falling: 'watch',
  'no-visit': 'watch',
  'plan-ending': 'watch',
  'approval-waiting': 'watch',
} as const satisfies Record<string, Exclude<ClientHealth, 'good'>>
export type HealthReason = keyof typeof healthReasons
export const healthReasonNames = Object.keys(healthReasons) as HealthReason[]

/** What the health of a client depends on. */
export type HealthFacts = {
  approval: ClientApprovalStatus
  /** Open amount of overdue invoices, and days since the due day of the oldest. */
  overdue: Halalas
  overdueDays: number
  /** Critical findings that are not settled. */
  criticalOpen: number
  /** Days since the last counted visit, or without one since the client could order. */
  idleDays: number
  /** Points of the last visits less the visits before them; null without two visits to a branch. */
  change: number | null
  /** Days until a plan that is not continued ends; null: it continues, or there is none. */
  planEndsIn: number | null
  /** The plan was paused because a month is unpaid. */
  isPlanPaused: boolean
}

const overdueReason = ({ overdue, overdueDays }: HealthFacts): HealthReason | null => {
  if (overdue <= 0) return null
  return overdueDays >= healthBounds.longOverdue ? 'long-overdue' : 'overdue'
}

const visitReason = ({ idleDays }: HealthFacts): HealthReason | null => {
  if (idleDays >= healthBounds.noVisitLong) return 'no-visit-long'
  return idleDays >= healthBounds.noVisit ? 'no-visit' : null
}

const scoreReason = ({ change }: HealthFacts): HealthReason | null => {
  if (change === null || change > -healthBounds.falling) return null
  return change <= -healthBounds.fallingFast ? 'falling-fast' : 'falling'
}

const planReason = ({ planEndsIn, isPlanPaused }: HealthFacts): HealthReason | null => {
  if (isPlanPaused) return 'plan-unpaid'
  return planEndsIn !== null && planEndsIn <= healthBounds.planEnding ? 'plan-ending' : null
}

/** Reasons of a client's health, worst first. A client that was not approved has those of its money and its approval. */
export function healthReasonsOf(facts: HealthFacts): HealthReason[] {
  const isApproved = facts.approval === 'approved'
  const found = new Set<HealthReason | null>([
    overdueReason(facts),
    ...(isApproved ? [visitReason(facts), scoreReason(facts), planReason(facts)] : []),
    isApproved && facts.criticalOpen > 0 ? 'critical-open' : null,
    facts.approval === 'pending' ? 'approval-waiting' : null,
  ])
  return healthReasonNames.filter((reason) => found.has(reason))
}

/** The worst weight of the reasons. */
export function healthOf(reasons: readonly HealthReason[]): ClientHealth {
  if (reasons.some((reason) => healthReasons[reason] === 'risk')) return 'risk'
  return reasons.length > 0 ? 'watch' : 'good'
}
