import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { undoHours } from '#/domain/kitchen/ingredient.ts'
import { toBase } from '#/domain/kitchen/units.ts'
import { authorize } from '#/domain/permissions.ts'
import { rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { holdSeen, recordIngredient, type SeenIngredient, writeIngredient } from './hold.server.ts'
import { readIngredientBook } from './read-book.server.ts'

const refuse = (problem: string): never => {
  throw new AppError('bad-request', {}, { into: problem })
}

/**
 * Merges an ingredient into another one: lines that name it count as lines of the other from then on, without being
 * rewritten (`readIngredientBook`), and both price histories stay. Refused where a quantity of the one could not be
 * converted into the base unit of the other.
 */
export async function mergeIngredient(actor: Actor, seen: SeenIngredient, into: string): Promise<void> {
  authorize(actor, 'kitchen.settings')
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, seen)
    if (held.id === into) refuse('kitchen-merge-self')
    if (held.state !== 'active' && held.state !== 'archived') throw new AppError('changed-meanwhile')
    const target = await tx
      .selectFrom('ingredients')
      .select(['id', 'name_en', 'name_ar', 'state'])
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recordId(into))
      .forUpdate()
      .executeTakeFirst()
    if (!target || target.state !== 'active') return refuse('kitchen-merge-into')
    const item = (await readIngredientBook(tx, { on: riyadhDay(now()), ids: [into] })).get(into)
    if (!item || 'needs' in toBase(item, rational(1), held.base)) return refuse('kitchen-merge-bridge')
    await writeIngredient(tx, held, { state: 'merged', merged_into: target.id, merged_at: now() })
    await recordIngredient(tx, actor, 'ingredient.merge', held.id, {
      before: { ingredient: held.name_en ?? held.name_ar },
      after: { ingredient: target.name_en ?? target.name_ar },
    })
  })
}

/** Takes a merge back, for 24 hours. Throws `changed-meanwhile` after that. */
export async function undoMerge(actor: Actor, seen: SeenIngredient): Promise<void> {
  authorize(actor, 'kitchen.settings')
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, seen)
    if (held.state !== 'merged' || held.merged_at === null) throw new AppError('changed-meanwhile')
    const until = new Date(held.merged_at).getTime() + undoHours * 3_600_000
    if (now().getTime() > until) throw new AppError('ingredient.undo-late')
    await writeIngredient(tx, held, { state: 'active', merged_into: null, merged_at: null })
    await recordIngredient(tx, actor, 'ingredient.unmerge', held.id)
  })
}
