import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { withKnownLines } from '#/domain/kitchen/mentions.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { refuseStrangePhotos } from './step-photos.server.ts'
import { lockRecipes, refuseFault } from './structure.server.ts'

/** Recipes that a company keeps at most, archived ones included. */
export const mostRecipes = 10_000

const columnsOf = (draft: Draft) => ({
  kind: draft.kind,
  name_en: draft.nameEn,
  name_ar: draft.nameAr,
  output_quantity: draft.outputQuantity,
  output_unit: draft.outputUnit,
  piece_en: draft.pieceEn,
  piece_ar: draft.pieceAr,
  portions: draft.portions,
  allowance: draft.allowance,
  cross_contact: draft.crossContact,
  labour_minutes: draft.labourMinutes,
})

/** Writes lines and steps of a draft in place of those that it had. */
async function writeParts(tx: Tx, company: string, version: string, { lines, steps }: Draft): Promise<void> {
  await tx.deleteFrom('recipe_lines').where('version_id', '=', version).execute()
  await tx.deleteFrom('recipe_steps').where('version_id', '=', version).execute()
  if (lines.length > 0)
    await tx
      .insertInto('recipe_lines')
      .values(
        lines.map((line, place) => ({
          id: line.id,
          client_id: company,
          version_id: version,
          place,
          ingredient_id: line.ingredientId,
          sub_recipe_id: line.recipeId,
          quantity: line.quantity,
          unit: line.unit,
          basis: line.basis,
          preparation_id: line.preparationId,
          scaling: line.scaling,
          damping: line.damping,
          is_optional: line.optional,
          heading: line.heading,
          note_en: line.noteEn,
          note_ar: line.noteAr,
        })),
      )
      .execute()
  if (steps.length > 0)
    await tx
      .insertInto('recipe_steps')
      .values(
        steps.map((step, place) => ({
          id: step.id,
          client_id: company,
          version_id: version,
          place,
          text_en: step.textEn,
          text_ar: step.textAr,
          timer_seconds: step.timerSeconds,
          temperature: step.temperature,
          station: step.station,
          photo_ids: step.photoIds,
          line_ids: step.lineIds,
        })),
      )
      .execute()
}

/** Throws `not-found` for a line of an ingredient or a recipe that is not the company's. */
async function refuseStrange(tx: Tx, company: string, { lines }: Draft): Promise<void> {
  const ingredients = [...new Set(lines.flatMap(({ ingredientId }) => ingredientId ?? []))]
  const recipes = [...new Set(lines.flatMap(({ recipeId }) => recipeId ?? []))]
  if (ingredients.length > 0) {
    const found = await tx
      .selectFrom('ingredients')
      .select('id')
      .where('client_id', '=', company)
      .where('id', 'in', ingredients)
      .execute()
    if (found.length !== ingredients.length) throw new AppError('not-found')
  }
  if (recipes.length > 0) {
    const found = await tx
      .selectFrom('recipes')
      .select('id')
      .where('client_id', '=', company)
      .where('id', 'in', recipes)
      .execute()
    if (found.length !== recipes.length) throw new AppError('not-found')
  }
}

const innerOf = ({ lines }: Draft): string[] => lines.flatMap(({ recipeId }) => recipeId ?? [])

/** The same letters in a name that has spaces around or inside it. */
const tidy = (name: string | null): string | null => name?.replace(/\s+/g, ' ').trim() || null

export type NewRecipe = {
  id: string
  kind: Draft['kind']
  nameEn: string | null
  nameAr: string | null
  category: string | null
}

/** Adds a recipe with an empty draft; one sent twice is one recipe. */
export async function addRecipe(actor: Actor, given: NewRecipe): Promise<void> {
  authorize(actor, 'kitchen.write')
  await takeAttempt('report work by account', actor.id)
  const company = companyOf(actor)
  const draft = emptyDraft(given.kind, { en: tidy(given.nameEn), ar: tidy(given.nameAr) })
  await asActor(actor, async (tx) => {
    const { count } = await tx
      .selectFrom('recipes')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('client_id', '=', company)
      .executeTakeFirstOrThrow()
    if (count >= mostRecipes) throw new AppError('recipe.too-many')
    const row = await tx
      .insertInto('recipes')
      .values({
        id: recordId(given.id),
        client_id: company,
        kind: draft.kind,
        name_en: draft.nameEn,
        name_ar: draft.nameAr,
        category: tidy(given.category),
        created_by: actor.id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await tx
      .insertInto('recipe_versions')
      .values({
        client_id: company,
        recipe_id: row.id,
        ...columnsOf(draft),
        created_by: actor.id,
        updated_by: actor.id,
      })
      .execute()
    await recordActivity(tx, actor, {
      action: 'recipe.add',
      entity: 'recipe',
      entityId: row.id,
      clientId: company,
      after: { name: draft.nameEn ?? draft.nameAr, kind: draft.kind },
    })
  })
}

/** Makes a draft of a recipe that has none. Somebody else may have begun one meanwhile. */
async function beginDraft(
  tx: Tx,
  actor: Actor,
  recipeId: string,
  draft: Draft,
  restoredFrom: string | null,
): Promise<string> {
  const row = await tx
    .insertInto('recipe_versions')
    .values({
      client_id: companyOf(actor),
      recipe_id: recipeId,
      ...columnsOf(draft),
      restored_from: restoredFrom,
      created_by: actor.id,
      updated_by: actor.id,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'recipe_id']).where('state', '=', 'draft').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
  return row.id
}

/** Names in the list follow the draft until a version is published. */
async function nameUnpublished(tx: Tx, company: string, recipeId: string, draft: Draft): Promise<void> {
  const published = await tx
    .selectFrom('recipe_versions')
    .select('id')
    .where('client_id', '=', company)
    .where('recipe_id', '=', recipeId)
    .where('state', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  if (published) return
  await tx
    .updateTable('recipes')
    .set({ kind: draft.kind, name_en: draft.nameEn, name_ar: draft.nameAr })
    .where('client_id', '=', company)
    .where('id', '=', recipeId)
    .execute()
}

export type SavedDraft = { revision: number }

/**
 * Keeps a draft whole, over the revision that the sheet was opened with; 0 begins a draft. Throws `changed-meanwhile` when
 * another person has saved since, `recipe.circle` and `recipe.too-deep` when the lines go round.
 */
export async function saveDraft(
  actor: Actor,
  {
    recipeId,
    revision,
    draft,
    restoredFrom = null,
  }: { recipeId: string; revision: number; draft: Draft; restoredFrom?: string | null },
): Promise<SavedDraft> {
  authorize(actor, 'kitchen.write')
  const company = companyOf(actor)
  const id = recordId(recipeId)
  return asActor(actor, async (tx) => {
    const recipe = await tx
      .selectFrom('recipes')
      .select(['id', 'archived_at'])
      .where('client_id', '=', company)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!recipe) throw new AppError('not-found')
    if (recipe.archived_at !== null) throw new AppError('recipe.archived')
    const below = innerOf(draft)
    if (below.length > 0) await lockRecipes(tx, company)
    await refuseStrange(tx, company, draft)
    await refuseStrangePhotos(tx, company, draft)
    await refuseFault(tx, { company, recipeId: id, below, lang: actor.language })
    const version =
      revision === 0
        ? await beginDraft(tx, actor, id, draft, restoredFrom)
        : await overwrite(tx, actor, id, revision, draft)
    await writeParts(tx, company, version, withKnownLines(draft))
    await nameUnpublished(tx, company, id, draft)
    return { revision: revision + 1 }
  })
}

async function overwrite(tx: Tx, actor: Actor, recipeId: string, revision: number, draft: Draft): Promise<string> {
  const row = await tx
    .updateTable('recipe_versions')
    .set({ ...columnsOf(draft), revision: revision + 1, updated_by: actor.id, updated_at: now().toISOString() })
    .where('client_id', '=', companyOf(actor))
    .where('recipe_id', '=', recipeId)
    .where('state', '=', 'draft')
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
  return row.id
}
