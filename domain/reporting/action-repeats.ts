import { priorities, type CorrectiveActionStatus, type Priority, type Verification } from '../corrective-action.ts'
import { type Day, daysBetween } from '../riyadh-time.ts'

/** Days after an action was done within which the same failure counts as its repetition. */
export const repeatDays = 180

/** One priority higher; critical stays. */
export const higher = (priority: Priority): Priority => priorities[Math.max(0, priorities.indexOf(priority) - 1)]!

type Action = { status: CorrectiveActionStatus; verification: Verification | null; doneOn: Day }
export type VisitOutcome = 'confirm' | 'reopen' | 'repeat' | 'none'

/**
 * What a later visit says about the last action on a question of its branch. Its answer beats that of a person: what was
 * not confirmed by a visit before is confirmed or reopened; what was confirmed and fails within 180 days is a new action.
 */
export function outcomeOfVisit(action: Action, visit: { day: Day; failed: boolean }): VisitOutcome {
  const { status, verification, doneOn } = action
  if (status !== 'done' && status !== 'verified') return 'none'
  const declared = status === 'done' || verification === 'self'
  if (!visit.failed) return declared ? 'confirm' : 'none'
  if (declared) return 'reopen'
  return daysBetween(doneOn, visit.day) <= repeatDays ? 'repeat' : 'none'
}

/**
 * Whether a "yes" of a company's own audit confirms an action: it is done for the company by another than the person who
 * runs the branch, owns the action or finished it. A failure is taken from every audit.
 */
export const auditConfirms = (audit: { isSelf: boolean; isOwner: boolean; isFinisher: boolean }): boolean =>
  !audit.isSelf && !audit.isOwner && !audit.isFinisher

/** What a company's own audit says about the last action on a question of its branch. */
export function outcomeOfAudit(action: Action, audit: { day: Day; failed: boolean; confirms: boolean }): VisitOutcome {
  const outcome = outcomeOfVisit(action, audit)
  return outcome === 'confirm' && !audit.confirms ? 'none' : outcome
}

/** Levels of the company that hear of a repetition: the nearest, from the third time on also the node above. */
export const levelsOfRepeat = (before: number): number => (before >= 1 ? 2 : 1)
