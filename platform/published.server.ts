import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Announces changed public content after the commit: every server then drops its cached pages. */
export const announcePublished = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify('published', '')`.execute(tx)
}
