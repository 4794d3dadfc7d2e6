import type { Tx } from '#/db/database.server.ts'
import type { AnswerValue } from '#/domain/questionnaire.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import type { MomentDetail } from './moment.ts'

/** Facts of a visit for weighing its evidence; undefined when the report is gone. */
export async function selectVisit(db: Tx, reportId: string) {
  const report = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['r.id', 'r.client_id', 'r.shopper_id', 'r.questionnaire_id', 'r.circumstances', 'r.created_at'])
    .select([
      'r.checked_in_at',
      'r.check_in_device_at',
      'r.check_in_accuracy',
      'r.check_in_distance',
      'r.check_in_note',
    ])
    .select((eb) => eb('r.check_in_latitude', 'is not', null).as('has_place'))
    .select(['r.left_at', 'r.left_device_at', 'r.submitted_at', 'q.branch_id', 'q.scheduled_date', 'q.evaluation_type'])
    .where('r.id', '=', reportId)
    .executeTakeFirst()
  if (!report) return undefined
  const definition = await questionnaireOfVisit(db, report)
  const answers = await db
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'answered_at'])
    .where('report_id', '=', reportId)
    .orderBy('question_key')
    .execute()
  return {
    ...report,
    evaluationType: report.evaluation_type,
    definition,
    answers: answers.map((row) => ({
      questionKey: row.question_key,
      value: row.value as AnswerValue,
      notApplicable: row.not_applicable,
      naReason: row.na_reason ?? '',
      comment: row.comment ?? '',
      answeredAt: new Date(row.answered_at),
    })),
    moments: await selectMoments(db, reportId),
    photos: await selectEvidencePhotos(db, reportId),
    firstHandIn: await selectFirstHandIn(db, reportId),
  }
}
export type EvidenceVisit = NonNullable<Awaited<ReturnType<typeof selectVisit>>>

async function selectMoments(db: Tx, reportId: string) {
  const rows = await db
    .selectFrom('report_moments')
    .select(['id', 'kind', 'name', 'device_at', 'stored_at', 'detail'])
    .where('report_id', '=', reportId)
    .orderBy('stored_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    deviceAt: new Date(row.device_at),
    storedAt: new Date(row.stored_at),
    detail: row.detail as MomentDetail,
  }))
}

async function selectEvidencePhotos(db: Tx, reportId: string) {
  const rows = await db
    .selectFrom('report_photos as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['p.id', 'p.question_key', 'p.file_id', 'p.taken_at', 'f.storage_key'])
    // why: 64 bits exceed a JavaScript number
    .select((eb) => eb.cast<string | null>('p.perceptual_hash', 'text').as('look'))
    .where('p.report_id', '=', reportId)
    .where('p.kind', '<>', 'voice')
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    questionKey: row.question_key,
    fileId: row.file_id,
    storageKey: row.storage_key,
    takenAt: row.taken_at === null ? null : new Date(row.taken_at),
    look: row.look === null ? null : BigInt(row.look),
  }))
}

/** Time of the first submission: later changes were requested by an editor. */
async function selectFirstHandIn(db: Tx, reportId: string): Promise<Date | null> {
  const event = await db
    .selectFrom('report_events')
    .select('created_at')
    .where('report_id', '=', reportId)
    .where('step', '=', 'submit')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return event ? new Date(event.created_at) : null
}
