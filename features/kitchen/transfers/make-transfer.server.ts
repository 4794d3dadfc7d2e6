import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { countedBase } from '#/domain/kitchen/buying/count.ts'
import { decimalOf } from '#/domain/kitchen/buying/receipt.ts'
import { movesOf } from '#/domain/kitchen/buying/transfer.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { addTransferMoves } from '#/features/kitchen/receipts/add-moves.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { NewTransfer, TransferLine } from './form.ts'

const clockTolerance = 5 * 60_000
const mostDaysBack = 366

/**
 * Moves stock from a branch to another one, out and in within one transaction, for a person who answers for the stock of
 * both. The id is made by the browser: sent again, it changes nothing. Throws `bad-request` with fields.
 */
export async function makeTransfer(actor: Actor, transferId: string, given: NewTransfer): Promise<void> {
  authorize(actor, 'stock.write')
  await takeAttempt('papers by account', actor.id)
  const id = recordId(transferId)
  const movedAt = momentOf(given.movedAt)
  await asActor(actor, async (tx) => {
    const company = companyOf(actor)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${id}`}, 0))`.execute(tx)
    const known = await tx.selectFrom('stock_transfers').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    for (const field of ['fromBranchId', 'toBranchId'] as const) await assertBranch(tx, company, field, given[field])
    const quantities = await quantitiesOf(tx, given.lines)
    await tx
      .insertInto('stock_transfers')
      .values({
        id,
        client_id: company,
        from_branch_id: given.fromBranchId,
        to_branch_id: given.toBranchId,
        moved_at: movedAt,
        note: given.note,
        created_by: actor.id,
      })
      .execute()
    const between = { from: given.fromBranchId, to: given.toBranchId }
    await addTransferMoves(tx, actor, { transferId: id, movedAt }, movesOf(between, quantities))
    await recordActivity(tx, actor, {
      action: 'stock.transfer',
      entity: 'stock-transfer',
      entityId: id,
      clientId: company,
      after: { lines: quantities.size },
    })
  })
}

/** Goods may be entered late with their own time, not before they moved. */
function momentOf(typed: Date | null): Date {
  const present = now()
  const at = typed ?? present
  if (at.getTime() > present.getTime() + clockTolerance)
    throw new AppError('bad-request', {}, { movedAt: 'transfer-future' })
  if (at.getTime() < present.getTime() - mostDaysBack * 86_400_000)
    throw new AppError('bad-request', {}, { movedAt: 'transfer-long-ago' })
  return at > present ? present : at
}

/** A branch in use whose stock the actor writes. Throws `bad-request` at its field. */
async function assertBranch(tx: Tx, company: string, field: string, branchId: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', company)
    .where('id', '=', branchId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!branch || !(await callFunction<boolean>(tx, sql`priv.may_branch('stock.write', ${branchId}::uuid)`)))
    throw new AppError('bad-request', {}, { [field]: 'paper-branch' })
}

/** Base units of the lines by ingredient, as stored: at most six decimals. */
async function quantitiesOf(tx: Tx, lines: readonly TransferLine[]): Promise<Map<string, Rational>> {
  const ids = lines.map(({ ingredientId }) => ingredientId)
  const book = await readIngredientBook(tx, { on: riyadhDay(now()), ids })
  const found = new Map<string, Rational>()
  for (const { place, ingredientId, quantity, unit } of lines) {
    const item = book.get(ingredientId)
    // why: an ingredient that was merged answers under the other one
    if (!item) throw new AppError('bad-request', {}, { [`ingredient-${place}`]: 'buying-ingredient' })
    const base = countedBase(item, [{ quantity, unit }])
    if (!base) throw new AppError('bad-request', {}, { [`unit-${place}`]: 'buying-unit' })
    if (found.has(item.id)) throw new AppError('bad-request', {}, { [`ingredient-${place}`]: 'buying-line-twice' })
    const stored = fraction(decimalOf(base))
    if (stored.n <= 0n) throw new AppError('bad-request', {}, { [`quantity-${place}`]: 'buying-quantity' })
    found.set(item.id, stored)
  }
  return found
}
