import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'

/** Ends the waiting of mails without sending them; one that a worker has in hand is still sent. `ids`: a subquery. Inside `asSystem`. */
export const dropQueued = (tx: Tx, ids: RawBuilder<string>): Promise<unknown> =>
  tx
    .updateTable('emails')
    .set({ state: 'dropped' })
    .where(sql<boolean>`id in (${ids})`)
    .where('state', '=', 'queued')
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now().toISOString())]))
    .execute()
