import { randomUUID } from 'node:crypto'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { isMoneyBack, moneyBackUntil } from '#/domain/subscription.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { refundInvoice } from '#/features/billing/payments/refund.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { holdSeen } from './change-next.server.ts'
import { endForGood, giveUp } from './end-plan.server.ts'
import { type Plan, plansOf } from './hold.server.ts'
import { planReasons } from './wording.ts'

/** Last day of the full refund; null when it has passed or never applied. */
export function moneyBackDay(plan: Plan, all: readonly Plan[], today: Day): Day | null {
  if (plan.state !== 'active' || plan.firstPaidOn === null) return null
  const first = all.flatMap(({ firstPaidOn }) => (firstPaidOn === null ? [] : [firstPaidOn])).toSorted()[0]!
  return plan.firstPaidOn === first && isMoneyBack(first, today) ? moneyBackUntil(first) : null
}

/** Invoices of the client's plans that are not credited yet. */
const invoicesOf = (tx: Tx, planIds: readonly string[]) =>
  tx
    .selectFrom('subscription_periods as p')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'p.client_id').onRef('i.id', '=', 'p.invoice_id'))
    .select('i.id')
    .where('p.subscription_id', 'in', [...planIds])
    .where('i.status', '<>', 'credited')
    .where('i.number', 'is not', null)
    .orderBy('i.id')
    .execute()

/**
 * Refunds everything paid for the plan within thirty days of the first payment: credits its invoices in full, ends the
 * plan today, and requests refunds of the payments by their original way; amounts that no payment covers (paid from
 * credit) stay the client's credit. Throws `plan.no-money-back`, `changed-meanwhile`.
 */
export async function giveMoneyBack(actor: Actor, given: { id: string; version: number }): Promise<void> {
  authorize(actor, 'plans.change')
  await confirmedRecently(actor)
  const today = riyadhDay(now())
  await asSystem('cancels a plan and refunds its first payment in one transaction', async (tx) => {
    const plan = await holdSeen(tx, actor, given)
    const all = await plansOf(tx, plan.clientId)
    if (moneyBackDay(plan, all, today) === null) throw new AppError('plan.no-money-back')
    for (const order of all.filter(({ state }) => state === 'waiting')) await giveUp(tx, order, actor, today)
    const begun = all.filter(({ beganOn }) => beganOn !== null).map(({ id }) => id)
    const reason = planReasons.moneyBack
    let back = 0
    for (const { id: invoiceId } of await invoicesOf(tx, begun)) {
      const note = { id: randomUUID(), invoiceId, lines: 'all', reason, actorId: actor.id } as const
      const { freed } = await creditInvoice(tx, note)
      if (freed > 0) back += await refundInvoice(tx, { invoiceId, amount: freed, reason, actorId: actor.id })
    }
    await endForGood(tx, plan, 'refunded', today)
    await recordActivity(tx, actor, {
      action: 'plans.refund',
      entity: 'subscription',
      entityId: plan.id,
      clientId: plan.clientId,
      before: { plan: plan.tier },
      after: { plan: 'free', back },
    })
    await enqueue(tx, 'plans.announce', {
      subscriptionId: plan.id,
      step: 'refunded',
      day: today,
      at: now().toISOString(),
    })
  })
}
