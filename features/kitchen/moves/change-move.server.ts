import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { restoreReplaced, withdrawWithin, writePrice } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { now } from '#/platform/clock.ts'
import { type Move, movesOfCompany, undoMinutes } from './read-moves.server.ts'

const record = (tx: Tx, actor: Actor, action: string, id: string, after: Record<string, string | number>) =>
  recordActivity(tx, actor, { action, entity: 'cost-move', entityId: id, clientId: companyOf(actor), after })

const nameOf = ({ dish }: Move): string => dish.en ?? dish.ar ?? ''

/**
 * Prices dishes at their target from today on, in every channel without a price of its own; all open moves of a dish are
 * done with it. Throws `changed-meanwhile` when the price is no longer the one that was shown.
 */
export async function priceAtTarget(actor: Actor, given: { move: string[]; price: number[] }): Promise<number> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  const today = riyadhDay(now())
  return asActor(actor, async (tx) => {
    const { moves } = await movesOfCompany(tx, company, today)
    const open = moves.filter(({ state }) => state !== 'done')
    const priced = new Set<string>()
    for (const [at, id] of given.move.entries()) {
      const move = open.find((one) => one.id === id)
      if (!move) throw new AppError('changed-meanwhile')
      if (priced.has(move.recipeId)) continue
      const { target, recipeId } = move
      if (!target || rounded(target.price) !== given.price[at]) throw new AppError('changed-meanwhile')
      const priceId = await writePrice(tx, actor, {
        recipeId,
        channelId: null,
        branchId: null,
        halalas: rounded(target.price),
        startsOn: today,
        id: randomUUID(),
        dish: nameOf(move),
      })
      await tx
        .updateTable('cost_moves')
        .set({ state: 'done', outcome: 'priced', price_id: priceId, done_by: actor.id, done_at: now() })
        .where('client_id', '=', company)
        .where('recipe_id', '=', recipeId)
        .where('state', '<>', 'done')
        .execute()
      await record(tx, actor, 'cost-move.price', move.id, { dish: nameOf(move), price: rounded(target.price) })
      priced.add(recipeId)
    }
    return priced.size
  })
}

/** Dismisses a move with a reason. */
export async function dismissMove(actor: Actor, given: { moveId: string; reason: string }): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('cost_moves')
      .set({ state: 'done', outcome: 'dismissed', reason: given.reason, done_by: actor.id, done_at: now() })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recordId(given.moveId))
      .where('state', '<>', 'done')
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await record(tx, actor, 'cost-move.dismiss', row.id, { reason: given.reason })
  })
}

/** Reopens a move within ten minutes; the price that was set for it is withdrawn, with all moves that it settled. */
export async function undoMove(actor: Actor, moveId: string): Promise<void> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  const since = new Date(now().getTime() - undoMinutes * 60_000).toISOString()
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('cost_moves')
      .select(['id', 'price_id'])
      .where('client_id', '=', company)
      .where('id', '=', recordId(moveId))
      .where('state', '=', 'done')
      .where(sql<boolean>`done_at > ${since}::timestamptz`)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('kitchen.undo-late')
    await tx
      .updateTable('cost_moves')
      .set({ state: 'seen', outcome: null, reason: null, price_id: null, done_by: null, done_at: null })
      .where('client_id', '=', company)
      .where((of) =>
        row.price_id === null
          ? of('id', '=', row.id)
          : of.or([of('id', '=', row.id), of('price_id', '=', row.price_id)]),
      )
      .execute()
    if (row.price_id) {
      await withdrawWithin(tx, actor, row.price_id)
      await restoreReplaced(tx, company, row.price_id)
    }
    await record(tx, actor, 'cost-move.undo', row.id, {})
  })
}
