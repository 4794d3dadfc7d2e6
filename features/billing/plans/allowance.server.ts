import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { allowanceLeft } from '#/domain/plan-allowance.ts'
import type { Period } from '#/domain/subscription.ts'
import { readIncluded } from '#/features/companies/plan-contents/included.server.ts'
import { monthOn } from '#/features/companies/plan-contents/month.server.ts'

export type Allowance = {
  tier: SubscriptionTier
  /** Null: no plan was running on that day. */
  period: Period | null
  /** How many visits of the month were billed within the plan. */
  used: number
  /** Visits within the price of the month; null: without a limit. */
  included: number | null
  /** Null: without a limit. */
  left: number | null
}

/** How many visits that took place in a month were billed as included in the plan. */
const usedIn = (tx: Tx, clientId: string, { from, until }: Period): Promise<number> =>
  callFunction<number>(tx, sql`priv.visits_within_plan(${clientId}, ${from}, ${until})`)

/**
 * What is left of a client's allowance in the month of a visit's day. Two who bill the client at once wait for each other from here on,
 * so that the last visit of the allowance is given once. Only for transactions of the platform.
 */
export async function allowanceOf(tx: Tx, clientId: string, day: Day): Promise<Allowance> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan allowance ${clientId}`}, 0))`.execute(tx)
  return readAllowance(tx, clientId, day)
}

/** The same for a page, which changes nothing. */
export async function readAllowance(tx: Tx, clientId: string, day: Day): Promise<Allowance> {
  const month = await monthOn(tx, clientId, day)
  if (!month) return { tier: 'free', period: null, used: 0, included: 0, left: 0 }
  const used = await usedIn(tx, clientId, month.period)
  const included = (await readIncluded(tx, month.period.from))[month.tier]
  return { ...month, used, included, left: allowanceLeft(included, used) }
}
