import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import type { ReceiptQuery, receiptList, ReceiptResult, ReceiptRow } from './list.ts'

/** Whether a delivery `r` was corrected later, or anything of it was refused, short or above a limit. */
const resultInSql = (): RawBuilder<ReceiptResult> => sql<ReceiptResult>`(case
  when exists (select from goods_receipts c where c.client_id = r.client_id and c.corrects_id = r.id) then 'corrected'
  when exists (select from goods_receipt_lines l where l.client_id = r.client_id and l.receipt_id = r.id
    and (l.reason is not null or l.temperature > l.temperature_limit)) then 'differs'
  else 'fine' end)`

const filtered = (db: Tx, actor: Actor, { q, result }: ReceiptQuery) =>
  db
    .selectFrom('goods_receipts as r')
    .innerJoin('branches as b', 'b.id', 'r.branch_id')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'r.client_id').onRef('s.id', '=', 'r.supplier_id'),
    )
    .leftJoin('purchase_orders as p', (join) =>
      join.onRef('p.client_id', '=', 'r.client_id').onRef('p.id', '=', 'r.order_id'),
    )
    .select(['r.id', 'r.arrived_at', 'r.paper_number', 'p.number as order'])
    .select([
      supplierName.as('supplier'),
      branchNow('b').as('branch'),
      resultInSql().as('result'),
      sql<number>`(select count(*)::int from goods_receipt_lines l where l.client_id = r.client_id and l.receipt_id = r.id)`.as(
        'lines',
      ),
    ])
    .where('r.client_id', '=', companyOf(actor))
    .where('r.corrects_id', 'is', null)
    .$if(q !== '', (rows) =>
      rows.where(
        wordsMatch(sql`concat_ws(' ', s.name_en, s.name_ar, r.paper_number, p.number::text, b.name, b.name_ar)`, q),
      ),
    )
    .$if(result !== null, (rows) => rows.where(resultInSql(), '=', result!))

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

const rowOf = (row: Row): ReceiptRow => ({
  id: row.id,
  arrivedAt: row.arrived_at,
  supplier: row.supplier,
  branch: row.branch,
  order: row.order,
  paperNumber: row.paper_number,
  lines: row.lines,
  result: row.result,
})

/** Deliveries of a query, for page and file. */
export const receiptRows: RowsOf<typeof receiptList, ReceiptRow, Row> = (db, query, actor) =>
  Promise.resolve({
    select: filtered(db, actor, query),
    order: { arrivedAt: sql`r.arrived_at`, supplier: sql`app.fold(${supplierName})` },
    id: 'r.id',
    finish: (rows) => rows.map(rowOf),
  })

/** A page of the posted deliveries that the reader sees. */
export async function browseReceipts(
  actor: Actor,
  query: ReceiptQuery,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  authorize(actor, 'receipts.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, receiptRows),
      filtered(db, actor, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
