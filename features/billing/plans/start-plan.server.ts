import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addMonths, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeTier } from '#/features/companies/clients/change-tier.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { endPlan, giveUp } from './end-plan.server.ts'
import { holdClient, openInvoicesOf, type Plan, plansOf, running, type SoldTier } from './hold.server.ts'
import { billMonth } from './plan-invoice.server.ts'
import { takingOff } from './quote.ts'

export type Start = {
  /** Created by the browser, so that a repeated request makes one plan. */
  id: string
  clientId: string
  tier: SoldTier
  /** Agreed monthly price before tax. */
  price: Halalas
}

/** Unused part of the active plan that the new one replaces; null without one. */
async function restOf(tx: Tx, current: Plan | null, price: Halalas, today: string) {
  if (!current) return null
  const isPaid = (await openInvoicesOf(tx, current.id)).length === 0
  return takingOff(price, current, isPaid, today).rest
}

/**
 * Starts a plan agreed with a client, such as the largest one, as the office: active from today, with its invoice less
 * the unused part of a previous plan. Cancels waiting orders. Throws `client.not-approved`, `plan.unpaid`,
 * `plan.price-too-low`.
 */
export async function startPlan(actor: Actor, given: Start): Promise<{ id: string }> {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'all') throw new AppError('not-allowed')
  const [id, clientId] = [recordId(given.id), recordId(given.clientId)]
  const { tier, price } = given
  const today = riyadhDay(now())
  return asSystem('starts a plan and issues its invoice in one transaction, after authorisation', async (tx) => {
    const { approval } = await holdClient(tx, clientId)
    const all = await plansOf(tx, clientId)
    if (all.some((plan) => plan.id === id)) return { id }
    if (approval !== 'approved') throw new AppError('client.not-approved')
    const current = running(all)
    const rest = await restOf(tx, current, price, today)
    for (const order of all.filter(({ state }) => state === 'waiting')) await giveUp(tx, order, actor, today)
    if (current) await endPlan(tx, current, 'changed', today)
    await tx
      .insertInto('subscriptions')
      .values({
        id,
        client_id: clientId,
        tier,
        state: 'active',
        monthly_price: price,
        began_on: today,
        first_paid_on: current?.firstPaidOn ?? null,
        replaces_id: current?.id ?? null,
        created_by: actor.id,
        created_at: now(),
      })
      .execute()
    const from = { planId: id, clientId, tier, price, from: today, until: addMonths(today, 1) }
    const { number } = await billMonth(tx, { ...from, rest, actorId: actor.id })
    await writeTier(tx, clientId, tier)
    await recordActivity(tx, actor, {
      action: 'plans.start',
      entity: 'subscription',
      entityId: id,
      clientId,
      before: { plan: current?.tier ?? 'free' },
      after: { plan: tier, price, invoice: number },
    })
    await enqueue(tx, 'plans.announce', { subscriptionId: id, step: 'active', day: today, at: now().toISOString() })
    return { id }
  })
}
