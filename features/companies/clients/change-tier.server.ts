import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

/** Sets the plan shown in a client's frame, which has no last day given by our team. For platform transactions only; callers authorise. */
export async function writeTier(tx: Tx, clientId: string, tier: SubscriptionTier): Promise<void> {
  await tx
    .updateTable('client_profiles')
    .set({ subscription_tier: tier, given_until: null })
    .where('profile_id', '=', clientId)
    .execute()
}

/**
 * Puts a client on another plan without an invoice, as an administrator: opens its pages without included visits, until
 * a last day in Riyadh if there is one. The current plan with the same last day changes nothing; a paid one is changed on its own page. The owners are notified of the new plan; only
 * approved clients get one, any client may return to the free plan.
 */
export async function changeTier(
  actor: Actor,
  clientId: string,
  tier: SubscriptionTier,
  { reason = null, until: asked = null }: { reason?: string | null; until?: Day | null } = {},
): Promise<void> {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'all') throw new AppError('not-allowed')
  const until = tier === 'free' ? null : asked
  if (until !== null && until < riyadhDay(now())) throw new AppError('bad-request', {}, { until: 'day-ahead' })
  await asActor(actor, async (tx) => {
    const client = await tx
      .selectFrom('client_profiles')
      .select(['subscription_tier as tier', 'approval', 'given_until'])
      .where('profile_id', '=', clientId)
      .executeTakeFirst()
    if (!client) throw new AppError('not-found')
    if (client.tier === tier && client.given_until === until) return
    if (tier !== 'free' && client.approval !== 'approved') throw new AppError('plan.not-approved')
    const before = await callFunction<string | null>(tx, sql`priv.change_tier(${clientId}, ${tier}, ${until}::date)`)
    if (before === null) throw new AppError('plan.runs')
    await recordActivity(tx, actor, {
      action: 'clients.change-tier',
      entity: 'client',
      entityId: clientId,
      clientId,
      before: { tier: before, ...(client.given_until && { until: client.given_until }) },
      after: { tier, ...(until && { until }) },
      reason,
    })
    await enqueue(tx, 'accounts.plan-given', { clientId, tier, until, effect: randomUUID() })
  })
}
