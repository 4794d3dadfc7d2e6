import { createHash, randomUUID } from 'node:crypto'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, takesPhotos } from '#/domain/questionnaire.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import { questionnaireById } from '#/features/questionnaires/read-questionnaire.server.ts'
import { maximumPhotosPerQuestion, type PhotoOfAnswer } from '#/features/visits/answer.ts'
import { lockEditableReport, selectOwnReport } from '#/features/visits/report-under-way.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { type Picture, readPicture } from './read-picture.server.ts'

export type NewPhoto = { id: string; reportId: string; questionKey: string; bytes: Uint8Array }

/** Keeps a photo as evidence of an answer. The phone names the photo: one that arrives twice is stored once. */
export async function storePhoto(actor: Actor, photo: NewPhoto): Promise<PhotoOfAnswer> {
  authorize(actor, 'reports.write')
  await takeAttempt('photo by account', actor.id)
  const known = await readAs(actor, async (db) => {
    const report = await selectOwnReport(db, actor, photo.reportId)
    if (!isEditableByShopper(report.status)) throw new AppError('report.not-editable')
    await refuseUnfitQuestion(db, report.questionnaire_id, photo.questionKey)
    return selectPhoto(db, actor, photo)
  })
  if (known) return known
  const picture = await readPicture(photo.bytes)
  const fileId = randomUUID()
  const key = storageKey(fileId)
  await storeFile(key, picture.bytes)
  try {
    const kept = await keepPhoto(actor, photo, picture, { fileId, key })
    if (kept.fileId !== fileId) await removeFile(key)
    return kept
  } catch (error) {
    await removeFile(key)
    throw error
  }
}

/** Photos only where the questionnaire lets one be taken: never in a restroom, never to a question that asks for words. */
async function refuseUnfitQuestion(db: Tx, questionnaireId: string, questionKey: string): Promise<void> {
  const definition = await questionnaireById(db, questionnaireId)
  const question = allQuestions(definition).find(({ key }) => key === questionKey)
  if (!question || !takesPhotos(question)) throw new AppError('report.answer-invalid')
}

/** The photo of this name if it is here already; the same name for another answer is a mistake of the sender. */
async function selectPhoto(db: Tx, actor: Actor, photo: NewPhoto): Promise<PhotoOfAnswer | null> {
  const row = await db
    .selectFrom('report_photos')
    .select(['id', 'report_id', 'question_key', 'file_id'])
    .where('id', '=', photo.id)
    .where('shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!row) return null
  if (row.report_id !== photo.reportId || row.question_key !== photo.questionKey) throw new AppError('bad-request')
  return { id: row.id, questionKey: row.question_key, fileId: row.file_id }
}

type Place = { fileId: string; key: string }

const keepPhoto = (actor: Actor, photo: NewPhoto, picture: Picture, { fileId, key }: Place): Promise<PhotoOfAnswer> =>
  asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, photo.reportId)
    const known = await selectPhoto(tx, actor, photo)
    if (known) return known
    const others = await tx
      .selectFrom('report_photos')
      .select('id')
      .where('report_id', '=', report.id)
      .where('question_key', '=', photo.questionKey)
      .execute()
    if (others.length >= maximumPhotosPerQuestion) throw new AppError('report.photo-limit')
    const owners = { client_id: report.client_id }
    await tx
      .insertInto('files')
      .values({
        id: fileId,
        owner_id: actor.id,
        ...owners,
        purpose: 'report_photo',
        content_type: 'image/jpeg',
        bytes: picture.bytes.length,
        width: picture.width,
        height: picture.height,
        sha256: createHash('sha256').update(picture.bytes).digest('hex'),
        storage_key: key,
      })
      .execute()
    await tx
      .insertInto('report_photos')
      .values({
        id: photo.id,
        report_id: report.id,
        ...owners,
        shopper_id: actor.id,
        question_key: photo.questionKey,
        file_id: fileId,
      })
      .execute()
    return { id: photo.id, questionKey: photo.questionKey, fileId }
  })

/** Takes a photo out of a report that is still open, and its file out of the store. Removing it twice is no mistake. */
export async function removePhoto(actor: Actor, photo: { id: string; reportId: string }): Promise<void> {
  authorize(actor, 'reports.write')
  const removed = await asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, photo.reportId)
    return tx
      .deleteFrom('report_photos')
      .where('id', '=', photo.id)
      .where('report_id', '=', report.id)
      .where('shopper_id', '=', actor.id)
      .returning('file_id')
      .executeTakeFirst()
  })
  if (!removed) return
  const file = await asSystem('nobody may delete files; a removed photo leaves none behind', (tx) =>
    tx
      .deleteFrom('files')
      .where('id', '=', removed.file_id)
      .where('owner_id', '=', actor.id)
      .where('purpose', '=', 'report_photo')
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('report_photos').select('id').whereRef('report_photos.file_id', '=', 'files.id')),
        ),
      )
      .returning('storage_key')
      .executeTakeFirst(),
  )
  if (file) await removeFile(file.storage_key)
}
