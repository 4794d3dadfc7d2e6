import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { questionnaireOfVisit } from '#/features/questionnaires/read-questionnaire.server.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { selectAnswers, selectPhotos } from './report-under-way.server.ts'

/** A report as its shopper works on it or looks back at it. The branch's score is not among it: it is none of the shopper's business. */
export async function readReportForm(actor: Actor, reportId: string) {
  authorize(actor, 'reports.write')
  return readAs(actor, async (db) => {
    const report = await selectReport(db, actor, reportId)
    const [definition, answers, photos, decision] = await Promise.all([
      questionnaireOfVisit(db, report),
      selectAnswers(db, report.id),
      selectPhotos(db, report.id),
      selectEditorsWord(db, report.id, report.status as ReportStatus),
    ])
    return {
      shopperId: actor.id,
      reportId: report.id,
      requestId: report.request_id,
      status: report.status as ReportStatus,
      receiptNumber: report.receipt_number,
      branchName: report.branch_name,
      clientName: report.client_name,
      feeHalalas: report.shopper_fee,
      checkedInAt: report.checked_in_at,
      dueAt: report.due_at,
      submittedAt: report.submitted_at,
      reviewDueAt: report.review_due_at,
      grade: report.overall_score,
      gradeNote: report.grade_note,
      decision,
      definition,
      answers,
      photos,
    }
  })
}
export type ReportFormData = Awaited<ReturnType<typeof readReportForm>>

/** A rejected report's request may have left the shopper's sight; the report itself stays readable. */
async function selectReport(db: Tx, actor: Actor, reportId: string) {
  const report = await db
    .selectFrom('mystery_shopping_reports as report')
    .leftJoin('mystery_shopping_requests as request', (join) =>
      join.onRef('request.id', '=', 'report.request_id').on('request.shopper_id', '=', actor.id),
    )
    .select([
      'report.id',
      'report.request_id',
      'report.status',
      'report.questionnaire_id',
      'report.circumstances',
      'report.receipt_number',
    ])
    .select(['report.checked_in_at', 'report.due_at', 'report.submitted_at', 'report.review_due_at'])
    .select(['report.overall_score', 'report.grade_note'])
    .select(['request.branch_name', 'request.client_name', 'request.shopper_fee'])
    .where('report.id', '=', recordId(reportId))
    .where('report.shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}

const questionKeys = z.array(z.string()).catch([])

/** Why the editor returned or rejected the report, and which questions it is about. */
async function selectEditorsWord(db: Tx, reportId: string, status: ReportStatus) {
  if (status !== 'revision_requested' && status !== 'rejected') return null
  const event = await db
    .selectFrom('report_events')
    .select(['reason', 'questions', 'created_at'])
    .where('report_id', '=', reportId)
    .where('to_status', '=', status)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event
    ? { reason: event.reason ?? '', questions: questionKeys.parse(event.questions), at: event.created_at }
    : null
}
