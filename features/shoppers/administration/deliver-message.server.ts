import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

const kind = 'message.from-office'

/** Delivers the office's message to a shopper by mail and bell. */
export const deliverMessage = ({ shopperId, subject, text, effect }: JobPayload<'shoppers.message'>): Promise<void> =>
  asSystem('a job delivers a message to a shopper', async (tx) => {
    const known = await tx.selectFrom('profiles').select('id').where('id', '=', shopperId).executeTakeFirst()
    if (!known) return
    await tell(tx, { shopper: shopperId }, kind, { subject, text }, { effectKey: `${kind}:${effect}` })
  })
