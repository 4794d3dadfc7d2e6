import type { ReportStatus } from '#/domain/report.ts'

/** Groups of own reports for the filter. */
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

/** Next step of a report and its deadline, by its status and appeal. */
export type NextStep =
  | { is: 'finish' | 'revise'; by: string; late: boolean }
  | { is: 'review'; by: string | null }
  | { is: 'graded' }
  | { is: 'appeal'; by: string }
  | { is: 'decision'; by: string }
  | { is: 'paid' }
  | { is: 'closed' }
