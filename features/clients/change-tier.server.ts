import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { recordActivity } from '#/features/activity/record.server.ts'

/** An administrator puts a client on another plan. The plan they already have changes nothing. */
export async function changeTier(actor: Actor, clientId: string, tier: SubscriptionTier): Promise<void> {
  authorize(actor, 'clients.approve')
  await asSystem('no signed-in role may write a plan', async (tx) => {
    const client = await tx
      .selectFrom('client_profiles')
      .select('subscription_tier as tier')
      .where('profile_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst()
    if (!client) throw new AppError('not-found')
    if (client.tier === tier) return
    await tx
      .updateTable('client_profiles')
      .set({ subscription_tier: tier })
      .where('profile_id', '=', clientId)
      .execute()
    await recordActivity(tx, actor, {
      action: 'clients.change-tier',
      entity: 'client',
      entityId: clientId,
      clientId,
      before: { tier: client.tier },
      after: { tier },
    })
  })
}
