import type { Tx } from '#/db/database.server.ts'
import { switchesOf } from '#/features/messaging/kinds/kinds.ts'

/** Whether a reader has switched off mails of a kind; never of mandatory kinds. */
export async function refusesMail(tx: Tx, profileId: string, kind: string): Promise<boolean> {
  const switches = switchesOf(kind)
  if (switches.length === 0) return false
  const row = await tx
    .selectFrom('notice_switches')
    .select('kind')
    .where('profile_id', '=', profileId)
    .where('channel', '=', 'email')
    .where('kind', 'in', switches)
    .executeTakeFirst()
  return row !== undefined
}
