import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { removeFile } from '#/platform/files.server.ts'

/** Erasures whose days are over; an administrator's only once another one agreed. */
const due = () =>
  readAsSystem('a job erases accounts whose owners asked for it', (db) =>
    db
      .selectFrom('erasures')
      .innerJoin('profiles', 'profiles.id', 'erasures.profile_id')
      .select(['erasures.id', 'erasures.profile_id'])
      .where('dropped_at', 'is', null)
      .where('done_at', 'is', null)
      .where('due_at', '<=', now().toISOString())
      .where((of) => of.or([of('user_type', '<>', 'admin'), of('approved_at', 'is not', null)]))
      .orderBy('due_at')
      .limit(100)
      .execute(),
  )

/**
 * Erases an account irreversibly: the person's identity, contact, documents and notices. Reports, papers and records of
 * money stay under a number, because clients and tax law need them; a company stays whole. With an obstacle it waits.
 */
async function eraseAccount(erasureId: string, profileId: string): Promise<void> {
  await asSystem("erasure hides the account's rows from its own role within the transaction", async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('erasures')
      .set({ done_at: now().toISOString() })
      .where('id', '=', erasureId)
      .where('dropped_at', 'is', null)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    const memberships = await membershipsOf(tx, profileId)
    const { rows } = await sql<{ keys: string[] | null }>`select priv.erase_account(${profileId}) as keys`.execute(tx)
    const keys = rows[0]?.keys
    if (!keys) {
      await tx.updateTable('erasures').set({ done_at: null }).where('id', '=', erasureId).execute()
      return
    }
    await recordActivity(tx, null, { action: 'accounts.erase', entity: 'profile', entityId: profileId })
    await handOver(tx, profileId, memberships)
    if (keys.length > 0) await enqueue(tx, 'files.remove', { keys })
  })
}

const membershipsOf = (tx: Tx, profileId: string) =>
  tx
    .selectFrom('members')
    .select(['id', 'client_id'])
    .where('profile_id', '=', profileId)
    .where('state', '<>', 'removed')
    .execute()
type Membership = Awaited<ReturnType<typeof membershipsOf>>[number]

/** The work of a member goes to the manager above, as for every member who leaves; a company that ended keeps its last member. */
async function handOver(tx: Tx, profileId: string, before: readonly Membership[]): Promise<void> {
  const kept = new Set((await membershipsOf(tx, profileId)).map(({ id }) => id))
  for (const { id: memberId, client_id: clientId } of before.filter(({ id }) => !kept.has(id))) {
    await recordActivity(tx, null, { action: 'members.leave', entity: 'member', entityId: memberId, clientId })
    await enqueue(tx, 'actions.hand-over', { memberId })
    await enqueue(tx, 'duties.hand-over', { memberId })
  }
}

export async function eraseDue(): Promise<void> {
  for (const { id, profile_id } of await due()) await eraseAccount(id, profile_id)
}

/** Removes stored files without rows. */
export async function removeFiles({ keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await removeFile(key)
}
