import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type PlanFeature, planHas, type SubscriptionTier } from '#/domain/plans.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { monthOn } from './month.server.ts'

/** Current plan of a client, paid or granted. */
export async function tierOf(tx: Tx, clientId: string): Promise<SubscriptionTier> {
  const row = await tx
    .selectFrom('client_profiles')
    .select('subscription_tier as tier')
    .where('profile_id', '=', clientId)
    .executeTakeFirst()
  return row?.tier ?? 'free'
}

/** Whether a client's plan contains a feature, today or on an earlier day (from the stored history of plans). */
export async function hasFeature(tx: Tx, clientId: string, feature: PlanFeature, madeOn?: Day): Promise<boolean> {
  if (planHas(await tierOf(tx, clientId), feature)) return true
  const then = madeOn ? await monthOn(tx, clientId, madeOn) : null
  return then !== null && planHas(then.tier, feature)
}

/** Throws `plan.feature`: the page then describes the feature and the plan that has it. */
export async function requireFeature(tx: Tx, clientId: string, feature: PlanFeature): Promise<void> {
  if (!(await hasFeature(tx, clientId, feature))) throw new AppError('plan.feature', { feature })
}

/** Whether a page replaces a feature by the link to a larger plan. */
export async function isLocked(actor: Actor, feature: PlanFeature): Promise<boolean> {
  authorize(actor, 'company.read')
  return readAs(actor, async (tx) => !(await hasFeature(tx, companyOf(actor), feature)))
}
