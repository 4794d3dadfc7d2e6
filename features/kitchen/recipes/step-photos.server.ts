import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import type { Draft } from './draft.ts'

const storedPhotos = async (tx: Tx, company: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('client_id', '=', company)
    .where('purpose', '=', 'recipe_photo')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Stores a photo for a step of a recipe, under the id that the browser made; the same id is stored once. It belongs to a step
 * once the draft that names it is saved. Throws the refusals of `readPicture`, and `not-found` for another company's recipe.
 */
export async function storeStepPhoto(
  actor: Actor,
  { recipeId, id, bytes }: { recipeId: string; id: string; bytes: Uint8Array },
): Promise<void> {
  authorize(actor, 'kitchen.write')
  const company = companyOf(actor)
  await takeAttempt('photo by account', actor.id)
  const isKnown = await asActor(actor, async (tx) => {
    const recipe = await tx
      .selectFrom('recipes')
      .select('archived_at')
      .where('client_id', '=', company)
      .where('id', '=', recordId(recipeId))
      .executeTakeFirst()
    if (!recipe) throw new AppError('not-found')
    if (recipe.archived_at !== null) throw new AppError('recipe.archived')
    return (await storedPhotos(tx, company, [id])).length > 0
  })
  if (isKnown) return
  const picture = await readPicture(bytes)
  const key = storageKey(id)
  await storeFile(key, picture.bytes)
  try {
    await asActor(actor, (tx) =>
      recordFile(tx, {
        ...picture,
        id,
        ownerId: actor.id,
        clientId: company,
        purpose: 'recipe_photo',
        contentType: 'image/jpeg',
        storageKey: key,
      }),
    )
  } catch (error) {
    // why: two sends of one photo at once write the same bytes; the first one has its row
    if ((await asActor(actor, (tx) => storedPhotos(tx, company, [id]))).length > 0) return
    await discardFile(key, error)
    throw error
  }
}

/** Throws `not-found` for a step with a photo that is not the company's. */
export async function refuseStrangePhotos(tx: Tx, company: string, { steps }: Draft): Promise<void> {
  const ids = [...new Set(steps.flatMap(({ photoIds }) => photoIds))]
  if (ids.length > 0 && (await storedPhotos(tx, company, ids)).length !== ids.length) throw new AppError('not-found')
}
