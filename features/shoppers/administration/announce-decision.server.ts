import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

const kinds = {
  approve: 'shopper.approved',
  reject: 'shopper.rejected',
  block: 'shopper.blocked',
  unblock: 'shopper.unblocked',
} as const

/** Tells a shopper of a decision on their account and of its reason. */
export const announceShopperDecision = ({
  shopperId,
  decision,
  reason,
  effect,
}: JobPayload<'shoppers.announce'>): Promise<void> =>
  asSystem('a job notifies a shopper of an account decision', async (tx) => {
    const known = await tx.selectFrom('profiles').select('id').where('id', '=', shopperId).executeTakeFirst()
    if (!known) return
    const kind = kinds[decision]
    await tell(tx, { shopper: shopperId }, kind, { reason: reason ?? '' }, { effectKey: `${kind}:${effect}` })
  })
