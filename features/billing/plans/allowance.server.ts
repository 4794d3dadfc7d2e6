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
  /** Null: no plan was active on that day. */
  period: Period | null
  /** Visits of the month billed within the plan. */
  used: number
  /** Visits included in the month's price; null: unlimited. */
  included: number | null
  /** Null: unlimited. */
  left: number | null
}

/** Visits of a month that were billed as included in the plan. */
const usedIn = (tx: Tx, clientId: string, { from, until }: Period): Promise<number> =>
  callFunction<number>(tx, sql`priv.visits_within_plan(${clientId}, ${from}, ${until})`)

/**
 * Remaining allowance of a client in the month of a visit's day. Serialises concurrent billing of the client, so that
 * the last visit of the allowance is given once. Requires a system transaction.
 */
export async function allowanceOf(tx: Tx, clientId: string, day: Day): Promise<Allowance> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan allowance ${clientId}`}, 0))`.execute(tx)
  return readAllowance(tx, clientId, day)
}

/** As `allowanceOf`, read-only for pages. */
export async function readAllowance(tx: Tx, clientId: string, day: Day): Promise<Allowance> {
  const month = await monthOn(tx, clientId, day)
  if (!month) return { tier: 'free', period: null, used: 0, included: 0, left: 0 }
  const used = await usedIn(tx, clientId, month.period)
  const included = (await readIncluded(tx, month.period.from))[month.tier]
  return { ...month, used, included, left: allowanceLeft(included, used) }
}
