import { asSystem } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

type Changed = {
  profileId: string
  change: 'second-factor-on' | 'second-factor-off' | 'recovery-codes'
  effect: string
}

/** Mails the owner about a changed second factor. Mandatory. */
export const tellSecondFactorChanged = ({ profileId, change, effect }: Changed): Promise<void> =>
  asSystem('a job notifies the owner of a changed second factor', (tx) =>
    tell(tx, { person: profileId }, `account.${change}`, {}, { effectKey: `account.${change}:${effect}` }),
  )
