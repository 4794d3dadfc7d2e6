import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Deletes up to `most` notices past their retention, which is shorter for read ones. */
export const dropOldNotices = (tx: Tx, before: { unread: Date; read: Date }, most: number) =>
  sql`delete from notifications where id in (
    select id from notifications where created_at < ${before.unread}
      or created_at < ${before.read} and read_at < ${before.read}
    order by created_at limit ${most})`.execute(tx)
