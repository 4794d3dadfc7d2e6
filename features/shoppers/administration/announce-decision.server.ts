import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { env } from '#/platform/env.server.ts'

const kinds = {
  approve: 'shopper.approved',
  reject: 'shopper.rejected',
  block: 'shopper.blocked',
  unblock: 'shopper.unblocked',
} as const

/** Tells a shopper by mail and bell what was decided about their account, and why. Who is blocked has no bell any more. */
export const announceShopperDecision = ({
  shopperId,
  decision,
  reason,
  effect,
}: JobPayload<'shoppers.announce'>): Promise<void> =>
  asSystem('a job tells a shopper about their account', async (tx) => {
    const known = await tx.selectFrom('profiles').select('id').where('id', '=', shopperId).executeTakeFirst()
    if (!known) return
    const { name, ...to } = await mailboxOf(tx, shopperId)
    const kind = kinds[decision]
    const effectKey = `${kind}:${effect}`
    const link = decision === 'approve' ? '/freelancer/dashboard' : '/freelancer/profile'
    const params = { name, reason: reason ?? '', link: env().origin + (decision === 'block' ? '/contact' : link) }
    if (kind !== 'shopper.blocked')
      await notify(tx, { to: shopperId, kind, params: reason ? { reason } : {}, link, effectKey })
    await queueEmail(tx, { to, kind, params, effectKey })
  })
