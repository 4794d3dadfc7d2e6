import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { AnswerValue } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import type { PhotoOfAnswer, SavedAnswer } from './answer.ts'

const columns = [
  'id',
  'request_id',
  'client_id',
  'questionnaire_id',
  'circumstances',
  'status',
  'version',
  'receipt_number',
  'submission_key',
  'submitted_at',
  'review_due_at',
] as const

/** The shopper's own report, in any state; others' count as not found. */
export async function selectOwnReport(db: Tx, actor: Actor, reportId: string) {
  const report = await db
    .selectFrom('mystery_shopping_reports')
    .select(columns)
    .where('id', '=', recordId(reportId))
    .where('shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}

/**
 * The report while its shopper may change it, locked until the transaction ends: serialises saves, photos and
 * submission.
 */
export async function lockEditableReport(tx: Tx, actor: Actor, reportId: string) {
  const report = await tx
    .selectFrom('mystery_shopping_reports')
    .select(columns)
    .where('id', '=', recordId(reportId))
    .where('shopper_id', '=', actor.id)
    .where('status', 'in', ['draft', 'revision_requested'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (report) return report
  const { status } = await selectOwnReport(tx, actor, reportId)
  throw new AppError(isEditableByShopper(status) ? 'changed-meanwhile' : 'report.not-editable')
}

export async function selectAnswers(db: Tx, reportId: string): Promise<SavedAnswer[]> {
  const rows = await db
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'version'])
    .where('report_id', '=', reportId)
    .orderBy('question_key')
    .execute()
  return rows.map((row) => ({
    questionKey: row.question_key,
    value: row.value as AnswerValue,
    notApplicable: row.not_applicable,
    naReason: row.na_reason ?? '',
    comment: row.comment ?? '',
    version: row.version,
  }))
}

export async function selectPhotos(db: Tx, reportId: string): Promise<PhotoOfAnswer[]> {
  const rows = await db
    .selectFrom('report_photos')
    .select(['id', 'question_key', 'file_id', 'kind', 'seconds'])
    .where('report_id', '=', reportId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    questionKey: row.question_key,
    fileId: row.file_id,
    kind: row.kind,
    seconds: row.seconds,
  }))
}
