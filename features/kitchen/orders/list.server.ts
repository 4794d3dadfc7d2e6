import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import type { orderList, OrderQuery, OrderRow } from './list.ts'

/** Orders on which the reader acts next: to approve those of others, to answer suppliers, and the own drafts. */
const waitsInSql = (actor: Actor): RawBuilder<boolean> => {
  const approves = may(actor, 'orders.approve')
  const writes = may(actor, 'orders.write')
  return sql<boolean>`coalesce((o.state = 'awaiting' and ${approves}::boolean and o.created_by <> ${actor.id}
      and o.submitted_by <> ${actor.id})
    or (${writes}::boolean and ((o.state in ('draft', 'approved') and o.created_by = ${actor.id})
      or (o.state = 'sent' and o.answered in ('changed', 'declined')))), false)`
}

/** Approved orders of branches for which the reader orders, which wait in no sending. */
const maySendInSql = (actor: Actor): RawBuilder<boolean> =>
  may(actor, 'orders.write') && actor.company?.mode !== 'view'
    ? sql<boolean>`(o.state = 'approved' and o.send_state is distinct from 'waiting'
        and priv.may_branch('orders.write', o.branch_id))`
    : sql<boolean>`false`

const filtered = (db: Tx, actor: Actor, { q, state }: OrderQuery) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'o.client_id').onRef('b.id', '=', 'o.branch_id'),
    )
    .select(['o.id', 'o.number', 'o.state', 'o.answered', 'o.wanted_on', 'o.revision'])
    .select([supplierName.as('supplier'), branchNow('b').as('branch'), waitsInSql(actor).as('waits')])
    .select(maySendInSql(actor).as('may_send'))
    .select(
      sql<number | null>`(select (sum(l.net) + o.delivery_fee)::float8 from purchase_order_lines l
        where l.client_id = o.client_id and l.order_id = o.id)`.as('net'),
    )
    .where('o.client_id', '=', companyOf(actor))
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', o.number::text, s.name_en, s.name_ar)`, q)))
    .$if(state !== null, (rows) => rows.where('o.state', '=', state!))

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

const rowOf = (row: Row): OrderRow => ({
  id: row.id,
  number: row.number,
  supplier: row.supplier,
  branch: row.branch,
  state: row.state,
  answered: row.answered,
  wantedOn: row.wanted_on,
  net: row.net === null ? null : halalas(row.net),
  waits: row.waits,
  revision: row.revision,
  maySend: row.may_send,
})

/** Orders of a query. */
export const orderRows: RowsOf<typeof orderList, OrderRow, Row> = (db, query, actor) => ({
  select: filtered(db, actor, query),
  order: {
    // those that wait come first, each part by number
    waiting: sql`(case when ${waitsInSql(actor)} then 1000000000 else 0 end + o.number)`,
    number: sql`o.number`,
    wantedOn: sql`o.wanted_on`,
  },
  id: 'o.id',
  finish: (rows) => rows.map(rowOf),
})

/** A page of the orders that the reader sees. */
export async function browseOrders(actor: Actor, query: OrderQuery): Promise<{ rows: OrderRow[]; total: number }> {
  authorize(actor, 'orders.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, orderRows),
      filtered(db, actor, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
