import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type OrderLimits, usualOrderLimits } from '#/domain/kitchen/buying/order.ts'
import { halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { OrderLimitsInput } from './form.ts'

/** Net halalas up to which a manager or a branch manager orders, approves and awards. */
export async function orderLimits(tx: Tx, company: string): Promise<OrderLimits> {
  const row = await tx
    .selectFrom('kitchen_settings')
    .select(['order_limit_manager', 'order_limit_branch_manager'])
    .where('client_id', '=', company)
    .executeTakeFirst()
  return row
    ? { manager: halalas(row.order_limit_manager), branch_manager: halalas(row.order_limit_branch_manager) }
    : usualOrderLimits
}

/** Riyals without VAT up to which purchase orders need no other person. */
export async function readOrderLimits(actor: Actor) {
  authorize(actor, 'kitchen.read')
  const limits = await readAs(actor, (db) => orderLimits(db, companyOf(actor)))
  return {
    branchManager: limits.branch_manager / 100,
    manager: limits.manager / 100,
    mayChange: may(actor, 'order-limits.write') && actor.company?.mode !== 'view',
  }
}

/** Sets the limits of purchase orders; owners alone. */
export async function saveOrderLimits(actor: Actor, input: OrderLimitsInput): Promise<void> {
  authorize(actor, 'order-limits.write')
  const company = companyOf(actor)
  const limits = { order_limit_branch_manager: input.branchManager, order_limit_manager: input.manager }
  await asActor(actor, async (tx) => {
    const changed = { ...limits, changed_by: actor.id }
    const held = await tx
      .updateTable('kitchen_settings')
      .set((where) => ({ ...changed, revision: where('revision', '+', 1), changed_at: now() }))
      .where('client_id', '=', company)
      .returning('client_id')
      .executeTakeFirst()
    if (!held) {
      const made = await tx
        .insertInto('kitchen_settings')
        .values({ client_id: company, ...changed })
        .onConflict((conflict) => conflict.column('client_id').doNothing())
        .returning('client_id')
        .executeTakeFirst()
      if (!made) throw new AppError('changed-meanwhile')
    }
    await recordActivity(tx, actor, {
      action: 'orders.limits',
      entity: 'client',
      entityId: company,
      clientId: company,
      after: { branchManager: input.branchManager, manager: input.manager },
    })
  })
}
