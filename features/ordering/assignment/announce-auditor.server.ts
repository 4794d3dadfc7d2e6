import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** Tells a shopper that our team qualified them as an auditor, or withdrew it; not where it changed again meanwhile. */
export const announceAuditor = ({ shopperId, qualified, effect }: JobPayload<'shoppers.auditor'>): Promise<void> =>
  asSystem('a job notifies a shopper who became or is no longer an auditor', async (tx) => {
    const known = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('auditor_since')
      .where('profile_id', '=', shopperId)
      .executeTakeFirst()
    if (!known || (known.auditor_since !== null) !== qualified) return
    const kind = qualified ? 'auditor.qualified' : 'auditor.withdrawn'
    await tell(tx, { shopper: shopperId }, kind, {}, { effectKey: `${kind}:${effect}` })
  })
