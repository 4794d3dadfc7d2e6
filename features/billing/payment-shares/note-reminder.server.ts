import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Records a reminder of a share's payer by its day relative to the due day. */
export const noteReminder = (tx: Tx, shareId: string, day: number) =>
  tx
    .updateTable('payment_shares')
    .set({ reminders: sql`array_append(reminders, ${day}::smallint)` })
    .where('id', '=', shareId)
    .execute()
