import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Grades, type ReportStatus, type ReportStep, reportSteps } from '#/domain/report.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { insertReportEvent } from '#/features/fieldwork/visits/change-report.server.ts'
import { askReview } from './ask-review.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'

export type HeldReport = {
  id: string
  status: ReportStatus
  version: number
  requestId: string
  clientId: string
  shopperId: string
  questionnaireId: string
  circumstances: unknown
  editorId: string | null
  revision: number
  grades: Grades | null
  gradeNote: string | null
  excluded: boolean
}

/** The current report, locked for a decision. Throws `changed-meanwhile` when the editor saw an older version. */
export async function holdReport(tx: Tx, reportId: string, version: number): Promise<HeldReport> {
  const row = await tx
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'status', 'version', 'request_id', 'client_id', 'shopper_id', 'questionnaire_id', 'grades'])
    .select(['grade_note', 'excluded_from_statistics', 'circumstances', 'editor_id', 'revision'])
    .where('id', '=', recordId(reportId))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    requestId: row.request_id,
    clientId: row.client_id,
    shopperId: row.shopper_id,
    questionnaireId: row.questionnaire_id,
    circumstances: row.circumstances,
    editorId: row.editor_id,
    revision: row.revision,
    grades: row.grades as Grades | null,
    gradeNote: row.grade_note,
    excluded: row.excluded_from_statistics,
  }
}

/** Status after a step; throws when the report's status does not allow it. */
export function statusAfter(report: HeldReport, step: ReportStep): ReportStatus {
  const next = takeStep(reportSteps, step, report.status)
  if (!next) throw new AppError('report.step-refused', { step, status: report.status })
  return next
}

export type ReportEventEntry = {
  step:
    | ReportStep
    | 'grade'
    | 'exclude'
    | 'include'
    | 'takeOver'
    | 'correct'
    | 'rescore'
    | 'upholdDispute'
    | 'dismissAppeal'
    | 'payAfterAppeal'
    | 'declineDispute'
  to: ReportStatus
  reason?: string | null
  questions?: readonly string[]
  /** For the activity log, as `reports.verb`. */
  action: string
  before?: JsonValue
  after?: JsonValue
  /** Whether the step is announced. */
  announce: boolean
}

/** Whether a step changes the branch's statistics, and so its certificate. */
const movesStatistics = (step: ReportEventEntry['step'], { status }: HeldReport): boolean =>
  ['release', 'exclude', 'include', 'upholdDispute'].includes(step) || (step === 'correct' && status === 'disputed')

/** Records who took a step and why, and enqueues its announcement. */
export async function recordReportEvent(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  entry: ReportEventEntry,
): Promise<void> {
  const { step, to, reason = null, questions = [], action, announce } = entry
  const { id: reportId, clientId, shopperId, status: from } = report
  const eventId = await insertReportEvent(tx, actor, {
    reportId,
    clientId,
    shopperId,
    step,
    from,
    to,
    reason,
    questions,
  })
  await recordActivity(tx, actor, {
    action,
    entity: 'report',
    entityId: report.id,
    clientId: report.clientId,
    before: entry.before ?? { status: report.status },
    after: entry.after ?? { status: to },
    reason,
  })
  if (announce) await enqueue(tx, 'reports.announce', { eventId })
  if (movesStatistics(entry.step, report)) await askReview(tx, report)
}
