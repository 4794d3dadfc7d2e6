import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { holdOrder, type SeenOrder } from './hold-order.server.ts'
import { newOrderLink } from './order-link.server.ts'

export type MadeOrderLink = { token: string; language: Lang; phone: string | null }

/** Links do not depend on what the page showed. */
async function newestOf(tx: Tx, actor: Actor, orderId: string): Promise<SeenOrder> {
  const { revision } = await tx
    .selectFrom('purchase_orders')
    .select('revision')
    .where('id', '=', recordId(orderId))
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
  return { orderId, revision }
}

/** Makes a further link of a sent order, for a message of the buyer. It is answered only now. */
export async function makeOrderLink(actor: Actor, orderId: string): Promise<MadeOrderLink> {
  authorize(actor, 'orders.write')
  await takeAttempt('papers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, await newestOf(tx, actor, orderId))
    if (held.state !== 'sent' && held.state !== 'confirmed') throw new AppError('orders.state')
    const to = await tx
      .selectFrom('suppliers')
      .select(['phone', 'language'])
      .where('id', '=', held.supplier_id)
      .where('client_id', '=', held.client_id)
      .executeTakeFirstOrThrow()
    const token = await newOrderLink(tx, held)
    await recordActivity(tx, actor, {
      action: 'orders.link',
      entity: 'purchase-order',
      entityId: held.id,
      clientId: held.client_id,
      after: { number: held.number },
    })
    return { token, language: to.language, phone: to.phone }
  })
}

/** Ends all links of an order: their holders read and answer nothing any more. */
export async function withdrawOrderLinks(actor: Actor, orderId: string): Promise<void> {
  authorize(actor, 'orders.write')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, await newestOf(tx, actor, orderId))
    await tx
      .updateTable('purchase_order_links')
      .set({ withdrawn_at: now() })
      .where('client_id', '=', held.client_id)
      .where('order_id', '=', held.id)
      .where('withdrawn_at', 'is', null)
      .execute()
    await recordActivity(tx, actor, {
      action: 'orders.withdraw-links',
      entity: 'purchase-order',
      entityId: held.id,
      clientId: held.client_id,
      after: { number: held.number },
    })
  })
}
