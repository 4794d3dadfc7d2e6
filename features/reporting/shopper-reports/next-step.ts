import { appealAnswerDueAt, appealWindowEndsAt, type ReportStatus } from '#/domain/report.ts'
import type { AppealState, NextStep } from './own-report.ts'

export type Standing = {
  status: ReportStatus
  dueAt: string
  reviewDueAt: string | null
  rejectedAt: string | null
  appeal: { status: AppealState; at: string; feeDue: number | null } | null
}

/** Next step of a report, by the shopper or by the office. */
export function nextStep({ status, dueAt, reviewDueAt, rejectedAt, appeal }: Standing, at: Date): NextStep {
  switch (status) {
    case 'draft':
      return { is: 'finish', by: dueAt, late: new Date(dueAt) <= at }
    case 'revision_requested':
      return { is: 'revise', by: dueAt, late: new Date(dueAt) <= at }
    case 'submitted':
    case 'in_review':
      return { is: 'review', by: reviewDueAt }
    case 'rejected':
      return afterRejection(rejectedAt, appeal, at)
    default:
      return { is: 'graded' }
  }
}

function afterRejection(rejectedAt: string | null, appeal: Standing['appeal'], at: Date): NextStep {
  if (appeal?.status === 'open') return { is: 'decision', by: appealAnswerDueAt(new Date(appeal.at)).toISOString() }
  if (appeal) return { is: appeal.feeDue === null ? 'closed' : 'paid' }
  const until = rejectedAt ? appealWindowEndsAt(new Date(rejectedAt)) : null
  return until && at < until ? { is: 'appeal', by: until.toISOString() } : { is: 'closed' }
}
