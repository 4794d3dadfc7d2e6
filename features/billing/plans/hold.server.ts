import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { EndReason, SubscriptionState } from '#/domain/subscription.ts'

export type SoldTier = Exclude<SubscriptionTier, 'free'>

/** Month of a plan with its invoice. */
export type Month = {
  from: Day
  until: Day
  tier: SoldTier
  /** Price of the whole month, regardless of credit for an earlier plan. */
  price: Halalas
  invoiceId: string | null
}
export type Plan = {
  id: string
  clientId: string
  tier: SoldTier
  state: SubscriptionState
  price: Halalas
  nextPrice: Halalas | null
  beganOn: Day | null
  firstPaidOn: Day | null
  nextTier: SubscriptionTier | null
  endedOn: Day | null
  endedWhy: EndReason | null
  replacesId: string | null
  version: number
  createdAt: string
  /** Latest month. */
  month: Month
}

/** Locks a client, which serialises changes of its plans. Requires a system transaction. */
export async function holdClient(tx: Tx, clientId: string): Promise<{ approval: string; tier: SubscriptionTier }> {
  const row = await tx
    .selectFrom('client_profiles')
    .select(['approval', 'subscription_tier as tier'])
    .where('profile_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return { approval: row.approval, tier: row.tier }
}

/** Plans with their latest month. */
export const selectPlans = (tx: Tx) =>
  tx
    .selectFrom('subscriptions as s')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('subscription_periods as p')
          .select(['p.from_on', 'p.until_on', 'p.tier as month_tier', 'p.price', 'p.invoice_id'])
          .whereRef('p.client_id', '=', 's.client_id')
          .whereRef('p.subscription_id', '=', 's.id')
          .orderBy('p.from_on', 'desc')
          .limit(1)
          .as('m'),
      (on) => on.onTrue(),
    )
    .select(['s.id', 's.client_id', 's.tier', 's.state', 's.monthly_price', 's.next_price', 's.began_on'])
    .select(['s.first_paid_on', 's.next_tier', 's.ended_on', 's.ended_why', 's.replaces_id', 's.version'])
    .select(['s.created_at', 'm.from_on', 'm.until_on', 'm.month_tier', 'm.price', 'm.invoice_id'])
type Row = Awaited<ReturnType<ReturnType<typeof selectPlans>['executeTakeFirstOrThrow']>>

export const planOf = (row: Row): Plan => ({
  id: row.id,
  clientId: row.client_id,
  tier: row.tier,
  state: row.state,
  price: row.monthly_price,
  nextPrice: row.next_price,
  beganOn: row.began_on,
  firstPaidOn: row.first_paid_on,
  nextTier: row.next_tier,
  endedOn: row.ended_on,
  endedWhy: row.ended_why,
  replacesId: row.replaces_id,
  version: row.version,
  createdAt: row.created_at,
  month: {
    from: row.from_on,
    until: row.until_on,
    tier: row.month_tier,
    price: row.price,
    invoiceId: row.invoice_id,
  },
})

/** All plans and orders of a client, newest first. */
export const plansOf = async (tx: Tx, clientId: string): Promise<Plan[]> =>
  (
    await selectPlans(tx).where('s.client_id', '=', clientId).orderBy('s.created_at', 'desc').orderBy('s.id').execute()
  ).map(planOf)

export async function findPlan(tx: Tx, id: string): Promise<Plan | null> {
  const row = await selectPlans(tx).where('s.id', '=', id).executeTakeFirst()
  return row ? planOf(row) : null
}

/** One plan with its client locked. Throws `not-found`. */
export async function holdPlan(tx: Tx, id: string): Promise<Plan> {
  const found = await findPlan(tx, id)
  if (!found) throw new AppError('not-found')
  await holdClient(tx, found.clientId)
  return (await findPlan(tx, id))!
}

export const running = (plans: readonly Plan[]): Plan | null => plans.find(({ state }) => state === 'active') ?? null
export const waiting = (plans: readonly Plan[]): Plan | null => plans.find(({ state }) => state === 'waiting') ?? null

/** Unpaid months of a plan, oldest first. */
export const openInvoicesOf = (tx: Tx, planId: string) =>
  tx
    .selectFrom('subscription_periods as p')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'p.client_id').onRef('i.id', '=', 'p.invoice_id'))
    .select([
      'i.id',
      'i.number',
      'i.gross',
      'i.paid',
      'i.credited',
      'i.due_on',
      'i.net',
      'p.from_on',
      'p.until_on',
      'p.price',
    ])
    .where('p.subscription_id', '=', planId)
    .where('i.status', 'in', ['issued', 'partly_paid', 'overdue'])
    .orderBy('p.from_on')
    .execute()
