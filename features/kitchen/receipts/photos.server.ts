import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'

/**
 * Stores a photo of a delivery before it is posted, under the id that the phone made; the same id is stored once. Throws
 * the refusals of `readPicture`, and `not-found` for an id that is taken.
 */
export async function storeReceiptPhoto(
  actor: Actor,
  photo: { id: string; bytes: Uint8Array },
): Promise<PhotoOfAnswer> {
  authorize(actor, 'receipts.write')
  await takeAttempt('photo by account', actor.id)
  const answer = { id: photo.id, questionKey: '', fileId: photo.id, kind: 'photo', seconds: null } as const
  const known = await asActor(actor, (tx) => ownPhotos(tx, actor, [photo.id]))
  if (known.length > 0) return answer
  const picture = await readPicture(photo.bytes)
  const stored = storageKey(photo.id)
  await storeFile(stored, picture.bytes)
  await asActor(actor, (tx) =>
    recordFile(tx, {
      ...picture,
      id: photo.id,
      ownerId: actor.id,
      clientId: companyOf(actor),
      purpose: 'receipt_photo',
      contentType: 'image/jpeg',
      storageKey: stored,
    }),
  ).catch(async (error: unknown) => {
    // why: two sends of one photo at once write the same bytes; the first one has its row
    const first = await asActor(actor, (tx) => ownPhotos(tx, actor, [photo.id]))
    if (first.length === 0) throw isTaken(error) ? new AppError('not-found') : error
  })
  return answer
}

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

/** Photos that the actor has stored. */
export async function ownPhotos(
  tx: Parameters<Parameters<typeof asActor>[1]>[0],
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('owner_id', '=', actor.id)
    .where('purpose', '=', 'receipt_photo')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes a photo that was taken back before its delivery was posted. One that is not there is removed already. */
export async function removeReceiptPhoto(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'receipts.write')
  const stored = await asActor(actor, (tx) => callFunction<string | null>(tx, sql`priv.drop_receipt_file(${id}::uuid)`))
  if (stored !== null) await removeFile(stored)
}
