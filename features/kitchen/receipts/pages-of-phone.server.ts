import { sql } from 'kysely'
import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const mostOrders = 8
const daysAhead = 2
const mostBranches = 3

/** Addresses of the deliveries that a phone keeps: those due until the day after tomorrow, the latest first, and those without an order. */
export async function deliveryPagesOfPhone(actor: Actor): Promise<string[]> {
  if (!may(actor, 'receipts.write')) return []
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('purchase_orders')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('state', 'in', ['sent', 'confirmed', 'part_received'])
      .where('wanted_on', '<=', addDays(riyadhDay(now()), daysAhead))
      .orderBy('wanted_on', 'desc')
      .limit(mostOrders)
      .execute()
    const branches = await db
      .selectFrom('branches as b')
      .select('b.id')
      .where('b.client_id', '=', companyOf(actor))
      .where('b.closed_at', 'is', null)
      .where(sql<boolean>`priv.may_branch('receipts.write', b.id)`)
      .limit(mostBranches + 1)
      .execute()
    return [
      ...rows.map(({ id }) => href('/client/field/receive/order/:orderId', { orderId: id })),
      // why: a member who receives at many branches has no usual one
      ...(branches.length > mostBranches ? [] : branches).map(({ id }) =>
        href('/client/field/receive/branch/:branchId', { branchId: id }),
      ),
    ]
  })
}
