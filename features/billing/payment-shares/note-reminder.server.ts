import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Notes that the payer of a share was reminded on this day after it was due. */
export const noteReminder = (tx: Tx, shareId: string, day: number) =>
  tx
    .updateTable('payment_shares')
    .set({ reminders: sql`array_append(reminders, ${day}::smallint)` })
    .where('id', '=', shareId)
    .execute()
