import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import { asAsked } from '#/domain/failure.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import {
  currentQuestionnaire,
  questionnaireOfVisit,
} from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { readQuestionsAgain } from '#/features/fieldwork/questionnaires/questions-again.server.ts'
import type { ReportStatus } from '#/domain/report.ts'
import type { PhotoOfAnswer, SavedAnswer } from './answer.ts'
import { deviceKeyOf } from './device-key.server.ts'
import { type EditorsWord, selectEditorsWord } from './open-points.server.ts'
import { selectAnswers, selectPhotos } from './report-under-way.server.ts'
import { taskOf, type VisitTask } from './visit-task.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'

/** A report for its shopper, to edit or to read. Excludes the branch's score, which shoppers must not see. */
export async function readReportForm(actor: Actor, reportId: string): Promise<ReportFormData> {
  authorize(actor, 'reports.write')
  return readAs(actor, async (db) => {
    const report = await selectReport(db, actor, reportId)
    const [definition, answers, photos, decision] = await Promise.all([
      questionnaireOfVisit(db, report),
      selectAnswers(db, report.id),
      selectPhotos(db, report.id),
      selectEditorsWord(db, report.id, report.status),
    ])
    return {
      shopperId: actor.id,
      deviceKey: deviceKeyOf(actor),
      reportId: report.id,
      requestId: report.request_id,
      status: report.status,
      receiptNumber: report.receipt_number,
      branchName: report.branch_name,
      clientName: report.client_name,
      feeHalalas: report.shopper_fee,
      task: report.evaluation_type === null ? null : taskOf({ ...report, evaluation_type: report.evaluation_type }),
      checkedInAt: report.checked_in_at,
      checkIn: { distance: report.check_in_distance, accuracy: report.check_in_accuracy },
      dueAt: report.due_at,
      submittedAt: report.submitted_at,
      reviewDueAt: report.review_due_at,
      grade: report.overall_score,
      gradeNote: report.grade_note,
      decision,
      definition: asAsked(definition),
      answers,
      photos,
      unsettled: null,
    }
  })
}

/** Data for use offline: attributes of the branch, version of the questions, and hours for the report. */
export type Unsettled = {
  questionnaireId: string
  attributes: Record<string, boolean>
  /** Questions of done corrective actions that the visit asks besides. */
  again: readonly Question[]
  dueHours: number
}

/** The report of an own visit, begun or not: lets a phone complete the visit offline. */
export async function readVisitForm(actor: Actor, requestId: string): Promise<ReportFormData> {
  authorize(actor, 'reports.write')
  const visit = await readAs(actor, async (db) => {
    const request = await db
      .selectFrom('mystery_shopping_requests')
      .select([
        'id',
        'client_id',
        shownClient().as('client_name'),
        shownBranch().as('branch_name'),
        'evaluation_type',
        'shopper_fee',
        'status',
      ])
      .select(['scenario', 'spending_cap'])
      .where('id', '=', recordId(requestId))
      .where('shopper_id', '=', actor.id)
      .executeTakeFirst()
    if (!request) throw new AppError('not-found')
    const report = await db
      .selectFrom('mystery_shopping_reports')
      .select('id')
      .where('request_id', '=', request.id)
      .where('shopper_id', '=', actor.id)
      .where('status', '<>', 'rejected')
      .executeTakeFirst()
    if (report) return { reportId: report.id }
    if (request.status !== 'assigned') throw new AppError('not-found')
    const type = request.evaluation_type
    const { rows } = await sql<{ attributes: Record<string, boolean> | null }>`
      select attributes from priv.branch_of_visit(${request.id})`.execute(db)
    const { id: questionnaireId, definition } = await currentQuestionnaire(db, type, request.client_id)
    const dueHours = await readSetting(db, 'reports.due-hours')
    const asked = asAsked(definition)
    const again = await readQuestionsAgain(db, request.id, definition)
    return {
      request,
      definition: asked,
      unsettled: {
        questionnaireId,
        attributes: rows[0]?.attributes ?? {},
        again: asAsked({ ...definition, unscored: again }).unscored,
        dueHours,
      },
    }
  })
  if (visit.reportId !== undefined) return readReportForm(actor, visit.reportId)
  const { request, definition, unsettled } = visit
  return {
    shopperId: actor.id,
    deviceKey: deviceKeyOf(actor),
    reportId: null,
    requestId: request.id,
    status: 'draft',
    receiptNumber: null,
    branchName: request.branch_name,
    clientName: request.client_name,
    feeHalalas: request.shopper_fee,
    task: taskOf(request),
    checkedInAt: null,
    checkIn: null,
    dueAt: null,
    submittedAt: null,
    reviewDueAt: null,
    grade: null,
    gradeNote: null,
    decision: null,
    definition,
    answers: [],
    photos: [],
    unsettled,
  }
}
export type ReportFormData = {
  shopperId: string
  deviceKey: string
  /** Null until the server has received a check-in. */
  reportId: string | null
  requestId: string
  status: ReportStatus
  receiptNumber: number | null
  branchName: string | null
  clientName: string | null
  feeHalalas: number | null
  /** Null once the request is no longer visible to the shopper. */
  task: VisitTask | null
  checkedInAt: string | null
  /** Distance from the branch and accuracy in metres, as measured by the server. */
  checkIn: { distance: number | null; accuracy: number | null } | null
  dueAt: string | null
  submittedAt: string | null
  reviewDueAt: string | null
  grade: number | null
  gradeNote: string | null
  decision: EditorsWord | null
  definition: QuestionnaireDefinition
  answers: SavedAnswer[]
  photos: PhotoOfAnswer[]
  /** Determined by the phone until the server has received the check-in. */
  unsettled: Unsettled | null
}

/** A rejected report's request may be invisible to the shopper; the report itself stays readable. */
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
    .select(['report.check_in_distance', 'report.check_in_accuracy'])
    .select(['report.checked_in_at', 'report.due_at', 'report.submitted_at', 'report.review_due_at'])
    .select(['report.overall_score', 'report.grade_note'])
    .select([shownBranch('request').as('branch_name'), shownClient('request').as('client_name'), 'request.shopper_fee'])
    .select(['request.evaluation_type', 'request.scenario', 'request.spending_cap'])
    .where('report.id', '=', recordId(reportId))
    .where('report.shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}
