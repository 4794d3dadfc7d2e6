import type { BadgeTone } from './evaluation.ts'
import { addHours } from './riyadh-time.ts'
import type { Step, StepName } from './step.ts'

export const reportStatuses = [
  'draft',
  'submitted',
  'in_review',
  'revision_requested',
  'released',
  'disputed',
  'locked',
  'rejected',
] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** How a report moves between shopper, editor and client. Anything that is not in this table is refused. */
export const reportSteps = {
  submit: { from: ['draft'], to: 'submitted', permission: 'reports.write' },
  startReview: { from: ['submitted'], to: 'in_review', permission: 'reports.review' },
  requestRevision: { from: ['in_review'], to: 'revision_requested', permission: 'reports.review' },
  resubmit: { from: ['revision_requested'], to: 'in_review', permission: 'reports.write' },
  release: { from: ['in_review'], to: 'released', permission: 'reports.release' },
  reject: { from: ['in_review'], to: 'rejected', permission: 'reports.reject' },
  reopen: { from: ['rejected'], to: 'in_review', permission: 'appeals.decide' },
  dispute: { from: ['released'], to: 'disputed', permission: 'reports.dispute' },
  resolveDispute: { from: ['disputed'], to: 'released', permission: 'reports.review' },
  lock: { from: ['released'], to: 'locked', permission: 'reports.lock' },
} as const satisfies Record<string, Step<ReportStatus>>

export type ReportStep = StepName<typeof reportSteps>

/** Steps whose reason is kept and told to whoever they concern. */
export const reportStepsWithReason: readonly ReportStep[] = [
  'requestRevision',
  'reject',
  'reopen',
  'dispute',
  'resolveDispute',
]

/** How a report is named to people; the shopper's receipt carries the same number. */
export const reportCode = (number: number): string => `R-${String(number).padStart(4, '0')}`

export const reportTone = {
  draft: 'grey',
  submitted: 'blue',
  in_review: 'violet',
  revision_requested: 'yellow-deep',
  released: 'green',
  disputed: 'yellow',
  locked: 'green',
  rejected: 'red',
} as const satisfies Record<ReportStatus, BadgeTone>

/** While a report is here its shopper may change the answers. */
export const isEditableByShopper = (status: ReportStatus): boolean =>
  status === 'draft' || status === 'revision_requested'

/** A client never sees a report that an editor has not released. */
export const isReadableByClient = (status: ReportStatus): boolean =>
  status === 'released' || status === 'disputed' || status === 'locked'

/** An editor corrects answers while checking them, or when a client's objection proves right; at no other time. */
export const isCorrectable = (status: ReportStatus): boolean => status === 'in_review' || status === 'disputed'

/** The clocks of a report, in hours. An admin may set others. */
export const defaultClocks = {
  reportHours: 24,
  revisionHours: 24,
  editorHours: 24,
  editorEscalationHours: 72,
  clientHours: 48,
  disputeHours: 7 * 24,
  disputeAnswerHours: 7 * 24,
  alertHours: 2,
  appealHours: 7 * 24,
  appealAnswerHours: 7 * 24,
} as const

export const reportDueAt = (visitAt: Date, hours: number = defaultClocks.reportHours): Date => addHours(visitAt, hours)
export const revisionDueAt = (requestedAt: Date, hours: number = defaultClocks.revisionHours): Date =>
  addHours(requestedAt, hours)
export const editorDueAt = (submittedAt: Date, hours: number = defaultClocks.editorHours): Date =>
  addHours(submittedAt, hours)
/** A report that waits this long is escalated; it is never accepted by itself. */
export const editorEscalatesAt = (submittedAt: Date, hours: number = defaultClocks.editorEscalationHours): Date =>
  addHours(submittedAt, hours)
export type Lateness = 'on_time' | 'late' | 'escalated'
/** How late an editor is with a report that was to be reviewed by a moment: both marks are told once and decide nothing. */
export const reviewLateness = (reviewDueAt: Date, at: Date): Lateness => {
  const graceHours = defaultClocks.editorEscalationHours - defaultClocks.editorHours
  if (at >= addHours(reviewDueAt, graceHours)) return 'escalated'
  return at >= reviewDueAt ? 'late' : 'on_time'
}
export const clientSeesBy = (visitAt: Date, hours: number = defaultClocks.clientHours): Date => addHours(visitAt, hours)
/** Until when an editor has looked at a critical failure, so that its client hears of it ahead of the report. */
export const alertDueAt = (handedInAt: Date, hours: number = defaultClocks.alertHours): Date =>
  addHours(handedInAt, hours)
/** From this moment a released report without an open dispute is locked. */
export const disputeWindowEndsAt = (releasedAt: Date, hours: number = defaultClocks.disputeHours): Date =>
  addHours(releasedAt, hours)

/** Until then the shopper of a rejected report may appeal. */
export const appealWindowEndsAt = (rejectedAt: Date, hours: number = defaultClocks.appealHours): Date =>
  addHours(rejectedAt, hours)

/** By when a shopper is told what became of an appeal. */
export const appealAnswerDueAt = (appealedAt: Date, hours: number = defaultClocks.appealAnswerHours): Date =>
  addHours(appealedAt, hours)

/** By when whoever disputed an answer is told what became of it. */
export const disputeAnswerDueAt = (openedAt: Date, hours: number = defaultClocks.disputeAnswerHours): Date =>
  addHours(openedAt, hours)

/** What an editor grades a shopper's report on; never how the branch did. */
export const gradePoints = ['facts', 'completeness', 'objectivity', 'language', 'punctuality'] as const
export type GradePoint = (typeof gradePoints)[number]
export type Grades = Record<GradePoint, number>

export const isGrade = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5

/** Mean of values with at most two decimals, to one decimal half up, without binary rounding errors. */
const meanToTenth = (values: readonly number[]): number => {
  const hundredths = values.reduce((sum, value) => sum + Math.round(value * 100), 0)
  return Math.floor((hundredths + 5 * values.length) / (10 * values.length)) / 10
}

/** The grade of one report, 0-5: the mean of its five points. */
export const overallScore = (grades: Grades): number => meanToTenth(gradePoints.map((point) => grades[point]))

/** A shopper's rating: the mean of `overall_score` over graded reports, one decimal, 0 when there is none. */
export const meanRating = (overallScores: readonly number[]): number =>
  overallScores.length === 0 ? 0 : meanToTenth(overallScores)
