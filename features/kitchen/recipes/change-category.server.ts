import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Before, type UndoFields, type Undone, writeBefore } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { mostAtOnce } from './list.ts'

export type Categorised = { categorised: number; undo: UndoFields }

/** The category of each recipe that changes, by its id. */
async function change(actor: Actor, wanted: ReadonlyMap<string, string | null>): Promise<Map<string, string | null>> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  return asActor(actor, async (tx) => {
    const rows = await tx
      .selectFrom('recipes')
      .select(['id', 'category', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('id', 'in', [...wanted.keys()])
      .orderBy('id')
      .forUpdate()
      .execute()
    if (rows.length === 0) throw new AppError('not-found')
    const changing = rows.filter(({ id, category }) => category !== wanted.get(id))
    for (const row of changing) {
      const category = wanted.get(row.id) ?? null
      await tx
        .updateTable('recipes')
        .set({ category })
        .where('client_id', '=', company)
        .where('id', '=', row.id)
        .execute()
      await recordActivity(tx, actor, {
        action: 'recipe.category',
        entity: 'recipe',
        entityId: row.id,
        clientId: company,
        before: { category: row.category },
        after: { name: row.name_en ?? row.name_ar, category },
      })
    }
    return new Map(changing.map(({ id, category }) => [id, category]))
  })
}

/** Puts recipes into a category, or takes them out of theirs with null. */
export async function categorise(
  actor: Actor,
  { ids, category }: { ids: readonly string[]; category: string | null },
): Promise<Categorised> {
  const chosen = ids.slice(0, mostAtOnce).map(recordId)
  const were = await change(actor, new Map(chosen.map((id) => [id, category])))
  // why: the fields of an undo hold no free text beside an id, so that the row names the place of its category
  const names = [...new Set(were.values())]
  const before = [...were].map(([id, was]) => ({ id, was: String(names.indexOf(was)) }))
  return {
    categorised: were.size,
    undo:
      before.length > 0
        ? {
            intent: 'undo-category',
            before: writeBefore(before),
            names: JSON.stringify(names.map((name) => name ?? '')),
          }
        : null,
  }
}

/** Puts recipes back into the categories that they had. */
export async function undoCategory(actor: Actor, before: readonly Before[], names: readonly string[]): Promise<Undone> {
  const undone = await change(
    actor,
    new Map(before.map(({ id, was }) => [recordId(id), names[Number(was)] || null] as const)),
  )
  return { undone: undone.size, kept: [] }
}

/** Says how long the output of a recipe keeps, for its labels. Throws `not-found`. */
export async function saveShelfLife(actor: Actor, recipeId: string, hours: number | null): Promise<void> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('recipes')
      .select(['id', 'shelf_hours', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('id', '=', recordId(recipeId))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.shelf_hours === hours) return
    await tx
      .updateTable('recipes')
      .set({ shelf_hours: hours })
      .where('client_id', '=', company)
      .where('id', '=', row.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'recipe.shelf',
      entity: 'recipe',
      entityId: row.id,
      clientId: company,
      before: { shelfHours: row.shelf_hours },
      after: { name: row.name_en ?? row.name_ar, shelfHours: hours },
    })
  })
}
