import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { OrderState } from '#/domain/kitchen/buying/order.ts'

/**
 * Moves an order to the state that the sums of its receipts give, within the transaction of the receipt: part received,
 * received, or back where a correction took everything out again. Answers the state; null: no order of the branch on
 * which the actor receives.
 */
export async function applyReceived(tx: Tx, orderId: string): Promise<OrderState | null> {
  const { rows } = await sql<{
    state: OrderState | null
  }>`select priv.apply_received(${orderId}::uuid) as state`.execute(tx)
  return rows[0]?.state ?? null
}
