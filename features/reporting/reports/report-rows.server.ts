import type { Tx } from '#/db/database.server.ts'
import type { Uncorrected } from '#/domain/answer-problems.ts'
import type { Answer, AnswerValue } from '#/domain/questionnaire.ts'

export type AnswerRow = Answer & { answeredAt: string }
export type MediaKind = 'photo' | 'receipt' | 'voice'
export type PhotoRow = { id: string; questionKey: string; fileId: string; kind: MediaKind; takenAt: string | null }

export const selectAnswers = async (tx: Tx, reportId: string, photos: readonly PhotoRow[]): Promise<AnswerRow[]> => {
  const rows = await tx
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'answered_at'])
    .where('report_id', '=', reportId)
    .execute()
  return rows.map((row) => ({
    questionKey: row.question_key,
    value: row.value as AnswerValue,
    notApplicable: row.not_applicable,
    naReason: row.na_reason ?? '',
    comment: row.comment ?? '',
    photos: photos.filter(({ questionKey, kind }) => questionKey === row.question_key && kind !== 'voice').length,
    answeredAt: row.answered_at,
  }))
}

export const selectPhotos = async (tx: Tx, reportId: string): Promise<PhotoRow[]> => {
  const rows = await tx
    .selectFrom('report_photos')
    .select(['id', 'question_key', 'file_id', 'kind', 'taken_at'])
    .where('report_id', '=', reportId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    questionKey: row.question_key,
    fileId: row.file_id,
    kind: row.kind,
    takenAt: row.taken_at,
  }))
}

/** The shopper's original answers where an editor corrected them: from the first correction of each question. */
export const selectUncorrected = async (tx: Tx, reportId: string): Promise<Uncorrected[]> => {
  const rows = await tx
    .selectFrom('report_answer_edits')
    .distinctOn('question_key')
    .select(['question_key', 'before'])
    .where('report_id', '=', reportId)
    .orderBy('question_key')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ question_key, before }) => {
    const { value, notApplicable } = before as unknown as Pick<Answer, 'value' | 'notApplicable'>
    return { questionKey: question_key, value, notApplicable }
  })
}

/** The number typed as R-0042, #42 or 42; -1 matches none. */
export const typedNumber = (typed: string): number => {
  const match = /^(?:r-|#)?0*(\d{1,15})$/i.exec(typed)
  return match ? Number(match[1]) : -1
}
