import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const mostOrders = 8
const daysAhead = 2

/** Addresses of the deliveries that a phone keeps: those due until the day after tomorrow, the latest first. */
export async function deliveryPagesOfPhone(actor: Actor): Promise<string[]> {
  if (!may(actor, 'receipts.write')) return []
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('purchase_orders')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('state', 'in', ['sent', 'confirmed', 'part_received'])
      .where('wanted_on', '<=', addDays(riyadhDay(now()), daysAhead))
      .orderBy('wanted_on', 'desc')
      .limit(mostOrders)
      .execute(),
  )
  return rows.map(({ id }) => href('/client/field/receive/order/:orderId', { orderId: id }))
}
