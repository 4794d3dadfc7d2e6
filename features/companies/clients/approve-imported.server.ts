import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'

/** Approves accounts that staff imported. The caller authorizes and records. */
export const approveImported = (tx: Tx, actor: Actor, ids: readonly string[]) =>
  tx
    .updateTable('client_profiles')
    .set({ approval: 'approved', approval_changed_at: now(), approval_changed_by: actor.id })
    .where('profile_id', 'in', ids)
    .where('approval', '=', 'pending')
    .execute()
