import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { createAccount, type NewAccount } from '#/platform/auth.server.ts'
import { countAsVerified } from '#/platform/email-links.server.ts'
import { log } from '#/platform/log.server.ts'

const dropUnjoined = (address: string | null, profileId: string | null): Promise<boolean> =>
  asSystem('an account that has not joined is removed again', (tx) =>
    callFunction<boolean>(tx, sql`priv.drop_unjoined(${address}, ${profileId})`),
  )

/**
 * Creates the account of an invited address, whose link proves the mailbox, and joins with it in one transaction. Sign-in
 * creates accounts in a transaction of its own: when joining fails the account is removed again, and an account left by
 * an interrupted process is replaced at the next attempt. Throws `account.exists` and the errors of `join`.
 */
export async function createAndJoin(
  account: NewAccount,
  join: (tx: Tx, profileId: string) => Promise<void>,
): Promise<void> {
  await dropUnjoined(account.email, null)
  const profileId = await createAccount(account)
  try {
    await countAsVerified(profileId)
    await asSystem('an invited person has no account before', (tx) => join(tx, profileId))
  } catch (error) {
    await dropUnjoined(null, profileId).catch((cause: unknown) =>
      log.error('an account that has not joined could not be removed', { error: cause }),
    )
    throw error
  }
}
