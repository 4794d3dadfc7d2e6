import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  acceptedOf,
  decimalOf,
  inStock,
  limitOf,
  type PackPrice,
  problemsOf,
  type ReceivedLine,
  storedReason,
  takesPaperPrice,
} from '#/domain/kitchen/buying/receipt.ts'
import { fitsBase } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { startMoves } from '#/features/kitchen/ingredients/add-price.server.ts'
import { applyReceived } from '#/features/kitchen/orders/apply-received.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { PostedLine, PostReceiptRequest } from './form.ts'
import { ownPhotos } from './photos.server.ts'

export type PostedReceipt = { receiptId: string }

/** Orders of which a delivery may come: those that a supplier was sent, also after the rest was given up. */
export const receivedStates = ['sent', 'confirmed', 'part_received', 'received', 'closed', 'cancelled'] as const
const clockTolerance = 5 * 60_000
const mostDaysBack = 366

/**
 * Posts a delivery: the receipt with its lines, the movements of stock, the accepted prices and the state of the order.
 * The id is made by the phone: sent again, it answers the same and changes nothing. Throws `not-found`,
 * `receipt.another` when another delivery of the order was posted that the phone did not know of, `receipt.order-state`,
 * `receipt.future`, `receipt.photo`, `receipt.lines`.
 */
export async function postReceipt(actor: Actor, given: PostReceiptRequest): Promise<PostedReceipt> {
  authorize(actor, 'receipts.write')
  await takeAttempt('kitchen by account', actor.id)
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    // why: two phones with the same order, or one that sends twice, come one after the other
    await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${given.orderId ?? given.id}`}, 0))`.execute(tx)
    const known = await tx
      .selectFrom('goods_receipts')
      .select('id')
      .where('client_id', '=', company)
      .where('id', '=', given.id)
      .executeTakeFirst()
    if (known) return { receiptId: known.id }
    await checkBranch(tx, actor, given.branchId)
    const arrivedAt = arrivalOf(given.arrivedAt)
    const agreed = await agreedLines(tx, actor, given)
    const lines = await completeLines(tx, actor, given.lines, agreed, arrivedAt)
    await insertReceipt(tx, actor, given, arrivedAt, lines)
    const moved = new Set<string>()
    for (const { row } of lines) {
      if (!row.takes_price) continue
      const ingredient = await callFunction<string | null>(tx, sql`priv.take_receipt_price(${row.id}::uuid)`)
      if (ingredient) moved.add(ingredient)
    }
    await startMoves(tx, actor, moved)
    if (given.orderId) await applyReceived(tx, given.orderId)
    await recordActivity(tx, actor, {
      action: 'receipts.post',
      entity: 'goods-receipt',
      entityId: given.id,
      clientId: company,
      after: { lines: lines.length, refused: lines.filter(({ row }) => row.refused > 0).length },
    })
    return { receiptId: given.id }
  })
}

/** Throws unless the branch is one at which the actor receives. */
export async function checkBranch(tx: Tx, actor: Actor, branchId: string, right = 'receipts.write'): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', branchId)
    .executeTakeFirst()
  if (!branch || !(await callFunction<boolean>(tx, sql`priv.may_branch(${right}, ${branchId}::uuid)`)))
    throw new AppError('not-found')
}

/** A delivery may be entered late with its own time, not before it came. */
function arrivalOf(typed: string): Date {
  const [at, present] = [new Date(typed), now()]
  if (at.getTime() > present.getTime() + clockTolerance) throw new AppError('receipt.future')
  if (at.getTime() < present.getTime() - mostDaysBack * 86_400_000) throw new AppError('bad-request')
  return at > present ? present : at
}

type Agreed = {
  id: string
  ingredientId: string
  pack: string
  quantity: number
  packs: number
  price: PackPrice
} & Pick<PostedLine, 'unit'>

/** Lines of the order; none without one. */
async function agreedLines(tx: Tx, actor: Actor, given: PostReceiptRequest): Promise<Map<string, Agreed>> {
  const company = companyOf(actor)
  if (!given.orderId) {
    const supplier = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('client_id', '=', company)
      .where('id', '=', given.supplierId)
      .executeTakeFirst()
    if (!supplier) throw new AppError('not-found')
    return new Map()
  }
  const order = await tx
    .selectFrom('purchase_orders')
    .select(['id', 'state', 'branch_id', 'supplier_id', 'sent_at'])
    .where('client_id', '=', company)
    .where('id', '=', given.orderId)
    .executeTakeFirst()
  if (!order || order.branch_id !== given.branchId || order.supplier_id !== given.supplierId)
    throw new AppError('not-found')
  if (!order.sent_at || !receivedStates.some((state) => state === order.state))
    throw new AppError('receipt.order-state')
  const { count } = await tx
    .selectFrom('goods_receipts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', company)
    .where('order_id', '=', order.id)
    .where('corrects_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (count > given.seen && !given.confirmed) throw new AppError('receipt.another')
  const rows = await tx
    .selectFrom('purchase_order_lines')
    .select(['id', 'ingredient_id', 'pack', 'quantity', 'unit', 'packs', 'price', 'vat_mode'])
    .where('client_id', '=', company)
    .where('order_id', '=', order.id)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        ingredientId: row.ingredient_id,
        pack: row.pack,
        quantity: row.quantity,
        unit: row.unit,
        packs: row.packs,
        price: { price: row.price, vatMode: row.vat_mode },
      },
    ]),
  )
}

/** Lines with what the server knows of them: the order, the limit of the item, the photo. */
async function completeLines(
  tx: Tx,
  actor: Actor,
  lines: readonly PostedLine[],
  agreed: ReadonlyMap<string, Agreed>,
  arrivedAt: Date,
) {
  const items = await tx
    .selectFrom('ingredients')
    .select(['id', 'base', 'storage'])
    .where('client_id', '=', companyOf(actor))
    .where('id', 'in', [...new Set(lines.map(({ ingredientId }) => ingredientId))])
    .execute()
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const asked = lines.flatMap(({ photoId }) => (photoId ? [photoId] : []))
  const photos = new Set(await ownPhotos(tx, actor, asked))
  if (asked.some((id) => !photos.has(id)) || new Set(asked).size < asked.length) throw new AppError('receipt.photo')
  const { temperatureLimits: limits } = await kitchenSettings(tx, companyOf(actor))
  return lines.map((line, index) => {
    const item = itemOf.get(line.ingredientId)
    const order = line.orderLineId === null ? null : agreed.get(line.orderLineId)
    if (!item || order === undefined || (order && order.ingredientId !== item.id) || !fitsBase(line.unit, item.base))
      throw new AppError('bad-request')
    const pack = order ?? line
    const limit = limitOf(item.storage, limits)
    const received: ReceivedLine = { ...line, agreed: order?.price ?? null, hasPhoto: line.photoId !== null }
    if (problemsOf(received, { limit, arrivedOn: riyadhDay(arrivedAt) }).length > 0) throw new AppError('receipt.lines')
    const accepted = acceptedOf(line)
    return {
      stock: decimalOf(inStock({ accepted, measured: line.measured }, pack)),
      row: {
        id: line.id,
        place: index + 1,
        order_line_id: order?.id ?? null,
        ingredient_id: item.id,
        pack: pack.pack,
        quantity: pack.quantity,
        unit: pack.unit,
        delivered: line.delivered,
        accepted,
        refused: line.refused,
        measured: line.measured,
        reason: storedReason(received, order?.packs ?? null),
        temperature: line.temperature,
        temperature_limit: limit,
        expires_on: line.expiresOn,
        price: line.paper?.price ?? null,
        vat_mode: line.paper?.vatMode ?? null,
        takes_price: takesPaperPrice(received),
        file_id: line.photoId,
        note: line.note,
      },
    }
  })
}

type Complete = Awaited<ReturnType<typeof completeLines>>

async function insertReceipt(tx: Tx, actor: Actor, given: PostReceiptRequest, arrivedAt: Date, lines: Complete) {
  const place = { client_id: companyOf(actor), branch_id: given.branchId }
  const added = await tx
    .insertInto('goods_receipts')
    .values({
      ...place,
      id: given.id,
      supplier_id: given.supplierId,
      order_id: given.orderId,
      paper_number: given.paperNumber,
      arrived_at: arrivedAt,
      note: given.note,
      created_by: actor.id,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // why: an id that another company has is as if it were not there
  if (!added) throw new AppError('not-found')
  await tx
    .insertInto('goods_receipt_lines')
    .values(lines.map(({ row }) => ({ ...place, receipt_id: given.id, ...row })))
    .execute()
  const moves = lines.filter(({ row }) => row.accepted > 0)
  if (moves.length === 0) return
  await tx
    .insertInto('stock_moves')
    .values(
      moves.map(({ row, stock }) => ({
        ...place,
        ingredient_id: row.ingredient_id,
        kind: 'received' as const,
        quantity: sql<number>`${stock}::numeric`,
        happened_at: arrivedAt,
        receipt_line_id: row.id,
        created_by: actor.id,
      })),
    )
    .execute()
}
