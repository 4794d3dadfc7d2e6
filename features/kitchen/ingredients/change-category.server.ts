import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Category } from '#/domain/kitchen/ingredient.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Before, type UndoFields, type Undone, writeBefore } from '#/domain/undo.ts'
import { recordIngredient, writeIngredient } from './hold.server.ts'
import { mostAtOnce } from './list.ts'

export type Categorised = { categorised: number; undo: UndoFields }

/** Moves ingredients into categories; answers the ones that each of the changed had. */
async function change(actor: Actor, wanted: ReadonlyMap<string, string>): Promise<Before[]> {
  authorize(actor, 'kitchen.publish')
  return asActor(actor, async (tx) => {
    const rows = await tx
      .selectFrom('ingredients')
      .selectAll()
      .where('client_id', '=', companyOf(actor))
      .where('id', 'in', [...wanted.keys()])
      .where('state', '<>', 'merged')
      .orderBy('id')
      .forUpdate()
      .execute()
    if (rows.length === 0) throw new AppError('not-found')
    const changing = rows.filter(({ id, category }) => category !== wanted.get(id))
    for (const row of changing) {
      const category = wanted.get(row.id)!
      await writeIngredient(tx, row, { category })
      await recordIngredient(tx, actor, 'ingredient.change', row.id, {
        before: { category: row.category },
        after: { category },
      })
    }
    return changing.map(({ id, category }) => ({ id, was: category }))
  })
}

/** Moves ingredients into a category. */
export async function categoriseIngredients(
  actor: Actor,
  { ids, category }: { ids: readonly string[]; category: Category },
): Promise<Categorised> {
  const before = await change(actor, new Map(ids.slice(0, mostAtOnce).map((id) => [recordId(id), category] as const)))
  return {
    categorised: before.length,
    undo: before.length > 0 ? { intent: 'undo-category', before: writeBefore(before) } : null,
  }
}

/** Moves ingredients back into the categories that they had. */
export async function undoIngredientCategories(actor: Actor, before: readonly Before[]): Promise<Undone> {
  const undone = await change(actor, new Map(before.map(({ id, was }) => [recordId(id), was] as const)))
  return { undone: undone.length, kept: [] }
}
