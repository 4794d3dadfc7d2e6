import { asActor, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { OrderLimitsInput } from './form.ts'

/** Riyals without VAT up to which purchase orders need no other person. */
export async function readOrderLimits(actor: Actor) {
  authorize(actor, 'kitchen.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('kitchen_settings')
      .select(['order_limit_branch_manager', 'order_limit_manager'])
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  return {
    branchManager: row?.order_limit_branch_manager ?? 2000,
    manager: row?.order_limit_manager ?? 20_000,
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
