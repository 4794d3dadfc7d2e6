import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { isFillingAudit } from '#/domain/operations/audits/state.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, takesPhotos } from '#/domain/questionnaire.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { maximumPhotosPerQuestion, type PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { asAsked, questionsOfPhone } from './asked-again.server.ts'
import { auditPhotoKey, kindOfPhotoKey } from './photo-key.ts'
import { holdForFilling } from './save.server.ts'

type NewAuditPhoto = {
  id: string
  auditId: string
  questionKey: string
  takenAt?: string | undefined
  bytes: Uint8Array
}

/**
 * Stores a photo of an audit that its auditor fills in. The same id is stored once. Throws `audit.value` for a question
 * without photos, `report.photo-limit`, and the refusals of `readPicture`.
 */
export async function storeAuditPhoto(actor: Actor, photo: NewAuditPhoto): Promise<PhotoOfAnswer> {
  authorize(actor, 'audits.do')
  await takeAttempt('photo by account', actor.id)
  const { key, kind } = kindOfPhotoKey(photo.questionKey)
  const picture = await readPicture(photo.bytes)
  const fileId = randomUUID()
  const stored = storageKey(fileId)
  await storeFile(stored, picture.bytes)
  try {
    const answer = await asActor(actor, async (tx) => {
      const row = await holdForFilling(tx, actor, { auditId: photo.auditId, changes: [], step: null })
      const others = await tx
        .selectFrom('audit_photos')
        .select(['id', 'file_id', 'question_key', 'kind'])
        .where('audit_id', '=', row.id)
        .execute()
      const known = others.find(({ id }) => id === photo.id)
      if (known) return { fileId: known.file_id, isNew: false }
      if (!isFillingAudit(row.state)) throw new AppError('audit.closed')
      const own = await questionnaireById(tx, row.questionnaire_id)
      const again = await questionsOfPhone(tx, row, own, [actionAskedAgain(key) ?? []].flat())
      const question = allQuestions(asAsked(own, again)).find((one) => one.key === key)
      if (!question || !takesPhotos(question)) throw new AppError('audit.value', { key })
      const same = others.filter((one) => one.question_key === key && one.kind === kind)
      if (same.length >= maximumPhotosPerQuestion) throw new AppError('report.photo-limit')
      const owner = { ownerId: actor.id, clientId: companyOf(actor) }
      await recordFile(tx, {
        ...owner,
        ...picture,
        id: fileId,
        purpose: 'audit_photo',
        contentType: 'image/jpeg',
        storageKey: stored,
      })
      await tx
        .insertInto('audit_photos')
        .values({
          id: photo.id,
          client_id: companyOf(actor),
          audit_id: row.id,
          question_key: key,
          kind,
          file_id: fileId,
          taken_at: photo.takenAt ?? null,
          created_by: actor.id,
          created_at: now(),
        })
        .execute()
      return { fileId, isNew: true }
    })
    if (!answer.isNew) await removeFile(stored)
    return { id: photo.id, questionKey: auditPhotoKey(key, kind), fileId: answer.fileId, kind: 'photo', seconds: null }
  } catch (error) {
    await discardFile(stored, error)
    throw error
  }
}

/** Removes a photo of an audit that is not signed. A photo that is not there is removed already. */
export async function removeAuditPhoto(actor: Actor, { auditId, id }: { auditId: string; id: string }): Promise<void> {
  authorize(actor, 'audits.do')
  const stored = await asActor(actor, async (tx) => {
    const row = await holdForFilling(tx, actor, { auditId, changes: [], step: null })
    if (!isFillingAudit(row.state)) throw new AppError('audit.closed')
    const gone = await tx
      .deleteFrom('audit_photos')
      .where('id', '=', id)
      .where('audit_id', '=', row.id)
      .returning('file_id')
      .executeTakeFirst()
    return gone ? callFunction<string | null>(tx, sql`priv.drop_audit_file(${gone.file_id}::uuid)`) : null
  })
  if (stored !== null) await removeFile(stored)
}
