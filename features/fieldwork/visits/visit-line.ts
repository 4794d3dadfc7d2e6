import type { EvaluationStatus, EvaluationType } from '#/domain/evaluation.ts'
import type { ReportStatus } from '#/domain/report.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'

export const visitGroups = ['returned', 'in_progress', 'new', 'waiting', 'done'] as const
export type VisitGroup = (typeof visitGroups)[number]

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

export const donePageSize = 10
