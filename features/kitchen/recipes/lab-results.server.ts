import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BookRecipe, Names, Nutrient } from '#/domain/kitchen/book.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { ofCompany } from '#/features/kitchen/settings/read-settings.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

type Amounts = Partial<Record<Nutrient, string>>
export type LabResult = {
  id: string
  measuredOn: Day
  laboratory: string
  amounts: Amounts
  fileId: string | null
  isWithdrawn: boolean
}

/** The result that counts on a day for each recipe: the latest one that was not taken back. */
export async function readLabValues(
  tx: Tx,
  { clientId, on, ids }: { clientId?: string | undefined; on: Day; ids: readonly string[] },
): Promise<Map<string, NonNullable<BookRecipe['lab']>>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('recipe_lab_results')
    .distinctOn('recipe_id')
    .select(['recipe_id', 'measured_on as day', 'laboratory', 'amounts'])
    .where(ofCompany(clientId))
    .where('recipe_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .where('measured_on', '<=', on)
    .orderBy('recipe_id')
    .orderBy('measured_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(
    rows.map(({ recipe_id: id, day, laboratory, amounts }) => {
      const values = Object.entries(amounts as Amounts).map(([name, text]) => [name, readExact(text)])
      return [id, { day, laboratory, values: Object.fromEntries(values) }]
    }),
  )
}

export type LabPage = { id: string; names: Names; results: LabResult[]; today: Day; mayWrite: boolean }

/** Results of a recipe, the newest first. Throws `not-found`. */
export async function readLabResults(actor: Actor, recipeId: string): Promise<LabPage> {
  authorize(actor, 'kitchen.read')
  const company = companyOf(actor)
  const id = recordId(recipeId)
  return readAs(actor, async (db) => {
    const recipe = await db
      .selectFrom('recipes')
      .select(['id', 'name_en', 'name_ar', 'archived_at'])
      .where('client_id', '=', company)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!recipe) throw new AppError('not-found')
    const rows = await db
      .selectFrom('recipe_lab_results')
      .select(['id', 'measured_on', 'laboratory', 'amounts', 'file_id', 'withdrawn_at'])
      .where('client_id', '=', company)
      .where('recipe_id', '=', id)
      .orderBy('measured_on', 'desc')
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute()
    return {
      id,
      names: { en: recipe.name_en, ar: recipe.name_ar },
      results: rows.map((row) => ({
        id: row.id,
        measuredOn: row.measured_on,
        laboratory: row.laboratory,
        amounts: row.amounts as Amounts,
        fileId: row.file_id,
        isWithdrawn: row.withdrawn_at !== null,
      })),
      today: riyadhDay(now()),
      mayWrite: may(actor, 'kitchen.publish') && recipe.archived_at === null,
    }
  })
}

const mostBytes = 9 * 1024 * 1024
/** Encodes pictures again, which removes embedded data; PDFs stay as they are, for download only. */
async function readReport(bytes: Uint8Array) {
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  return { ...(await readPicture(bytes)), contentType: 'image/jpeg' }
}

export type NewLabResult = {
  clientKey: string
  measuredOn: Day
  laboratory: string
  amounts: Amounts
}

/** Adds a result with its report, where there is one; sent twice it is one. Throws `not-found`, `recipe.archived`. */
export async function addLabResult(
  actor: Actor,
  recipeId: string,
  { given, report }: { given: NewLabResult; report: Uint8Array },
): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('papers by account', actor.id)
  const company = companyOf(actor)
  const id = recordId(recipeId)
  if (given.measuredOn > riyadhDay(now())) throw new AppError('bad-request', {}, { measuredOn: 'kitchen-day-past' })
  const read = report.length > 0 ? await readReport(report) : null
  // why: the report has the id of its result, so that what is sent twice has one file
  const key = storageKey(given.clientKey)
  if (read) await storeFile(key, read.bytes)
  try {
    const isNeeded = await asActor(actor, async (tx) => {
      const recipe = await tx
        .selectFrom('recipes')
        .select(['name_en', 'name_ar', 'archived_at'])
        .where('client_id', '=', company)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!recipe) throw new AppError('not-found')
      if (recipe.archived_at !== null) throw new AppError('recipe.archived')
      const known = await tx
        .selectFrom('recipe_lab_results')
        .select('file_id')
        .where('client_id', '=', company)
        .where('id', '=', given.clientKey)
        .executeTakeFirst()
      if (known) return known.file_id !== null
      if (read)
        await recordFile(tx, {
          ...read,
          id: given.clientKey,
          ownerId: actor.id,
          clientId: company,
          purpose: 'recipe_lab',
          storageKey: key,
        })
      await tx
        .insertInto('recipe_lab_results')
        .values({
          id: given.clientKey,
          client_id: company,
          recipe_id: id,
          measured_on: given.measuredOn,
          laboratory: given.laboratory,
          amounts: JSON.stringify(given.amounts),
          file_id: read ? given.clientKey : null,
          created_by: actor.id,
        })
        .execute()
      await recordActivity(tx, actor, {
        action: 'recipe.lab-result',
        entity: 'recipe',
        entityId: id,
        clientId: company,
        after: { name: recipe.name_en ?? recipe.name_ar, laboratory: given.laboratory, day: given.measuredOn },
      })
      return true
    })
    if (read && !isNeeded) await removeFile(key)
  } catch (error) {
    if (read) await discardFile(key, error)
    throw error
  }
}

/** Takes a mistaken result back; the one before it counts again. Throws `not-found`, `changed-meanwhile`. */
export async function withdrawLabResult(actor: Actor, recipeId: string, resultId: string): Promise<void> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('recipe_lab_results')
      .select(['id', 'laboratory', 'measured_on', 'withdrawn_at'])
      .where('client_id', '=', company)
      .where('recipe_id', '=', recordId(recipeId))
      .where('id', '=', recordId(resultId))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.withdrawn_at !== null) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('recipe_lab_results')
      .set({ withdrawn_at: now().toISOString() })
      .where('client_id', '=', company)
      .where('id', '=', row.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'recipe.lab-withdraw',
      entity: 'recipe',
      entityId: recipeId,
      clientId: company,
      after: { laboratory: row.laboratory, day: row.measured_on },
    })
  })
}
