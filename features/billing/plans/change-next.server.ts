import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { plans, type SubscriptionTier } from '#/domain/plans.ts'
import { recordId } from '#/domain/record-id.ts'
import { changeTakesEffect } from '#/domain/subscription.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { findPlan, holdClient, type Plan } from './hold.server.ts'
import type { Tx } from '#/db/database.server.ts'

type Held = { id: string; version: number }

/** A plan that runs, as somebody saw it: their own, or for the office anybody's. */
export async function holdSeen(tx: Tx, actor: Actor, { id, version }: Held): Promise<Plan> {
  authorize(actor, 'plans.change')
  const seen = await findPlan(tx, recordId(id))
  if (!seen || (reachOf(actor.type, 'plans.change') === 'own' && seen.clientId !== actor.id))
    throw new AppError('not-found')
  await holdClient(tx, seen.clientId)
  const plan = (await findPlan(tx, seen.id))!
  if (plan.state !== 'active' || plan.version !== version) throw new AppError('changed-meanwhile')
  return plan
}

/**
 * Says what follows when the month ends: a smaller plan, none at all, or with null the same again, which takes an earlier word back.
 * Throws `plan.not-lower` for what would be no less, `changed-meanwhile`.
 */
export async function changeNext(
  actor: Actor,
  { id, version, to }: Held & { to: SubscriptionTier | null },
): Promise<void> {
  authorize(actor, 'plans.change')
  await asSystem('what follows a plan is written down', async (tx) => {
    const plan = await holdSeen(tx, actor, { id, version })
    if (plan.nextTier === to) return
    if (to !== null && (changeTakesEffect(plan.tier, to) !== 'at-period-end' || plans[to].monthlyPrice === null))
      throw new AppError('plan.not-lower')
    await tx
      .updateTable('subscriptions')
      .set({ next_tier: to, next_price: null, version: plan.version + 1 })
      .where('id', '=', plan.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'plans.change-next',
      entity: 'subscription',
      entityId: plan.id,
      clientId: plan.clientId,
      before: { next: plan.nextTier ?? plan.tier },
      after: { next: to ?? plan.tier, from: plan.month.until },
    })
  })
}

/** The office agrees another price with a client; it counts from the next month on. */
export async function changePrice(actor: Actor, { id, version, price }: Held & { price: Halalas }): Promise<void> {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'all') throw new AppError('not-allowed')
  await asSystem('the price of a plan changes with its next month', async (tx) => {
    const plan = await holdSeen(tx, actor, { id, version })
    if (plan.nextTier !== null) throw new AppError('plan.changes-already')
    const next = price === plan.price ? null : price
    if (next === plan.nextPrice) return
    await tx
      .updateTable('subscriptions')
      .set({ next_price: next, version: plan.version + 1 })
      .where('id', '=', plan.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'plans.change-price',
      entity: 'subscription',
      entityId: plan.id,
      clientId: plan.clientId,
      before: { price: plan.nextPrice ?? plan.price },
      after: { price, from: plan.month.until },
    })
  })
}
