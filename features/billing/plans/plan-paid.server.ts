import { asSystem, type Tx } from '#/db/database.server.ts'
import { addMonths, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeTier } from '#/features/companies/clients/change-tier.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { endPlan } from './end-plan.server.ts'
import { holdPlan, type Plan, plansOf, running } from './hold.server.ts'

const planBilledBy = (tx: Tx, invoiceId: string) =>
  tx.selectFrom('subscription_periods').select('subscription_id').where('invoice_id', '=', invoiceId).executeTakeFirst()

/**
 * Applies the payment of a plan's month. A waiting plan begins today and replaces the previous one; an active one
 * stores the day of its first payment. Idempotent.
 */
export async function planPaid(tx: Tx, invoiceId: string): Promise<void> {
  const billed = await planBilledBy(tx, invoiceId)
  if (!billed) return
  const plan = await holdPlan(tx, billed.subscription_id)
  const invoice = await tx.selectFrom('invoices').select('status').where('id', '=', invoiceId).executeTakeFirst()
  // why: a credited invoice owes nothing either, but was not paid
  if (invoice?.status !== 'paid') return
  const today = riyadhDay(now())
  if (plan.state === 'waiting') await beginPlan(tx, plan, today)
  else if (plan.state === 'active' && plan.firstPaidOn === null)
    await tx.updateTable('subscriptions').set({ first_paid_on: today }).where('id', '=', plan.id).execute()
}

async function beginPlan(tx: Tx, plan: Plan, today: Day): Promise<void> {
  const before = running(await plansOf(tx, plan.clientId))
  if (before) await endPlan(tx, before, 'changed', today)
  await tx
    .updateTable('subscriptions')
    .set({
      state: 'active',
      began_on: today,
      // why: the first payment for any plan counts, not that of a larger successor
      first_paid_on: before?.firstPaidOn ?? today,
      version: plan.version + 1,
    })
    .where('id', '=', plan.id)
    .execute()
  await tx
    .updateTable('subscription_periods')
    .set({ from_on: today, until_on: addMonths(today, 1) })
    .where('subscription_id', '=', plan.id)
    .where('from_on', '=', plan.month.from)
    .execute()
  await writeTier(tx, plan.clientId, plan.tier)
  await recordActivity(tx, null, {
    action: 'plans.begin',
    entity: 'subscription',
    entityId: plan.id,
    clientId: plan.clientId,
    before: { plan: before?.tier ?? 'free' },
    after: { plan: plan.tier },
  })
  await enqueue(tx, 'plans.announce', { subscriptionId: plan.id, step: 'active', day: today, at: now().toISOString() })
}

/** Job after the invoice of a plan is settled. */
export const beginPaidPlan = ({ invoiceId }: { invoiceId: string }): Promise<void> =>
  asSystem('a job starts a plan after its invoice is paid', (tx) => planPaid(tx, invoiceId))
