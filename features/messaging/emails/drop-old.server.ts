import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Deletes up to `most` mails past their retention. Waiting mails stay. */
export const dropOldEmails = (tx: Tx, before: Date, most: number) =>
  sql`delete from emails where id in (
    select id from emails where created_at < ${before} and state <> 'queued'
    order by created_at limit ${most})`.execute(tx)

/** Empties up to `most` mails whose text is past its retention. */
export const dropOldTexts = (tx: Tx, before: Date, most: number) =>
  sql`update emails set body = '', problem = null where id in (
    select id from emails where created_at < ${before} and body <> '' and state <> 'queued'
    order by created_at limit ${most})`.execute(tx)
