import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Deletes up to `most` messages that were closed before. */
export const dropClosedSubmissions = (tx: Tx, before: Date, most: number) =>
  sql`delete from form_submissions where id in (
    select id from form_submissions where state in ('done', 'spam') and handled_at < ${before}
    order by handled_at limit ${most})`.execute(tx)
