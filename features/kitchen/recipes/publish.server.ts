import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { DraftLine } from './draft.ts'
import { lockRecipes, recipeNames, refuseFault } from './structure.server.ts'
import { readLines } from './versions.server.ts'

/** Days that a version may lie ahead. */
export const mostAhead = 366

/** Throws `recipe.inner-unpublished` when a sub-recipe has no version that is in force by then, or is archived. */
async function refuseInner(tx: Tx, actor: Actor, lines: readonly DraftLine[], from: Day): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ recipeId }) => recipeId ?? []))]
  if (ids.length === 0) return
  const ready = await tx
    .selectFrom('recipes as r')
    .select('r.id')
    .where('r.client_id', '=', companyOf(actor))
    .where('r.id', 'in', ids)
    .where('r.archived_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('recipe_versions as v')
          .select('v.id')
          .whereRef('v.client_id', '=', 'r.client_id')
          .whereRef('v.recipe_id', '=', 'r.id')
          .where('v.state', '=', 'published')
          .where('v.from_on', '<=', from),
      ),
    )
    .execute()
  const missing = ids.filter((id) => !ready.some((row) => row.id === id))
  if (missing.length === 0) return
  const names = (await recipeNames(tx, missing, actor.language)).join(actor.language === 'ar' ? '، ' : ', ')
  throw new AppError('recipe.inner-unpublished', { names })
}

/** Throws `recipe.proposed` when a line has an ingredient that was proposed and not accepted yet, or was archived. */
async function refuseProposed(tx: Tx, actor: Actor, lines: readonly DraftLine[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ ingredientId }) => ingredientId ?? []))]
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('ingredients')
    .select(['name_en', 'name_ar'])
    .where('client_id', '=', companyOf(actor))
    .where('id', 'in', ids)
    .where('state', 'in', ['proposed', 'archived'])
    .execute()
  if (rows.length === 0) return
  const isArabic = actor.language === 'ar'
  const names = rows.map(({ name_en, name_ar }) => (isArabic ? (name_ar ?? name_en) : (name_en ?? name_ar)))
  throw new AppError('recipe.proposed', { names: names.join(isArabic ? '، ' : ', ') })
}

/**
 * Publishes the draft that was seen, in force from a day of today or later. Whether recipes go round is asked again here,
 * one company at a time, because another person may have published the other half since the draft was saved.
 */
export async function publishRecipe(
  actor: Actor,
  { recipeId, revision, from }: { recipeId: string; revision: number; from: Day },
): Promise<{ number: number }> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  const today = riyadhDay(now())
  if (from < today || from > addDays(today, mostAhead))
    throw new AppError('bad-value', {}, { from: from < today ? 'recipe-from-past' : 'recipe-from-far' })
  return asActor(actor, async (tx) => {
    await lockRecipes(tx, company)
    const draft = await tx
      .selectFrom('recipe_versions as v')
      .innerJoin('recipes as r', (join) =>
        join.onRef('r.client_id', '=', 'v.client_id').onRef('r.id', '=', 'v.recipe_id'),
      )
      .select(['v.id', 'v.recipe_id', 'v.revision', 'v.kind', 'v.name_en', 'v.name_ar', 'r.archived_at'])
      .where('v.client_id', '=', company)
      .where('v.recipe_id', '=', recordId(recipeId))
      .where('v.state', '=', 'draft')
      .forUpdate('v')
      .executeTakeFirst()
    if (!draft) throw new AppError('not-found')
    if (draft.archived_at !== null) throw new AppError('recipe.archived')
    if (draft.revision !== revision) throw new AppError('changed-meanwhile')
    if (draft.name_en === null || draft.name_ar === null) throw new AppError('recipe.needs-names')
    const lines = (await readLines(tx, [draft.id])).get(draft.id) ?? []
    if (lines.length === 0) throw new AppError('recipe.needs-lines')
    await refuseProposed(tx, actor, lines)
    await refuseInner(tx, actor, lines, from)
    const below = lines.flatMap(({ recipeId: inner }) => inner ?? [])
    await refuseFault(tx, { company, recipeId: draft.recipe_id, below, lang: actor.language })
    const { number } = await tx
      .selectFrom('recipe_versions')
      .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
      .where('client_id', '=', company)
      .where('recipe_id', '=', draft.recipe_id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('recipe_versions')
      .set({
        state: 'published',
        number,
        from_on: from,
        published_at: now().toISOString(),
        published_by: actor.id,
        updated_by: actor.id,
      })
      .where('id', '=', draft.id)
      .where('state', '=', 'draft')
      .execute()
    await tx
      .updateTable('recipes')
      .set({ kind: draft.kind, name_en: draft.name_en, name_ar: draft.name_ar })
      .where('client_id', '=', company)
      .where('id', '=', draft.recipe_id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'recipe.publish',
      entity: 'recipe',
      entityId: draft.recipe_id,
      clientId: company,
      after: { name: draft.name_en, number, from },
    })
    // five minutes into the day from which it counts
    const wait = from === today ? 0 : Math.ceil((startOfDay(from).getTime() - now().getTime()) / 1000) + 300
    await enqueue(tx, 'recipes.cost', { clientId: company, recipeId: draft.recipe_id }, wait)
    return { number }
  })
}
