import type { Tx } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'

/** Blocks an active account; false when it is not active any more. */
export async function blockAccount(tx: Tx, profileId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ status: 'blocked', updated_at: now() })
    .where('id', '=', profileId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const setPhone = (tx: Tx, profileId: string, phone: string | null) =>
  tx.updateTable('profiles').set({ phone, updated_at: now() }).where('id', '=', profileId).execute()
