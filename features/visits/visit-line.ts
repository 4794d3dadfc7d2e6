import type { EvaluationStatus, EvaluationType } from '#/domain/evaluation.ts'
import type { ReportStatus } from '#/domain/report.ts'

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
  status: EvaluationStatus
  report: { id: string; status: ReportStatus; dueAt: string; submittedAt: string | null } | null
}

export const donePageSize = 10
