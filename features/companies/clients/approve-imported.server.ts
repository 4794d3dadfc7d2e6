import type { Tx } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'

/** Approves accounts that staff imported, each once: answers with those that still waited. The caller authorizes and records. */
export async function approveImported(tx: Tx, by: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('client_profiles')
    .set({ approval: 'approved', approval_changed_at: now(), approval_changed_by: by })
    .where('profile_id', 'in', ids)
    .where('approval', '=', 'pending')
    .returning('profile_id as id')
    .execute()
  return rows.map(({ id }) => id)
}
