import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isWithinLimit } from '#/domain/kitchen/buying/order.ts'
import { authorize } from '#/domain/permissions.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { assertOrderStep, holdOrder, levelIn, type SeenOrder, summedNet, writeOrder } from './hold-order.server.ts'

/**
 * Submits a draft: within the limit of the maker it is approved at once, above it another person is asked. Answers
 * which. Throws `not-found`, `changed-meanwhile`, `orders.state`, `orders.empty`.
 */
export async function submitOrder(actor: Actor, seen: SeenOrder): Promise<'approved' | 'awaiting'> {
  authorize(actor, 'orders.write')
  return asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    assertOrderStep(held, 'ask')
    const line = await tx
      .selectFrom('purchase_order_lines')
      .select('id')
      .where('client_id', '=', held.client_id)
      .where('order_id', '=', held.id)
      .limit(1)
      .executeTakeFirst()
    if (!line) throw new AppError('orders.empty')
    const at = now()
    const [level, limits, net] = [
      await levelIn(tx, actor, held.branch_id),
      await orderLimits(tx, held.client_id),
      await summedNet(tx, held, [actor.id], at),
    ]
    const isFree = isWithinLimit(level, limits, net)
    const columns = { submitted_by: actor.id, submitted_at: at, approved_by: null, approved_at: null, reason: null }
    await writeOrder(tx, actor, held, isFree ? 'release' : 'ask', columns)
    if (isFree) return 'approved'
    await enqueue(tx, 'buying.order-awaits', { orderId: held.id, round: held.revision })
    return 'awaiting'
  })
}

/** The maker of an order neither approves nor returns it: another person does, within the own limit. */
async function decide(actor: Actor, seen: SeenOrder, reason: string | null): Promise<void> {
  authorize(actor, 'orders.approve')
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    const step = reason === null ? 'approve' : 'return'
    assertOrderStep(held, step)
    if (held.created_by === actor.id || held.submitted_by === actor.id) throw new AppError('orders.own')
    const level = await levelIn(tx, actor, held.branch_id)
    if (level === 'branch_manager') throw new AppError('not-allowed')
    if (reason !== null) await writeOrder(tx, actor, held, step, { reason })
    else {
      const net = await summedNet(tx, held, [actor.id, held.submitted_by ?? held.created_by], now())
      if (!isWithinLimit(level, await orderLimits(tx, held.client_id), net)) throw new AppError('orders.above-limit')
      await writeOrder(tx, actor, held, step, { approved_by: actor.id, approved_at: now(), reason: null })
    }
    await enqueue(tx, 'buying.order-decided', { orderId: held.id, round: held.revision })
  })
}

/** Approves an order of another person. Throws `orders.own`, `orders.above-limit`, `orders.state`, `changed-meanwhile`. */
export const approveOrder = (actor: Actor, seen: SeenOrder): Promise<void> => decide(actor, seen, null)

/** Gives an order back to its maker with a reason. */
export const returnOrder = (actor: Actor, seen: SeenOrder, reason: string): Promise<void> => decide(actor, seen, reason)
