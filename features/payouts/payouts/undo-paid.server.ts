import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { bookPaidOut, reversed } from '#/domain/ledger.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { bookMany } from '#/features/ledger/journal/book-many.server.ts'
import { now } from '#/platform/clock.ts'
import type { HeldBatch } from './hold-batch.server.ts'
import { aboutOf, selectPaid } from './settle-batch.server.ts'

/**
 * Takes back in the caller's transaction that a transfer was paid, in a batch that it holds: reverses the booking, and the
 * transfer waits at the bank again. For a wrong match only; a transfer that came back is `failHeld`. Throws
 * `payout.step-refused`.
 */
export async function undoPaid(
  tx: Tx,
  actor: Actor,
  batch: HeldBatch,
  { place, reason }: { place: number; reason: string },
): Promise<void> {
  if (batch.state !== 'sent' && batch.state !== 'done') throw new AppError('payout.step-refused')
  const paid = await selectPaid(tx, batch.id, 'paid', [place])
  const moved = await tx
    .updateTable('payout_transfers')
    .set((of) => ({ outcome: 'waiting', bank_reference: null, settled_at: null, undone: of('undone', '+', 1) }))
    .where('batch_id', '=', batch.id)
    .where('place', '=', place)
    .where('outcome', '=', 'paid')
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new AppError('payout.step-refused')
  await tx
    .updateTable('payouts')
    .set((of) => ({ state: 'batched', paid_at: null, bank_reference: null, version: of('version', '+', 1) }))
    .where('batch_id', '=', batch.id)
    .where('place', '=', place)
    .where('state', '=', 'paid')
    .execute()
  await bookMany(tx, {
    kind: 'payout.undone',
    on: riyadhDay(now()),
    actorId: actor.id,
    bookings: paid.map((one) => ({
      about: aboutOf(one, batch),
      entries: reversed(bookPaidOut(one.shopper, one.gross, one.withheld)),
    })),
  })
  await tx
    .updateTable('payout_batches')
    .set({ state: 'sent', version: batch.version + 1 })
    .where('id', '=', batch.id)
    .execute()
  await recordActivity(tx, actor, {
    action: 'payouts.undo-paid',
    entity: 'payout-batch',
    entityId: batch.id,
    before: { state: batch.state },
    after: { state: 'sent', place },
    reason,
  })
}
