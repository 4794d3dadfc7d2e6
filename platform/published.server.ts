import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Says, once the transaction is committed, that what visitors see has changed: every server then forgets the pages it keeps. */
export const announcePublished = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify('published', '')`.execute(tx)
}
