import type { Tx } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
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

/** Name, phone and language of a person; the name of the sign-in follows by trigger. */
export const setOwnProfile = (
  tx: Tx,
  profileId: string,
  profile: { full_name: string; phone: string | null; language: Lang },
) =>
  tx
    .updateTable('profiles')
    .set({ ...profile, updated_at: now() })
    .where('id', '=', profileId)
    .execute()
