import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type Question, takesPhotos } from '#/domain/questionnaire.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { maximumPhotosPerQuestion, type PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { selectOwnReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { keepEvidence, type NewEvidence, selectEvidence } from './keep-evidence.server.ts'
import { lookOf } from './look.server.ts'
import { readPicture } from './read-picture.server.ts'

export type NewPhoto = NewEvidence & { kind?: 'photo' | 'receipt' }

/** Stores a photo as evidence of an answer. Idempotent by the phone's id. */
export async function storePhoto(actor: Actor, photo: NewPhoto): Promise<PhotoOfAnswer> {
  authorize(actor, 'reports.write')
  await takeAttempt('photo by account', actor.id)
  const { known, question } = await readAs(actor, async (db) => {
    const report = await selectOwnReport(db, actor, photo.reportId)
    if (!isEditableByShopper(report.status)) throw new AppError('report.not-editable')
    const question = await fitQuestion(db, report, photo.questionKey)
    return { question, known: await selectEvidence(db, actor, photo) }
  })
  if (known) return known
  const picture = await readPicture(photo.bytes)
  return keepEvidence(actor, photo, {
    kind: photo.kind ?? 'photo',
    purpose: 'report_photo',
    contentType: 'image/jpeg',
    ...picture,
    hash: await lookOf(picture.bytes),
    isAnswer: question.type === 'photo',
    refuseTooMany: (tx, reportId) => refuseTooManyPhotos(tx, reportId, photo.questionKey),
  })
}

type OfVisit = { questionnaire_id: string; circumstances: unknown }

/** Allows photos only if the questionnaire does: never in a restroom, never for text questions. */
async function fitQuestion(db: Tx, report: OfVisit, questionKey: string): Promise<Question> {
  const definition = await questionnaireOfVisit(db, report)
  const question = allQuestions(definition).find(({ key }) => key === questionKey)
  if (!question || !takesPhotos(question)) throw new AppError('report.answer-invalid')
  return question
}

async function refuseTooManyPhotos(tx: Tx, reportId: string, questionKey: string): Promise<void> {
  const others = await tx
    .selectFrom('report_photos')
    .select('id')
    .where('report_id', '=', reportId)
    .where('question_key', '=', questionKey)
    .where('kind', '<>', 'voice')
    .execute()
  if (others.length >= maximumPhotosPerQuestion) throw new AppError('report.photo-limit')
}
