import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Before, type UndoFields, type Undone, writeBefore } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { mostAtOnce } from './list.ts'
import { saveDraft } from './save-draft.server.ts'
import { draftOf, readLines, readSteps, versionColumns } from './versions.server.ts'

/** Begins a new draft from a published version. Throws `recipe.has-draft` when there is one: nothing is overwritten. */
export async function restoreVersion(actor: Actor, { recipeId, versionId }: { recipeId: string; versionId: string }) {
  authorize(actor, 'kitchen.write')
  const found = await asActor(actor, async (tx) => {
    const rows = await tx
      .selectFrom('recipe_versions')
      .select(versionColumns)
      .where('client_id', '=', companyOf(actor))
      .where('recipe_id', '=', recordId(recipeId))
      .where((eb) => eb.or([eb('id', '=', recordId(versionId)), eb('state', '=', 'draft')]))
      .execute()
    if (rows.some(({ state }) => state === 'draft')) throw new AppError('recipe.has-draft')
    const version = rows[0]
    if (!version) throw new AppError('not-found')
    const lines = (await readLines(tx, [version.id])).get(version.id) ?? []
    return { id: version.id, draft: draftOf(version, lines, await readSteps(tx, version.id)) }
  })
  await saveDraft(actor, { recipeId, revision: 0, draft: found.draft, restoredFrom: found.id })
}

/** Discards the draft that was seen, of a recipe that has a published version. */
export async function discardDraft(actor: Actor, { recipeId, revision }: { recipeId: string; revision: number }) {
  authorize(actor, 'kitchen.write')
  const company = companyOf(actor)
  await asActor(actor, async (tx) => {
    const versions = await tx
      .selectFrom('recipe_versions')
      .select(['id', 'state', 'revision', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('recipe_id', '=', recordId(recipeId))
      .execute()
    const draft = versions.find(({ state }) => state === 'draft')
    if (!draft) throw new AppError('not-found')
    if (versions.length === 1) throw new AppError('recipe.only-draft')
    if (draft.revision !== revision) throw new AppError('changed-meanwhile')
    await tx.deleteFrom('recipe_lines').where('version_id', '=', draft.id).execute()
    await tx.deleteFrom('recipe_steps').where('version_id', '=', draft.id).execute()
    await tx.deleteFrom('recipe_versions').where('id', '=', draft.id).where('revision', '=', revision).execute()
    await recordActivity(tx, actor, {
      action: 'recipe.discard',
      entity: 'recipe',
      entityId: recipeId,
      clientId: company,
      after: { name: draft.name_en ?? draft.name_ar },
    })
  })
}

export type Archived = { archived: number; undo: UndoFields }

/**
 * Archives recipes, or takes them back from the archive. One that a recipe outside the selection uses stays: the cost of the
 * other would be lost.
 */
export async function archiveRecipes(actor: Actor, ids: readonly string[]): Promise<Archived> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  return asActor(actor, async (tx) => {
    const chosen = ids.slice(0, mostAtOnce).map(recordId)
    const users = await tx
      .selectFrom('recipe_lines as l')
      .innerJoin('recipe_versions as v', 'v.id', 'l.version_id')
      .innerJoin('recipes as r', 'r.id', 'v.recipe_id')
      .select(['r.id', 'r.name_en', 'r.name_ar'])
      .distinct()
      .where('l.client_id', '=', company)
      .where('l.sub_recipe_id', 'in', chosen)
      .where('r.id', 'not in', chosen)
      .where('r.archived_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('v.state', '=', 'draft'),
          eb(
            'v.number',
            '=',
            eb
              .selectFrom('recipe_versions as n')
              .select((top) => top.fn.max('n.number').as('number'))
              .whereRef('n.recipe_id', '=', 'v.recipe_id'),
          ),
        ]),
      )
      .limit(5)
      .execute()
    if (users.length > 0) {
      const isArabic = actor.language === 'ar'
      const names = users.map(({ name_en, name_ar }) => (isArabic ? (name_ar ?? name_en) : (name_en ?? name_ar)))
      throw new AppError('recipe.in-use', { names: names.join(isArabic ? '، ' : ', ') })
    }
    const rows = await tx
      .updateTable('recipes')
      .set({ archived_at: now().toISOString() })
      .where('client_id', '=', company)
      .where('id', 'in', chosen)
      .where('archived_at', 'is', null)
      .returning(['id', 'name_en', 'name_ar'])
      .execute()
    for (const { id, name_en, name_ar } of rows)
      await recordActivity(tx, actor, {
        action: 'recipe.archive',
        entity: 'recipe',
        entityId: id,
        clientId: company,
        after: { name: name_en ?? name_ar },
      })
    const before = rows.map(({ id }) => ({ id, was: 'active' }))
    return {
      archived: rows.length,
      undo: before.length > 0 ? { intent: 'undo-archive', before: writeBefore(before) } : null,
    }
  })
}

/** Takes recipes back from the archive, after a bulk step or one by one. */
export async function takeBackRecipes(actor: Actor, before: readonly Before[]): Promise<Undone> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  return asActor(actor, async (tx) => {
    const rows = await tx
      .updateTable('recipes')
      .set({ archived_at: null })
      .where('client_id', '=', company)
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .where('archived_at', 'is not', null)
      .returning(['id', 'name_en', 'name_ar'])
      .execute()
    for (const { id, name_en, name_ar } of rows)
      await recordActivity(tx, actor, {
        action: 'recipe.unarchive',
        entity: 'recipe',
        entityId: id,
        clientId: company,
        after: { name: name_en ?? name_ar },
      })
    return { undone: rows.length, kept: [] }
  })
}
