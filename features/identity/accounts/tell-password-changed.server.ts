import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

/** Notifies the owner of a changed password (why: a thief must not do it unnoticed). */
export const tellPasswordChanged = ({ profileId, effect }: { profileId: string; effect: string }): Promise<void> =>
  asSystem('a job notifies the owner of a changed password', async (tx) => {
    const effectKey = `account.password-changed:${effect}`
    await tell(tx, { person: profileId }, 'account.password-changed', {}, { effectKey })
  })
