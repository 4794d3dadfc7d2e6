import type { Tx } from '#/db/database.server.ts'

/**
 * Records in the transaction of the notices that an event was announced. The hourly reconciliation announces unrecorded
 * events again.
 */
export const markAnnounced = (tx: Tx, eventId: string): Promise<unknown> =>
  tx
    .insertInto('announced_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()

/** Deletes records older than the reconciliation's range. */
export const forgetAnnounced = (tx: Tx, before: string): Promise<unknown> =>
  tx.deleteFrom('announced_events').where('announced_at', '<', before).execute()
