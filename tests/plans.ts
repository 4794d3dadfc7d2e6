import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { plans } from '#/domain/plans.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { withVat } from '#/domain/vat.ts'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { sellerKey } from '#/features/billing/invoices/seller.server.ts'
import type { OrderedTier } from '#/features/billing/plans/lists.ts'
import { orderPlan, readOrder } from '#/features/billing/plans/order-plan.server.ts'
import { beginPaidPlan } from '#/features/billing/plans/plan-paid.server.ts'
import { now, setClock } from '#/platform/clock.ts'
import { taxBuyer, taxSeller } from './tax.ts'
import type { World } from './world.ts'

let today: Date | null = null
let putBack: (() => void) | null = null

/** Sets the time to the morning of this day in Riyadh; null: the real time. */
export function itIs(day: Day | null): void {
  today = day === null ? null : new Date(startOfDay(day).getTime() + 9 * 3600_000)
  if (day !== null && !putBack) putBack = setClock(() => today ?? new Date())
  if (day === null) {
    putBack?.()
    putBack = null
  }
}

/** The issuing company; once per world. */
export const withSeller = (w: World) =>
  w.owner.query(`insert into app.settings (key, value, is_public) values ($1, $2, false) on conflict do nothing`, [
    sellerKey,
    JSON.stringify(taxSeller),
  ])

/** A client with tax details. */
export async function payingClient(w: World): Promise<Actor> {
  const client = await w.client({ plan: 'free' })
  const { street, building, district, city, postalCode } = taxBuyer.address!
  await w.owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, street, building, district, city, postal_code) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [client.id, taxBuyer.name, taxBuyer.vatNumber, street, building, district, city, postalCode],
  )
  return client
}

/** Pays an invoice by bank transfer and runs its consequences. */
export async function pay(invoiceId: string): Promise<void> {
  await asSystem('a test pays', async (tx) => {
    const invoice = await tx
      .selectFrom('invoices')
      .select(['client_id', 'gross'])
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow()
    const payment = { id: randomUUID(), client_id: invoice.client_id, invoice_id: invoiceId, amount: invoice.gross }
    await tx
      .insertInto('payments')
      .values({ ...payment, provider: 'bank', state: 'paid', paid_at: now() })
      .execute()
    const arrived = { invoiceId, amount: invoice.gross, fee: 0, into: 'bank', about: payment.id } as const
    await settleInvoice(tx, { ...arrived, on: riyadhDay(now()), actorId: null })
  })
  await beginPaidPlan({ invoiceId })
}

/** Orders a tier as offered today; returns the invoice. */
export async function order(client: Actor, tier: OrderedTier): Promise<string> {
  const { quote } = await readOrder(client, tier)
  return (await orderPlan(client, { id: randomUUID(), tier, gross: quote.gross })).invoiceId
}

/** A client on a plan paid today. */
export async function clientOn(w: World, tier: OrderedTier): Promise<Actor> {
  const client = await payingClient(w)
  await pay(await order(client, tier))
  return client
}

export const grossOf = (tier: OrderedTier): number => withVat(plans[tier].monthlyPrice).gross

type Bill = { number: string | null; kind: string; status: string; gross: number; net: number }
/** Documents of a client, the oldest first. */
export const billsOf = async (w: World, client: Actor): Promise<Bill[]> =>
  (
    await w.owner.query<Bill>(
      `select number, kind, status, gross::int, net::int from app.invoices where client_id = $1 order by counter`,
      [client.id],
    )
  ).rows

/** Started months of a client's plans, as `from until tier`. */
export const monthsOf = async (w: World, client: Actor): Promise<string[]> =>
  (
    await w.owner.query<{ month: string }>(
      `select p.from_on || ' ' || p.until_on || ' ' || p.tier as month from app.subscription_periods p
       join app.subscriptions s on s.id = p.subscription_id where p.client_id = $1 and s.began_on is not null order by p.from_on, s.created_at`,
      [client.id],
    )
  ).rows.map(({ month }) => month)

/** Notices to a client about its plans, in order. */
export async function toldOf(w: World, client: Actor): Promise<unknown[]> {
  const { rows } = await w.owner.query<{ id: string }>(`select id from app.subscriptions where client_id = $1`, [
    client.id,
  ])
  const jobs = await w.waitingJobs('plans.announce')
  return jobs.filter(({ subscriptionId }) => rows.some(({ id }) => id === subscriptionId)).map(({ step }) => step)
}
