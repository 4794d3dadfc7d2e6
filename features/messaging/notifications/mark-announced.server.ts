import type { Tx } from '#/db/database.server.ts'

/**
 * Notes that the people concerned were told of an event, in the transaction that told them. The hourly reconciliation announces
 * events without this note again.
 */
export const markAnnounced = (tx: Tx, eventId: string): Promise<unknown> =>
  tx
    .insertInto('announced_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()

/** Deletes notes that the reconciliation looks at no more. */
export const forgetAnnounced = (tx: Tx, before: string): Promise<unknown> =>
  tx.deleteFrom('announced_events').where('announced_at', '<', before).execute()
