import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { correctionOf, decimalOf, type Posted } from '#/domain/kitchen/buying/receipt.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { applyReceived } from '#/features/kitchen/orders/apply-received.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import type { CorrectionInput } from './form.ts'
import { linesOf } from './lines.server.ts'
import { checkBranch } from './post-receipt.server.ts'

/**
 * Corrects a posted delivery by a second receipt whose lines hold the differences; what was posted stays. The key is
 * taken once. Throws `not-found`, `receipt.corrected-meanwhile`, `receipt.nothing`, `bad-request` with fields.
 */
export async function correctReceipt(actor: Actor, receiptId: string, given: CorrectionInput): Promise<void> {
  authorize(actor, 'receipts.correct')
  await takeAttempt('kitchen by account', actor.id)
  await asActor(actor, async (tx) => {
    const id = recordId(receiptId)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${id}`}, 0))`.execute(tx)
    const head = await headOf(tx, actor, id)
    await checkBranch(tx, actor, head.branch_id, 'receipts.correct')
    const corrections = await tx
      .selectFrom('goods_receipts')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('corrects_id', '=', id)
      .execute()
    if (corrections.some((one) => one.id === given.clientKey)) return
    if (corrections.length !== given.seen) throw new AppError('receipt.corrected-meanwhile')
    const changes = (await linesOf(tx, actor, id)).flatMap((line) => {
      const wanted = given.lines.get(line.id)
      if (!wanted) return []
      const change = correctionOf(line, checked(line.id, wanted), line)
      return change ? [{ line, change }] : []
    })
    if (changes.length === 0) throw new AppError('receipt.nothing')
    await write(tx, actor, { id: given.clientKey, reason: given.reason, head, changes })
    if (head.order_id) await applyReceived(tx, head.order_id)
    await recordActivity(tx, actor, {
      action: 'receipts.correct',
      entity: 'goods-receipt',
      entityId: id,
      clientId: companyOf(actor),
      after: { lines: changes.length },
      reason: given.reason,
    })
  })
}

/** A weighed quantity belongs to packs that were taken. */
function checked(lineId: string, wanted: Posted): Posted {
  if (wanted.measured !== null && wanted.accepted === 0)
    throw new AppError('bad-request', {}, { [`measured-${lineId}`]: 'receipt-quantity' })
  return wanted
}

async function headOf(tx: Tx, actor: Actor, id: string) {
  const head = await tx
    .selectFrom('goods_receipts')
    .select(['id', 'branch_id', 'supplier_id', 'order_id', 'paper_number', 'arrived_at'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', id)
    .where('corrects_id', 'is', null)
    .executeTakeFirst()
  if (!head) throw new AppError('not-found')
  return head
}

type Change = {
  line: Awaited<ReturnType<typeof linesOf>>[number]
  change: NonNullable<ReturnType<typeof correctionOf>>
}
type Correction = { id: string; reason: string; head: Awaited<ReturnType<typeof headOf>>; changes: Change[] }

async function write(tx: Tx, actor: Actor, { id, reason, head, changes }: Correction): Promise<void> {
  const place = { client_id: companyOf(actor), branch_id: head.branch_id }
  await tx
    .insertInto('goods_receipts')
    .values({
      ...place,
      id,
      supplier_id: head.supplier_id,
      order_id: head.order_id,
      paper_number: head.paper_number,
      arrived_at: head.arrived_at,
      note: reason,
      corrects_id: head.id,
      created_by: actor.id,
    })
    .execute()
  const rows = changes.map(({ line, change }) => ({ ...change, line, id: randomUUID() }))
  await tx
    .insertInto('goods_receipt_lines')
    .values(
      rows.map(({ id: lineId, line, delivered, accepted, refused, measured }, index) => ({
        ...place,
        id: lineId,
        receipt_id: id,
        place: index + 1,
        order_line_id: line.orderLineId,
        corrects_line_id: line.id,
        ingredient_id: line.ingredientId,
        pack: line.pack,
        quantity: line.quantity,
        unit: line.unit,
        delivered,
        accepted,
        refused,
        measured,
      })),
    )
    .execute()
  const moves = rows.filter(({ base }) => base.n !== 0n)
  if (moves.length === 0) return
  await tx
    .insertInto('stock_moves')
    .values(
      moves.map(({ id: lineId, line, base }) => ({
        ...place,
        ingredient_id: line.ingredientId,
        kind: 'corrected' as const,
        quantity: sql<number>`${decimalOf(base)}::numeric`,
        // why: the goods came with the delivery, so stock of past days is right from then on
        happened_at: head.arrived_at,
        receipt_line_id: lineId,
        created_by: actor.id,
      })),
    )
    .execute()
}
