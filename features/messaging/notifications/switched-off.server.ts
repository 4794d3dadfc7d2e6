import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { NoticeChannel } from '#/domain/notice-groups.ts'
import { switchesOf } from '#/features/messaging/kinds/kinds.ts'

/** SQL condition: the reader has switched a kind of notice off on a channel; false for mandatory kinds. */
export function switchedOff(profileId: string, kind: string, channel: NoticeChannel): RawBuilder<boolean> {
  const switches = switchesOf(kind, channel)
  if (switches.length === 0) return sql<boolean>`false`
  return sql<boolean>`exists (select from notice_switches s where s.profile_id = ${profileId} and s.channel = ${channel}
    and s.kind in (${sql.join(switches)}))`
}

/** Whether a reader has switched off mails of a kind. */
export async function refusesMail(tx: Tx, profileId: string, kind: string): Promise<boolean> {
  if (switchesOf(kind, 'email').length === 0) return false
  const { off } = await tx.selectNoFrom(switchedOff(profileId, kind, 'email').as('off')).executeTakeFirstOrThrow()
  return off
}
