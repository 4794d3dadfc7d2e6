import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { shownSize } from '#/domain/kitchen/buying/count.ts'
import { movedNow, movesOf } from '#/domain/kitchen/buying/transfer.ts'
import { fraction, isZero, minus } from '#/domain/kitchen/figures.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Rational, times } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { addTransferMoves } from '#/features/kitchen/receipts/add-moves.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { TransferCorrection } from './form.ts'
import { mayCorrectBetween, transferRowsOf } from './read-transfer.server.ts'

/**
 * Corrects a transfer by a second one that holds the differences, at the time of the first; what was entered stays. The
 * key is taken once. Throws `not-found`, `changed-meanwhile`, `receipt.nothing`.
 */
export async function correctTransfer(actor: Actor, transferId: string, given: TransferCorrection): Promise<void> {
  authorize(actor, 'stock.manage')
  await takeAttempt('papers by account', actor.id)
  await asActor(actor, async (tx) => {
    const id = recordId(transferId)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${id}`}, 0))`.execute(tx)
    const { head, corrections, moves } = await transferRowsOf(tx, actor, id)
    if (!(await mayCorrectBetween(tx, head.from_branch_id, head.to_branch_id))) throw new AppError('not-found')
    if (corrections.some((row) => row.id === given.clientKey)) return
    if (corrections.length !== given.seen) throw new AppError('changed-meanwhile')
    const between = { from: head.from_branch_id, to: head.to_branch_id }
    const known = movedNow(between, moves)
    const book = await readIngredientBook(tx, { on: riyadhDay(now()), ids: [...known.keys()] })
    const changes = new Map<string, Rational>()
    for (const [ingredientId, quantity] of known) {
      const typed = given.quantities.get(ingredientId)
      const item = book.get(ingredientId)
      if (typed === undefined || !item) continue
      const change = minus(times(fraction(typed), { n: shownSize(item.base), d: 1n }), quantity)
      if (!isZero(change)) changes.set(ingredientId, change)
    }
    if (changes.size === 0) throw new AppError('receipt.nothing')
    const movedAt = new Date(head.moved_at)
    await tx
      .insertInto('stock_transfers')
      .values({
        id: given.clientKey,
        client_id: companyOf(actor),
        from_branch_id: between.from,
        to_branch_id: between.to,
        moved_at: movedAt,
        note: given.reason,
        corrects_id: id,
        created_by: actor.id,
      })
      .execute()
    await addTransferMoves(tx, actor, { transferId: given.clientKey, movedAt }, movesOf(between, changes))
    await recordActivity(tx, actor, {
      action: 'stock.correct-transfer',
      entity: 'stock-transfer',
      entityId: id,
      clientId: companyOf(actor),
      after: { lines: changes.size },
      reason: given.reason,
    })
  })
}
