import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { EndReason } from '#/domain/subscription.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeTier } from '#/features/companies/clients/change-tier.server.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import type { Plan } from './hold.server.ts'
import { planReasons } from './wording.ts'

/** Writes the end of a locked plan. The caller sets the client's tier. */
export async function endPlan(tx: Tx, plan: Plan, why: EndReason, on: Day): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ state: 'ended', ended_on: on, ended_why: why, next_tier: null, next_price: null, version: plan.version + 1 })
    .where('id', '=', plan.id)
    .execute()
}

/** Ends a plan without successor. */
export async function endForGood(tx: Tx, plan: Plan, why: EndReason, on: Day): Promise<void> {
  await endPlan(tx, plan, why, on)
  await writeTier(tx, plan.clientId, 'free')
}

/** Whether a transfer for an invoice waits for confirmation. */
export async function transferWaits(tx: Tx, invoiceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('provider', '=', 'bank')
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Cancels an unpaid order: credits its invoice and keeps partial payments as the client's credit. Throws
 * `plan.payment-waits` while a transfer for it waits for confirmation, `changed-meanwhile` when it was paid.
 */
export async function giveUp(tx: Tx, order: Plan, actor: Actor | null, on: Day): Promise<void> {
  const { invoiceId } = order.month
  if (invoiceId) {
    if (await transferWaits(tx, invoiceId)) throw new AppError('plan.payment-waits')
    const invoice = await tx.selectFrom('invoices').select('status').where('id', '=', invoiceId).executeTakeFirst()
    if (invoice?.status === 'paid') throw new AppError('changed-meanwhile')
    if (invoice && invoice.status !== 'credited')
      await creditInvoice(tx, {
        id: randomUUID(),
        invoiceId,
        lines: 'all',
        reason: planReasons.givenUp,
        actorId: actor?.id ?? null,
      })
  }
  await endPlan(tx, order, 'given-up', on)
  await recordActivity(tx, actor, {
    action: 'plans.give-up',
    entity: 'subscription',
    entityId: order.id,
    clientId: order.clientId,
    after: { plan: order.tier },
  })
}
