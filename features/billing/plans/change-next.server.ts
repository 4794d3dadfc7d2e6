import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { plans, type SubscriptionTier } from '#/domain/plans.ts'
import { recordId } from '#/domain/record-id.ts'
import { changeTakesEffect } from '#/domain/subscription.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { findPlan, holdClient, type Plan } from './hold.server.ts'

type Held = { id: string; version: number }

async function findOwn(tx: Tx, actor: Actor, id: string): Promise<Plan> {
  authorize(actor, 'plans.change')
  const plan = await findPlan(tx, recordId(id))
  if (!plan || (reachOf(actor.type, 'plans.change') === 'own' && plan.clientId !== companyOf(actor)))
    throw new AppError('not-found')
  return plan
}

/** An active plan in the version seen: for a client its own, for the office any. */
async function findSeen(tx: Tx, actor: Actor, { id, version }: Held): Promise<Plan> {
  const plan = await findOwn(tx, actor, id)
  if (plan.state !== 'active' || plan.version !== version) throw new AppError('changed-meanwhile')
  return plan
}

/** As `findSeen`, with the client locked until the transaction ends. Requires a system transaction. */
export async function holdSeen(tx: Tx, actor: Actor, held: Held): Promise<Plan> {
  await holdClient(tx, (await findOwn(tx, actor, held.id)).clientId)
  return findSeen(tx, actor, held)
}

/**
 * Sets the next month's plan: a smaller one, none, or with null the same, which cancels an earlier choice. Throws
 * `plan.not-lower` for a plan that is not smaller, `changed-meanwhile`.
 */
export async function changeNext(
  actor: Actor,
  { id, version, to }: Held & { to: SubscriptionTier | null },
): Promise<void> {
  authorize(actor, 'plans.change')
  await asActor(actor, async (tx) => {
    const plan = await findSeen(tx, actor, { id, version })
    if (plan.nextTier === to) return
    if (to !== null && (changeTakesEffect(plan.tier, to) !== 'at-period-end' || plans[to].monthlyPrice === null))
      throw new AppError('plan.not-lower')
    const isChanged = await callFunction<boolean>(tx, sql`priv.change_next_plan(${plan.id}, ${version}, ${to})`)
    if (!isChanged) throw new AppError('changed-meanwhile')
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

/** Sets another price agreed with the client, from the next month on. */
export async function changePrice(actor: Actor, { id, version, price }: Held & { price: Halalas }): Promise<void> {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'all') throw new AppError('not-allowed')
  await asActor(actor, async (tx) => {
    const plan = await findSeen(tx, actor, { id, version })
    if (plan.nextTier !== null) throw new AppError('plan.changes-already')
    const next = price === plan.price ? null : price
    if (next === plan.nextPrice) return
    const isChanged = await callFunction<boolean>(tx, sql`priv.change_plan_price(${plan.id}, ${version}, ${next})`)
    if (!isChanged) throw new AppError('changed-meanwhile')
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
