import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import { AppError } from '#/domain/errors.ts'
import { plans } from '#/domain/plans.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { giveUpDays, periodOf, planStep, type PlanStep, unusedPart } from '#/domain/subscription.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeTier } from '#/features/companies/clients/change-tier.server.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { endForGood, giveUp, transferWaits } from './end-plan.server.ts'
import { holdPlan, openInvoicesOf, type Plan, plansOf, type SoldTier } from './hold.server.ts'
import { billMonth } from './plan-invoice.server.ts'
import { planReasons } from './wording.ts'

/** Days of notice before a change with the next month. */
const toldDays = 3
/** Limit after a long outage: the rest follows on the next day. */
const mostMonths = 24

const idsDue = (today: Day): Promise<string[]> =>
  readAsSystem('a job reads plans that end or are unpaid', async (db) => {
    const { rows } = await sql<{ id: string }>`
      select s.id from app.subscriptions s
      cross join lateral (select max(p.until_on) as until_on from app.subscription_periods p
        where p.client_id = s.client_id and p.subscription_id = s.id) m
      where (s.state = 'waiting' and s.created_at < ${addDays(today, -giveUpDays)}::date)
        or (s.state = 'active' and (m.until_on <= ${addDays(today, toldDays)}::date
          or exists (select from app.subscription_periods p
            join app.invoices i on i.client_id = p.client_id and i.id = p.invoice_id
            where p.client_id = s.client_id and p.subscription_id = s.id and i.status in ('issued', 'partly_paid', 'overdue'))))
      order by s.id`.execute(db)
    return rows.map(({ id }) => id)
  })

/**
 * Daily job of plans: bills the next month, applies scheduled changes, warns about unpaid months and then pauses the
 * plan, and cancels unpaid orders. Idempotent; catches up on missed days.
 */
export async function renewPlans(): Promise<void> {
  const today = riyadhDay(now())
  for (const id of await idsDue(today))
    try {
      for (let month = 0; month < mostMonths; month += 1) if ((await stepOnce(id, today)) !== 'renew') break
    } catch (error) {
      // why: a client whose invoice cannot be issued must not block the others
      log.error('a plan could not be renewed', { error })
      await tellOffice(id, today)
    }
}

const tellOffice = (id: string, today: Day): Promise<void> =>
  asSystem('a job notifies administrators of a failed renewal', async (tx) => {
    const plan = await holdPlan(tx, id)
    const facts = { client: await companyNames(tx, plan.clientId), plan: id }
    const effectKey = `plan.not-renewed:${id}:${plan.month.until}:${today.slice(0, 7)}`
    await tell(tx, { admins: 'all' }, 'plan.not-renewed', facts, { effectKey })
  })

const stepOnce = (id: string, today: Day): Promise<PlanStep> =>
  asSystem('a job renews or ends a plan', async (tx) => {
    const plan = await holdPlan(tx, id)
    if (plan.state === 'waiting') await giveUpOld(tx, plan, today)
    if (plan.state !== 'active') return 'none'
    const [oldest] = await openInvoicesOf(tx, id)
    const unpaidSince = oldest?.due_on ?? null
    const step = planStep({ until: plan.month.until, nextTier: plan.nextTier, unpaidSince }, today)
    if (step === 'renew') await renew(tx, plan, today)
    if (step === 'end') await end(tx, plan)
    if (step === 'pause') await pause(tx, plan, today)
    if (step === 'warn')
      await enqueue(tx, 'plans.announce', {
        subscriptionId: id,
        step: 'pause-soon',
        day: unpaidSince!,
        at: now().toISOString(),
      })
    if (step === 'none' || step === 'warn') await tellChange(tx, plan, today)
    return step
  })

async function tellChange(tx: Tx, plan: Plan, today: Day): Promise<void> {
  const changes = plan.nextTier !== null || plan.nextPrice !== null
  if (changes && today >= addDays(plan.month.until, -toldDays))
    await enqueue(tx, 'plans.announce', {
      subscriptionId: plan.id,
      step: 'changes-soon',
      day: plan.month.until,
      at: now().toISOString(),
    })
}

async function giveUpOld(tx: Tx, order: Plan, today: Day): Promise<void> {
  if (riyadhDay(new Date(order.createdAt)) > addDays(today, -giveUpDays)) return
  if (order.month.invoiceId && (await transferWaits(tx, order.month.invoiceId))) return
  await giveUpUnlessPaid(tx, order, today)
}

async function giveUpUnlessPaid(tx: Tx, order: Plan, today: Day): Promise<void> {
  try {
    await giveUp(tx, order, null, today)
  } catch (error) {
    if (!(error instanceof AppError) || !['changed-meanwhile', 'plan.payment-waits'].includes(error.code)) throw error
  }
}

/** Cancels orders that deduct the rest of this month, because the deduction lapses with the month. */
async function giveUpWhatReplaces(tx: Tx, plan: Plan, today: Day): Promise<void> {
  const orders = (await plansOf(tx, plan.clientId)).filter(
    ({ state, replacesId }) => state === 'waiting' && replacesId === plan.id,
  )
  for (const order of orders) await giveUpUnlessPaid(tx, order, today)
}

async function renew(tx: Tx, plan: Plan, today: Day): Promise<void> {
  await giveUpWhatReplaces(tx, plan, today)
  const tier = (plan.nextTier ?? plan.tier) as SoldTier
  const price = plan.nextTier ? plans[tier].monthlyPrice! : (plan.nextPrice ?? plan.price)
  await tx
    .updateTable('subscriptions')
    .set({ tier, monthly_price: price, next_tier: null, next_price: null, version: plan.version + 1 })
    .where('id', '=', plan.id)
    .execute()
  const month = periodOf(plan.beganOn!, plan.month.until)!
  const { number } = await billMonth(tx, {
    planId: plan.id,
    clientId: plan.clientId,
    tier,
    price,
    ...month,
    actorId: null,
  })
  if (tier !== plan.tier) await writeTier(tx, plan.clientId, tier)
  await recordActivity(tx, null, {
    action: 'plans.renew',
    entity: 'subscription',
    entityId: plan.id,
    clientId: plan.clientId,
    before: { plan: plan.tier },
    after: { plan: tier, from: month.from, until: month.until, invoice: number },
  })
  await enqueue(tx, 'plans.announce', {
    subscriptionId: plan.id,
    step: 'renewed',
    day: month.from,
    at: now().toISOString(),
  })
}

async function end(tx: Tx, plan: Plan): Promise<void> {
  const on = plan.month.until
  await giveUpWhatReplaces(tx, plan, on)
  await endForGood(tx, plan, 'cancelled', on)
  await recordActivity(tx, null, {
    action: 'plans.end',
    entity: 'subscription',
    entityId: plan.id,
    clientId: plan.clientId,
    before: { plan: plan.tier },
    after: { plan: 'free' },
  })
  await enqueue(tx, 'plans.announce', { subscriptionId: plan.id, step: 'ended', day: on, at: now().toISOString() })
}

/** Pauses a plan: used days stay owed, the remaining ones are credited. */
async function pause(tx: Tx, plan: Plan, today: Day): Promise<void> {
  for (const { id, net, price, from_on, until_on } of await openInvoicesOf(tx, plan.id)) {
    const amount = Math.min(net, unusedPart(price, { from: from_on, until: until_on }, today))
    if (amount === 0) continue
    const reason = planReasons.paused
    await creditInvoice(tx, {
      id: randomUUID(),
      invoiceId: id,
      lines: [{ position: 1, amount }],
      reason,
      actorId: null,
    })
  }
  await giveUpWhatReplaces(tx, plan, today)
  await endForGood(tx, plan, 'unpaid', today)
  await recordActivity(tx, null, {
    action: 'plans.pause',
    entity: 'subscription',
    entityId: plan.id,
    clientId: plan.clientId,
    before: { plan: plan.tier },
    after: { plan: 'free' },
  })
  await enqueue(tx, 'plans.announce', { subscriptionId: plan.id, step: 'paused', day: today, at: now().toISOString() })
}
