import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** Mails the owner about an added or removed way to sign in. Mandatory. */
export const tellSignInChanged = ({ profileId, way, called, effect }: JobPayload<'accounts.sign-in-changed'>) =>
  asSystem('a job notifies the owner of a changed way to sign in', (tx) =>
    tell(tx, { person: profileId }, `account.${way}`, { called }, { effectKey: `account.${way}:${effect}` }),
  )
