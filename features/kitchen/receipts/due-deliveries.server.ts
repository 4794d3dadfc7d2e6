import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'

export type DueDelivery = {
  orderId: string
  number: number
  supplier: string
  branch: string
  wantedOn: Day
  lines: number
  when: 'late' | 'today' | 'coming'
  isPart: boolean
}
export type Deliveries = {
  account: string
  due: DueDelivery[]
  more: number
  /** Branches at which the reader receives without an order; empty: none, or only read. */
  branches: { id: string; name: string }[]
  mayReceive: boolean
}

const mostShown = 20
const mostBranches = 100

/** Open orders of the branches at which the reader receives, the earliest day first. */
export async function readDueDeliveries(actor: Actor): Promise<Deliveries> {
  authorize(actor, 'receipts.read')
  const mayReceive = may(actor, 'receipts.write') && actor.company?.mode !== 'view'
  return readAs(actor, async (db) => {
    const today = riyadhDay(now())
    const ofBranch = sql<boolean>`priv.may_branch('receipts.write', b.id)`
    const open = db
      .selectFrom('purchase_orders as p')
      .innerJoin('branches as b', 'b.id', 'p.branch_id')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'p.client_id').onRef('s.id', '=', 'p.supplier_id'),
      )
      .where('p.client_id', '=', companyOf(actor))
      .where('p.state', 'in', ['sent', 'confirmed', 'part_received'])
      .$if(mayReceive, (rows) => rows.where(ofBranch))
    const [rows, { count }, branches] = await Promise.all([
      open
        .select(['p.id', 'p.number', 'p.wanted_on', 'p.state'])
        .select([
          supplierName.as('supplier'),
          branchNow('b').as('branch'),
          sql<number>`(select count(*)::int from purchase_order_lines l where l.client_id = p.client_id and l.order_id = p.id)`.as(
            'lines',
          ),
        ])
        .orderBy('p.wanted_on')
        .orderBy('p.number')
        .limit(mostShown)
        .execute(),
      open.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
      mayReceive
        ? db
            .selectFrom('branches as b')
            .select(['b.id', branchNow('b').as('name')])
            .where('b.client_id', '=', companyOf(actor))
            .where('b.closed_at', 'is', null)
            .where(ofBranch)
            .orderBy('name')
            .limit(mostBranches)
            .execute()
        : [],
    ])
    return {
      account: actor.id,
      due: rows.map((row) => ({
        orderId: row.id,
        number: row.number,
        supplier: row.supplier,
        branch: row.branch,
        wantedOn: row.wanted_on,
        lines: row.lines,
        when: row.wanted_on < today ? 'late' : row.wanted_on === today ? 'today' : 'coming',
        isPart: row.state === 'part_received',
      })),
      more: Math.max(0, count - rows.length),
      branches,
      mayReceive,
    }
  })
}
