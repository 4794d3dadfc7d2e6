import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

type Paid = {
  id: string
  client_id: string
  invoice_id: string
  share_id?: string
  provider: 'bank' | 'sandbox'
  method?: string
  amount: Halalas
  transferred_on?: Day
  transfer_reference?: string | null
  confirmed_by?: string
  created_by?: string
}

/** A payment that has arrived already; false when it is there. The caller books it. */
export async function insertPaid(tx: Tx, payment: Paid): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({ ...payment, state: 'paid', created_at: now(), paid_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
