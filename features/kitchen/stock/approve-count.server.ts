import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type CountRow, selectCount } from './hold.server.ts'

type Seen = { countId: string; version: number }

async function holdSubmitted(tx: Tx, actor: Actor, { countId, version }: Seen): Promise<CountRow> {
  const count = await selectCount(tx, actor, countId).forUpdate('c').executeTakeFirst()
  if (!count) throw new AppError('not-found')
  if (count.version !== version || count.state !== 'submitted') throw new AppError('changed-meanwhile')
  return count
}

/** Approves a submitted count: from then on it counts, and never changes. Throws `changed-meanwhile`. */
export async function approveCount(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'stock.manage')
  await asActor(actor, async (tx) => {
    const count = await holdSubmitted(tx, actor, seen)
    const later = await tx
      .selectFrom('stock_counts')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('branch_id', '=', count.branch_id)
      .where('state', 'in', ['approved', 'restated'])
      .where('counted_at', '=', count.counted_at)
      .executeTakeFirst()
    if (later) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('stock_counts')
      .set({ state: 'approved', approved_by: actor.id, approved_at: now(), version: count.version + 1 })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', count.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'stock.approve-count',
      entity: 'stock-count',
      entityId: count.id,
      clientId: companyOf(actor),
      after: { state: 'approved' },
    })
  })
}

/** Gives a submitted count back to be counted again; what was counted stays in its sheet. */
export async function returnCount(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'stock.manage')
  await asActor(actor, async (tx) => {
    const count = await holdSubmitted(tx, actor, seen)
    const open = await tx
      .selectFrom('stock_counts')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('branch_id', '=', count.branch_id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (open) throw new AppError('stock.other-open')
    await tx
      .updateTable('stock_counts')
      .set({
        state: 'open',
        counted_at: null,
        sales_through: null,
        submit_key: null,
        submitted_by: null,
        submitted_at: null,
        version: count.version + 1,
      })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', count.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'stock.return-count',
      entity: 'stock-count',
      entityId: count.id,
      clientId: companyOf(actor),
      after: { state: 'open' },
    })
  })
}
