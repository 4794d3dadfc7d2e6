import type { EvaluationStatus, EvaluationType } from '#/domain/evaluation.ts'
import type { ReportStatus } from '#/domain/report.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'

/** `waiting`: sent, not released; `done`: released, not paid. */
export const visitGroups = ['returned', 'in_progress', 'new', 'waiting', 'done', 'paid'] as const
export type VisitGroup = (typeof visitGroups)[number]

/** Tabs of the shopper's own visits, by the state of the shopper's work. */
export type VisitTab = 'todo' | 'sent' | 'paid'
const tabOf: Record<VisitGroup, VisitTab> = {
  returned: 'todo',
  in_progress: 'todo',
  new: 'todo',
  waiting: 'sent',
  done: 'sent',
  paid: 'paid',
}
export const inTab =
  (tab: VisitTab) =>
  ({ group }: Pick<VisitLine, 'group'>): boolean =>
    tabOf[group] === tab

export type VisitLine = {
  requestId: string
  number: number
  group: VisitGroup
  clientName: string
  branchName: string
  branchLocation: string
  type: EvaluationType
  scheduledAt: string
  feeHalalas: number
  bonusHalalas: number
  /** Days that the client leaves open to the shopper; null for a fixed date. */
  window: VisitWindow | null
  /** A tie to this client is declared. */
  hasDeclared: boolean
  status: EvaluationStatus
  report: { id: string; status: ReportStatus; dueAt: string; submittedAt: string | null } | null
}

export const paidPageSize = 10
