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

/** Clocks of appeals, in hours. All other clocks of a report are settings. */
const appealHours = 7 * 24
const appealAnswerHours = 7 * 24

export type Lateness = 'on_time' | 'late' | 'escalated'
/** What an editor's review is measured by: the time to review, and the time after which a report that waits is escalated. */
export type ReviewHours = { editor: number; escalation: number }
/** How long after its due time a review is escalated. A report is never accepted by itself. */
export const graceHours = ({ editor, escalation }: ReviewHours): number => Math.max(0, escalation - editor)
/** How late an editor is with a report that was to be reviewed by a moment: both marks are told once and decide nothing. */
export const reviewLateness = (reviewDueAt: Date, at: Date, hours: ReviewHours): Lateness => {
  if (at >= addHours(reviewDueAt, graceHours(hours))) return 'escalated'
  return at >= reviewDueAt ? 'late' : 'on_time'
}
/** From this moment a released report without an open dispute is locked. */
export const disputeWindowEndsAt = (releasedAt: Date, days: number): Date => addHours(releasedAt, 24 * days)

/** Until then the shopper of a rejected report may appeal. */
export const appealWindowEndsAt = (rejectedAt: Date): Date => addHours(rejectedAt, appealHours)

/** By when a shopper is told what became of an appeal. */
export const appealAnswerDueAt = (appealedAt: Date): Date => addHours(appealedAt, appealAnswerHours)

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
