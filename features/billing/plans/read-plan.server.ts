import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { giveUpDays, pauseDay, type Period } from '#/domain/subscription.ts'
import { now } from '#/platform/clock.ts'
import { readAllowance } from './allowance.server.ts'
import { openInvoicesOf, type Plan, plansOf, running, waiting } from './hold.server.ts'
import { moneyBackDay } from './money-back.server.ts'
import { authorizeOwn } from './order-plan.server.ts'
import { readIncluded } from '#/features/companies/plan-contents/included.server.ts'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'

type OpenInvoice = { id: string; number: string; owed: Halalas; dueOn: Day }

export type PlanView = {
  /** Tier of the client, from a plan or granted by the office. */
  tier: SubscriptionTier
  /** `paused`: the last month was unpaid, and no plan followed. */
  state: 'none' | 'active' | 'paused'
  plan: Plan | null
  period: Period | null
  used: number
  /** Null: unlimited. */
  allowance: number | null
  /** Visits included in a month of each plan that begins today. */
  included: IncludedVisits
  nextTier: SubscriptionTier | null
  moneyBackUntil: Day | null
  /** Unpaid month, and the day on which the plan pauses because of it. */
  unpaid: (OpenInvoice & { pausesOn: Day }) | null
  paused: { on: Day; tier: SubscriptionTier; open: OpenInvoice | null } | null
  order: { id: string; tier: SubscriptionTier; invoice: OpenInvoice; givenUpOn: Day } | null
}

const openInvoice = ({
  id,
  number,
  due_on,
  ...amounts
}: Awaited<ReturnType<typeof openInvoicesOf>>[number]): OpenInvoice => ({
  id,
  number: number!,
  owed: owed(amounts),
  dueOn: due_on!,
})

async function readOrder(tx: Tx, order: Plan | null): Promise<PlanView['order']> {
  const [invoice] = order ? await openInvoicesOf(tx, order.id) : []
  if (!order || !invoice) return null
  const givenUpOn = addDays(riyadhDay(new Date(order.createdAt)), giveUpDays)
  return { id: order.id, tier: order.tier, invoice: openInvoice(invoice), givenUpOn }
}

async function readPaused(tx: Tx, all: readonly Plan[]): Promise<PlanView['paused']> {
  const last = all.find(({ beganOn }) => beganOn !== null)
  if (last?.endedWhy !== 'unpaid' || !last.endedOn) return null
  const [open] = await openInvoicesOf(tx, last.id)
  return { on: last.endedOn, tier: last.tier, open: open ? openInvoice(open) : null }
}

/** Plan of a client for its pages. The caller authorizes. */
export async function planViewOf(tx: Tx, clientId: string): Promise<PlanView> {
  const today = riyadhDay(now())
  const profile = await tx
    .selectFrom('client_profiles')
    .select('subscription_tier as tier')
    .where('profile_id', '=', clientId)
    .executeTakeFirst()
  const all = await plansOf(tx, clientId)
  const plan = running(all)
  const none = { period: null, used: 0, included: 0 }
  const { period, used, included } = plan ? await readAllowance(tx, clientId, today) : none
  const [unpaid] = plan ? await openInvoicesOf(tx, plan.id) : []
  const paused = plan ? null : await readPaused(tx, all)
  return {
    tier: profile?.tier ?? 'free',
    state: plan ? 'active' : paused ? 'paused' : 'none',
    plan,
    period: period ?? (plan ? { from: plan.month.from, until: plan.month.until } : null),
    used,
    allowance: included,
    included: await readIncluded(tx),
    nextTier: plan?.nextTier ?? null,
    moneyBackUntil: plan ? moneyBackDay(plan, all, today) : null,
    unpaid: unpaid ? { ...openInvoice(unpaid), pausesOn: pauseDay(unpaid.due_on!) } : null,
    paused,
    order: await readOrder(tx, waiting(all)),
  }
}

/** A client's own plan: active plan, usage, next change, and unpaid amounts. */
export async function readPlan(actor: Actor): Promise<PlanView> {
  authorizeOwn(actor)
  return readAs(actor, (tx) => planViewOf(tx, companyOf(actor)))
}
