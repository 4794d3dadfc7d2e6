import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** Mails the owner about a copy of their data or a step towards the end of the account. Mandatory. */
export const tellOwnDataStep = ({
  profileId,
  ownStep: step,
  effect,
}: JobPayload<'accounts.own-data-step'>): Promise<void> =>
  asSystem('a job notifies the owner of a step with their data', async (tx) => {
    const effectKey = `account.${step}:${effect}`
    if (step !== 'erasure-asked') return tell(tx, { person: profileId }, `account.${step}`, {}, { effectKey })
    const asked = await tx
      .selectFrom('erasures')
      .select('due_at')
      .where('profile_id', '=', profileId)
      .where('dropped_at', 'is', null)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (asked) await tell(tx, { person: profileId }, 'account.erasure-asked', { due: asked.due_at }, { effectKey })
  })
