import type { ReportStatus } from '#/domain/report.ts'

/** The states of own reports as a shopper looks for them. */
export const ownGroups = {
  open: ['draft'],
  returned: ['revision_requested'],
  waiting: ['submitted', 'in_review'],
  graded: ['released', 'disputed', 'locked'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly ReportStatus[]>
export type OwnGroup = keyof typeof ownGroups
export const ownGroupNames = Object.keys(ownGroups) as OwnGroup[]

export type AppealState = 'open' | 'upheld' | 'dismissed'

/** What happens next with a report, and by when; which of them it is depends on its state and on an appeal. */
export type NextStep =
  | { is: 'finish' | 'revise'; by: string; late: boolean }
  | { is: 'review'; by: string | null }
  | { is: 'graded' }
  | { is: 'appeal'; by: string }
  | { is: 'decision'; by: string }
  | { is: 'paid' }
  | { is: 'closed' }
