import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isWithinLimit, isRevising, lineAmounts, type OrderEventKind } from '#/domain/kitchen/buying/order.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import {
  assertOrderStep,
  type HeldOrder,
  holdOrder,
  levelIn,
  netOfOrder,
  type SeenOrder,
  summedNet,
  writeOrder,
} from './hold-order.server.ts'
import { mailOrder } from './order-link.server.ts'
import { issueToKeep } from './sent-issue.server.ts'

const mailed = (held: HeldOrder) => ({ ...held, round: held.revision })

/**
 * Sends an approved order, or its revision: a supplier with an address gets a mail with a link. Answers whether a mail
 * goes out. Throws `not-found`, `changed-meanwhile`, `orders.state`.
 */
export async function sendOrder(actor: Actor, seen: SeenOrder): Promise<boolean> {
  authorize(actor, 'orders.write')
  await takeAttempt('papers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    return sendHeld(tx, actor, held)
  })
}

/** The step of `sendOrder` within a transaction that holds the order, with what a sending of several keeps. */
export async function sendHeld(
  tx: Tx,
  actor: Actor,
  held: HeldOrder,
  kept: { send_state?: 'sent' } = {},
): Promise<boolean> {
  assertOrderStep(held, 'send')
  await writeOrder(tx, actor, held, 'send', { sent_at: now(), issue: held.issue + 1, answered: null, ...kept })
  return mailOrder(tx, held.issue === 0 ? 'order.sent' : 'order.revised', mailed(held))
}

type Noted = { kind: OrderEventKind; note: string | null; sent?: string }

const keepAnswer = (tx: Tx, actor: Actor, held: HeldOrder, noted: Noted) =>
  tx
    .insertInto('purchase_order_answers')
    .values({ client_id: held.client_id, order_id: held.id, ...noted, by_id: actor.id, answered_at: now() })
    .execute()

/** Notes that the supplier confirmed by phone or in person. */
export async function confirmOrder(actor: Actor, seen: SeenOrder, note: string | null): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'confirm')
    // a change on the table is accepted or refused, never passed over
    if (held.answered === 'changed') throw new AppError('orders.state')
    await keepAnswer(tx, actor, held, { kind: 'confirmed', note })
    await writeOrder(tx, actor, held, 'confirm', { answered: 'confirmed', confirmed_at: now() })
  })
}

type Asked = Record<string, { price: string }>

/**
 * Takes the prices and the day that the supplier asked for: the order is confirmed with them. Throws
 * `orders.above-limit`, `orders.state`, `changed-meanwhile`.
 */
export async function acceptChange(actor: Actor, seen: SeenOrder): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'accept')
    if (held.answered !== 'changed') throw new AppError('orders.state')
    const asked = await tx
      .selectFrom('purchase_order_answers')
      .select(['wanted_on', 'prices'])
      .where('client_id', '=', held.client_id)
      .where('order_id', '=', held.id)
      .where('kind', '=', 'changed')
      .orderBy('answered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const prices = asked.prices as unknown as Asked
    const before = await netOfOrder(tx, held)
    const lines = await tx
      .selectFrom('purchase_order_lines')
      .select(['id', 'packs', 'vat_mode'])
      .where('client_id', '=', held.client_id)
      .where('order_id', '=', held.id)
      .execute()
    for (const { id, packs, vat_mode } of lines) {
      const changed = prices[id]
      if (!changed) continue
      const price = halalas(Number(changed.price))
      const { net, vat } = lineAmounts({ price, vatMode: vat_mode, packs })
      await tx
        .updateTable('purchase_order_lines')
        .set({ price: price / 100, net: net / 100, vat: vat / 100 })
        .where('id', '=', id)
        .where('client_id', '=', held.client_id)
        .execute()
    }
    // what the supplier adds lies within the limit of the person who takes it
    if ((await netOfOrder(tx, held)) > before) {
      const level = await levelIn(tx, actor, held.branch_id)
      const net = await summedNet(tx, held, [actor.id], now())
      if (!isWithinLimit(level, await orderLimits(tx, held.client_id), net)) throw new AppError('orders.above-limit')
    }
    await keepAnswer(tx, actor, held, { kind: 'accepted', note: null })
    await writeOrder(tx, actor, held, 'accept', {
      answered: 'accepted',
      confirmed_at: now(),
      ...(asked.wanted_on ? { wanted_on: asked.wanted_on } : {}),
    })
    await mailOrder(tx, 'order.accepted', mailed(held))
  })
}

/** Keeps the order as it was sent, and asks the supplier to answer again. */
export async function refuseChange(actor: Actor, seen: SeenOrder, note: string | null): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'refuse')
    if (held.answered !== 'changed' && held.answered !== 'declined') throw new AppError('orders.state')
    await keepAnswer(tx, actor, held, { kind: 'refused', note })
    await writeOrder(tx, actor, held, 'refuse', { answered: 'refused' })
    await mailOrder(tx, 'order.insisted', mailed(held))
  })
}

/** Whether a delivery or an invoice names a line of the order. */
async function isInUse(tx: Tx, held: HeldOrder): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from goods_receipts r where r.client_id = ${held.client_id} and r.order_id = ${held.id})
      or exists (select from supplier_invoices i where i.client_id = ${held.client_id} and i.order_id = ${held.id})
      as used`.execute(tx)
  return rows[0]!.used
}

/**
 * Takes back an order that the supplier has, to change it: a draft again, which is submitted, sent and confirmed as a
 * revision. Throws `orders.delivered` after a delivery or an invoice, `orders.state`, `changed-meanwhile`.
 */
export async function reviseOrder(actor: Actor, seen: SeenOrder, note: string | null): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'revise')
    if (await isInUse(tx, held)) throw new AppError('orders.delivered')
    const sent = JSON.stringify(await issueToKeep(tx, { clientId: held.client_id, orderId: held.id }))
    await keepAnswer(tx, actor, held, { kind: 'revised', note, sent })
    await writeOrder(tx, actor, held, 'revise', {
      answered: null,
      reason: null,
      confirmed_at: null,
      submitted_by: null,
      submitted_at: null,
      approved_by: null,
      approved_at: null,
    })
    await mailOrder(tx, 'order.revising', mailed(held))
  })
}

/** Cancels an order before a delivery; a supplier who has it is told, and the link says so. */
export async function cancelOrder(actor: Actor, seen: SeenOrder, reason: string): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'cancel')
    await writeOrder(tx, actor, held, 'cancel', { ended_at: now(), reason })
    if (held.state === 'sent' || held.state === 'confirmed' || isRevising(held))
      await mailOrder(tx, 'order.cancelled', mailed(held))
  })
}

/** Closes an order after its deliveries; a rest that did not come is given up with a reason. */
export async function closeOrder(actor: Actor, seen: SeenOrder, reason: string | null): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'close')
    if (held.state === 'part_received' && reason === null)
      throw new AppError('bad-request', {}, { reason: 'choose-reason' })
    await writeOrder(tx, actor, held, 'close', { ended_at: now(), reason })
  })
}
