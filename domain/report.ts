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

/** Steps of a report between shopper, editor and client; all others are refused. */
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

/** Steps whose reason is stored and sent to the people concerned. */
export const reportStepsWithReason: readonly ReportStep[] = [
  'requestRevision',
  'reject',
  'reopen',
  'dispute',
  'resolveDispute',
]

/** Report number as shown to people; also on the shopper's receipt. */
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

/** Statuses in which the shopper may change answers. */
export const isEditableByShopper = (status: ReportStatus): boolean =>
  status === 'draft' || status === 'revision_requested'

/** Clients only see reports released by an editor. */
export const isReadableByClient = (status: ReportStatus): boolean =>
  status === 'released' || status === 'disputed' || status === 'locked'

/** Editors correct answers only during the review or for an accepted objection. */
export const isCorrectable = (status: ReportStatus): boolean => status === 'in_review' || status === 'disputed'

/** Hours of the appeal clocks; all other clocks of a report are settings. */
const appealHours = 7 * 24
const appealAnswerHours = 7 * 24

export type Lateness = 'on_time' | 'late' | 'escalated'
/** Hours allowed for a review, and hours until an unreviewed report is escalated. */
export type ReviewHours = { editor: number; escalation: number }
/** Hours from a review's due time to its escalation. Reports are never accepted automatically. */
export const graceHours = ({ editor, escalation }: ReviewHours): number => Math.max(0, escalation - editor)
/** Lateness of a review at a moment: each mark is notified once and changes nothing else. */
export const reviewLateness = (reviewDueAt: Date, at: Date, hours: ReviewHours): Lateness => {
  if (at >= addHours(reviewDueAt, graceHours(hours))) return 'escalated'
  return at >= reviewDueAt ? 'late' : 'on_time'
}
/** Moment from which a released report without an open dispute is locked. */
export const disputeWindowEndsAt = (releasedAt: Date, days: number): Date => addHours(releasedAt, 24 * days)

/** End of the appeal period of a rejected report. */
export const appealWindowEndsAt = (rejectedAt: Date): Date => addHours(rejectedAt, appealHours)

/** Due time of the decision on an appeal. */
export const appealAnswerDueAt = (appealedAt: Date): Date => addHours(appealedAt, appealAnswerHours)

/** Criteria of a shopper's report grade; independent of the branch's result. */
export const gradePoints = ['facts', 'completeness', 'objectivity', 'language', 'punctuality'] as const
export type GradePoint = (typeof gradePoints)[number]
export type Grades = Record<GradePoint, number>

export const isGrade = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5

/** Mean of values with up to two decimals, rounded half up to one without binary errors. */
const meanToTenth = (values: readonly number[]): number => {
  const hundredths = values.reduce((sum, value) => sum + Math.round(value * 100), 0)
  return Math.floor((hundredths + 5 * values.length) / (10 * values.length)) / 10
}

/** Grade of a report, 0-5: the mean of its five criteria. */
export const overallScore = (grades: Grades): number => meanToTenth(gradePoints.map((point) => grades[point]))

/** A shopper's rating: the mean of `overall_score` over graded reports, one decimal, 0 when there is none. */
export const meanRating = (overallScores: readonly number[]): number =>
  overallScores.length === 0 ? 0 : meanToTenth(overallScores)
