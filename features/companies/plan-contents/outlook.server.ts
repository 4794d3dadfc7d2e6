import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { maySeeVisitCosts } from '#/domain/ordering/visit-costs.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { allowanceLeft, type PlanMonth } from '#/domain/plan-allowance.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Period, periodOf } from '#/domain/subscription.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { now } from '#/platform/clock.ts'
import { readIncluded } from './included.server.ts'

/** A month open for orders: visits included by the plan, and those used by earlier orders and visits. */
export type OutlookMonth = PlanMonth & { tier: SubscriptionTier; included: number | null; taken: number }

type Running = {
  tier: SubscriptionTier
  nextTier: SubscriptionTier | null
  beganOn: Day
  month: Period
}

/** The active plan with its latest month; null without one. */
async function runningPlan(tx: Tx, clientId: string): Promise<Running | null> {
  const { rows } = await sql<{
    tier: SubscriptionTier
    next: SubscriptionTier | null
    began: Day
    from: Day
    until: Day
  }>`
    select s.tier, s.next_tier as next, to_char(s.began_on, 'YYYY-MM-DD') as began,
      to_char(p.from_on, 'YYYY-MM-DD') as "from", to_char(p.until_on, 'YYYY-MM-DD') as until
    from app.subscriptions s join app.subscription_periods p on p.client_id = s.client_id and p.subscription_id = s.id
    where s.client_id = ${clientId} and s.state = 'active' and s.began_on is not null
    order by p.from_on desc limit 1`.execute(tx)
  const row = rows[0]
  return row
    ? { tier: row.tier, nextTier: row.next, beganOn: row.began, month: { from: row.from, until: row.until } }
    : null
}

/** The current month and the following ones, assuming the plan continues as arranged. */
function monthsAhead(
  { tier, nextTier, beganOn, month }: Running,
  until: Day,
): { tier: SubscriptionTier; period: Period }[] {
  const months: { tier: SubscriptionTier; period: Period }[] = [
    { tier, period: { from: month.from, until: month.until } },
  ]
  const next = nextTier ?? tier
  if (next === 'free') return months
  for (let from = month.until; from < until; from = months.at(-1)!.period.until) {
    const period = periodOf(beganOn, from)
    if (!period || period.until <= from) return months
    months.push({ tier: next, period: { from, until: period.until } })
  }
  return months
}

/** By day: visits billed within the plan, and unbilled ones ordered or carried out. */
async function takenByDay(tx: Tx, clientId: string, { from, until }: Period): Promise<{ day: Day; count: number }[]> {
  const { rows } = await sql<{ day: Day; count: number }>`
    select day, count from priv.visits_by_day(${clientId}, ${from}, ${until})`.execute(tx)
  return rows
}

/** A client's allowance by plan month, as far ahead as visits can be ordered; empty without a plan. */
export async function planOutlook(tx: Tx, clientId: string): Promise<OutlookMonth[]> {
  const today = riyadhDay(now())
  const plan = await runningPlan(tx, clientId)
  if (!plan) return []
  const months = monthsAhead(plan, addDays(today, orderHorizonDays + 1))
  const whole = { from: months[0]!.period.from, until: months.at(-1)!.period.until }
  const days = await takenByDay(tx, clientId, whole)
  return Promise.all(
    months.map(async ({ tier, period }) => {
      const included = (await readIncluded(tx, period.from))[tier]
      const taken = days
        .filter(({ day }) => day >= period.from && day < period.until)
        .reduce((sum, { count }) => sum + count, 0)
      return { tier, period, included, taken, left: allowanceLeft(included, taken) }
    }),
  )
}

/** Plan data for those who order and those who pay: a client's own, for the office any client's. */
export async function readPlanOutlook(actor: Actor, clientId: string): Promise<OutlookMonth[]> {
  if (!maySeeVisitCosts(actor) && !may(actor, 'invoices.read')) authorize(actor, 'evaluations.request')
  if (actor.type !== 'admin' && clientId !== companyOf(actor)) throw new AppError('not-allowed')
  return readAs(actor, (db) => planOutlook(db, clientId))
}
