import { addDays, type Day } from './riyadh-time.ts'
import type { BadgeTone } from './evaluation.ts'
import { type Step, type StepName, stepsFrom } from './step.ts'

/** Statuses of a corrective action. */
export const correctiveActionStatuses = ['open', 'in_progress', 'done', 'verified', 'reopened', 'cancelled'] as const
export type CorrectiveActionStatus = (typeof correctiveActionStatuses)[number]

/** Columns of the board; cancelled actions are in the list alone. */
export const actionColumns = ['open', 'reopened', 'in_progress', 'done', 'verified'] as const
export type ActionColumn = (typeof actionColumns)[number]

export const correctiveActionSteps = {
  start: { from: ['open', 'reopened'], to: 'in_progress', permission: 'actions.write' },
  finish: { from: ['in_progress'], to: 'done', permission: 'actions.write' },
  verify: { from: ['done'], to: 'verified', permission: 'actions.verify' },
  reopen: { from: ['done', 'verified'], to: 'reopened', permission: 'actions.write' },
  cancel: { from: ['open', 'in_progress', 'reopened'], to: 'cancelled', permission: 'actions.verify' },
} as const satisfies Record<string, Step<CorrectiveActionStatus>>
export type CorrectiveActionStep = StepName<typeof correctiveActionSteps>

/** The step that leads from one status to another; null: none does. */
export const actionStepBetween = (
  from: CorrectiveActionStatus,
  to: CorrectiveActionStatus,
): CorrectiveActionStep | null =>
  stepsFrom(correctiveActionSteps, from).find((step) => correctiveActionSteps[step].to === to) ?? null

/**
 * How an action was verified: by the client itself (a declaration, without effect on a certificate), by a later audit
 * of the company's own, by a reviewer, or by a later visit that repeated the question. `earlier`: verified before own checks became declarations.
 */
export const verifications = ['self', 'audit', 'review', 'visit', 'earlier'] as const
export type Verification = (typeof verifications)[number]

/** Done, and verified at most by the client itself. */
export const awaitsConfirmation = (action: { status: CorrectiveActionStatus; verification: string | null }): boolean =>
  action.status === 'done' || (action.status === 'verified' && action.verification === 'self')

export const correctiveActionTone = {
  open: 'grey',
  in_progress: 'blue',
  done: 'yellow',
  verified: 'green',
  reopened: 'yellow-deep',
  cancelled: 'grey',
} as const satisfies Record<CorrectiveActionStatus, BadgeTone>

/** Statuses with work left to do. */
export const unfinishedCorrectiveActions = [
  'open',
  'in_progress',
  'reopened',
] as const satisfies readonly CorrectiveActionStatus[]
export const isUnfinished = (status: CorrectiveActionStatus): boolean =>
  (unfinishedCorrectiveActions as readonly CorrectiveActionStatus[]).includes(status)

export const priorities = ['critical', 'high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]
const daysFor = { critical: 0, high: 3, medium: 7, low: 14 } as const satisfies Record<Priority, number>

/** Default due day of a priority. */
export const correctiveActionDueOn = (priority: Priority, today: Day): Day => addDays(today, daysFor[priority])

/** How often a manager gives an action more time. */
export const mostExtensions = 2

/** Overdue from the day after `dueOn`; finished actions never are. */
export const isOverdue = (action: { status: CorrectiveActionStatus; dueOn: Day }, today: Day): boolean =>
  isUnfinished(action.status) && action.dueOn < today

/** Suggests the priority of a finding. */
export const priorityOf = (finding: { failed: boolean; critical: boolean; major: boolean; lost: number }): Priority => {
  if (finding.failed && finding.critical) return 'critical'
  if (finding.failed && finding.major) return 'high'
  return finding.failed || finding.lost >= 1 ? 'medium' : 'low'
}
