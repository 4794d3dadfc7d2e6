import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Waiting } from '#/domain/messaging/delivery.ts'
import type { Permission } from '#/domain/permissions.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

/** A mail whose time to be sent has come. */
export type DueMail = {
  id: string
  profileId: string
  language: string
  kind: string
  subject: string
  link: string | null
  waited: Waiting
  about: { clientId: string; branchId: string | null; needs: Permission } | null
}

/** Mails of one person that wait together. */
const mostAtOnce = 500

/** Persons with mails whose time has come. */
export async function whoIsDue(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('emails')
    .select('profile_id')
    .distinct()
    .where('gathers', 'is not', null)
    .where('state', '=', 'queued')
    .where('send_at', '<=', now().toISOString())
    .where('profile_id', 'is not', null)
    .execute()
  return rows.map((row) => row.profile_id!)
}

/** Due mails of a person, oldest first, locked for this transaction; those that another worker holds are left out. */
export async function lockDue(tx: Tx, profileId: string): Promise<DueMail[]> {
  // why: two workers would share the mails between them, and neither part would be enough to become one mail
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting mails of ${profileId}`}, 0))`.execute(tx)
  const rows = await tx
    .selectFrom('emails')
    .select(['id', 'language', 'kind', 'subject', 'link', 'gathers', 'about'])
    .where('profile_id', '=', profileId)
    .where('gathers', 'is not', null)
    .where('state', '=', 'queued')
    .where('send_at', '<=', now().toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ gathers, about, ...row }) => ({
    ...row,
    profileId,
    waited: gathers as Waiting,
    about: about as DueMail['about'],
  }))
}

/** Ends the waiting of mails without sending them: as lines of another mail, or for lack of access. */
export const settleWaiting = (tx: Tx, ids: readonly string[], state: 'folded' | 'dropped'): Promise<unknown> =>
  ids.length === 0 ? Promise.resolve() : tx.updateTable('emails').set({ state }).where('id', 'in', ids).execute()

/** Sends a mail that waited as it is. */
export async function releaseWaiting(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('emails').set({ gathers: null, send_at: null, about: null }).where('id', '=', id).execute()
  await enqueue(tx, 'emails.send', { emailId: id })
}
