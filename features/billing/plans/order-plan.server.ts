import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { plans } from '#/domain/plans.ts'
import { recordId } from '#/domain/record-id.ts'
import { addMonths, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { giveUp } from './end-plan.server.ts'
import { holdClient, openInvoicesOf, type Plan, plansOf, running, waiting } from './hold.server.ts'
import type { OrderedTier } from './lists.ts'
import { billMonth } from './plan-invoice.server.ts'
import { type Quote, quoteFor } from './quote.ts'
import { readIncluded } from '#/features/companies/plan-contents/included.server.ts'

/** Restricts changes of a client's own plan to the client; the office has separate verbs. */
export function authorizeOwn(actor: Actor): void {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'own') throw new AppError('not-allowed')
}

async function quoteIn(tx: Tx, tier: OrderedTier, known: readonly Plan[], today: Day): Promise<Quote> {
  const current = running(known)
  const isPaid = current === null || (await openInvoicesOf(tx, current.id)).length === 0
  return quoteFor(tier, plans[tier].monthlyPrice, current, isPaid, today)
}

export type OrderView = {
  quote: Quote
  hasTaxDetails: boolean
  today: Day
  until: Day
  /** Visits included in its first month. */
  included: number
}

const hasTaxDetails = async (tx: Tx, clientId: string): Promise<boolean> =>
  (await tx.selectFrom('tax_details').select('client_id').where('client_id', '=', clientId).executeTakeFirst()) !==
  undefined

/** Today's price of a plan for the client, and data still missing. Throws as `quoteFor`. */
export async function readOrder(actor: Actor, tier: OrderedTier): Promise<OrderView> {
  authorizeOwn(actor)
  const today = riyadhDay(now())
  return readAs(actor, async (tx) => {
    const quote = await quoteIn(tx, tier, await plansOf(tx, companyOf(actor)), today)
    const included = (await readIncluded(tx))[tier] ?? 0
    return {
      quote,
      hasTaxDetails: await hasTaxDetails(tx, companyOf(actor)),
      today,
      until: addMonths(today, 1),
      included,
    }
  })
}

export type Order = {
  /** Created by the browser, so that a repeated request makes one order. */
  id: string
  tier: OrderedTier
  /** Price shown on the page: with another price by now, nothing is ordered. */
  gross: Halalas
}

/** Existing order of the client for the same plan at the same price, or a repeated request. */
async function knownOrder(tx: Tx, clientId: string, order: Order, known: readonly Plan[]): Promise<Plan | null> {
  const same = known.find(({ id }) => id === order.id)
  if (same) return same
  const foreign = await tx.selectFrom('subscriptions').select('id').where('id', '=', order.id).executeTakeFirst()
  if (foreign) throw new AppError('bad-request')
  const open = waiting(known)
  if (open?.tier !== order.tier || !open.month.invoiceId) return null
  const invoice = await tx
    .selectFrom('invoices')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', open.month.invoiceId)
    .where('gross', '=', order.gross)
    .where('status', '<>', 'credited')
    .executeTakeFirst()
  return invoice ? open : null
}

/**
 * Orders a plan as a client: it waits for payment with an invoice due today. Cancels another waiting order. Returns
 * the invoice to pay. Throws `changed-meanwhile` if the price has changed, `plan.tax-details`, and as `quoteFor`.
 */
export async function orderPlan(actor: Actor, given: Order): Promise<{ invoiceId: string }> {
  authorizeOwn(actor)
  await takeAttempt('order by account', actor.id)
  const order = { ...given, id: recordId(given.id) }
  const today = riyadhDay(now())
  return asSystem('orders a plan and issues its invoice in one transaction', async (tx) => {
    const { approval } = await holdClient(tx, companyOf(actor))
    if (approval === 'rejected' || approval === 'suspended') throw new AppError('client.may-not-order')
    const known = await plansOf(tx, companyOf(actor))
    const before = await knownOrder(tx, companyOf(actor), order, known)
    if (before?.month.invoiceId) return { invoiceId: before.month.invoiceId }
    const quote = await quoteIn(tx, order.tier, known, today)
    if (quote.gross !== order.gross) throw new AppError('changed-meanwhile')
    if (!(await hasTaxDetails(tx, companyOf(actor)))) throw new AppError('plan.tax-details')
    for (const other of known.filter(({ state }) => state === 'waiting')) await giveUp(tx, other, actor, today)
    return writeOrder(tx, actor, order.id, quote, running(known), today)
  })
}

async function writeOrder(tx: Tx, actor: Actor, id: string, quote: Quote, current: Plan | null, today: Day) {
  const { tier, price, rest } = quote
  await tx
    .insertInto('subscriptions')
    .values({
      id,
      client_id: companyOf(actor),
      tier,
      monthly_price: price,
      replaces_id: current?.id ?? null,
      created_by: actor.id,
      created_at: now(),
    })
    .execute()
  const { invoiceId, number } = await billMonth(tx, {
    planId: id,
    clientId: companyOf(actor),
    tier,
    price,
    from: today,
    until: addMonths(today, 1),
    rest,
    actorId: actor.id,
  })
  await recordActivity(tx, actor, {
    action: 'plans.order',
    entity: 'subscription',
    entityId: id,
    clientId: companyOf(actor),
    after: { plan: tier, invoice: number, gross: quote.gross },
  })
  return { invoiceId }
}

/** Cancels an unpaid order as the client. */
export async function giveUpOrder(actor: Actor, { id }: { id: string }): Promise<void> {
  authorizeOwn(actor)
  const planId = recordId(id)
  await asSystem('cancels an order and credits its invoice in one transaction', async (tx) => {
    await holdClient(tx, companyOf(actor))
    const order = (await plansOf(tx, companyOf(actor))).find((plan) => plan.id === planId)
    if (!order) throw new AppError('not-found')
    if (order.state === 'ended' && order.endedWhy === 'given-up') return
    if (order.state !== 'waiting') throw new AppError('changed-meanwhile')
    await giveUp(tx, order, actor, riyadhDay(now()))
  })
}
