import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type InvoiceTab, invoiceTabs, statesOf } from '#/domain/kitchen/buying/invoice.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { InvoiceQuery, InvoiceRow, supplierInvoiceList } from './list.ts'

const supplierName = sql<string>`app.named(coalesce(s.name_en, s.name_ar), s.name_ar)`

const filtered = (db: Tx, actor: Actor, { q, state }: InvoiceQuery) =>
  db
    .selectFrom('supplier_invoices as v')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'v.client_id').onRef('s.id', '=', 'v.supplier_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'v.client_id').onRef('b.id', '=', 'v.branch_id'),
    )
    .select(['v.id', 'v.number', 'v.state', 'v.issued_on', 'v.due_on', 'v.total', 'v.credit'])
    .select([supplierName.as('supplier'), branchNow('b').as('branch')])
    .where('v.client_id', '=', companyOf(actor))
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', v.number, s.name_en, s.name_ar)`, q)))
    .$if(state !== null, (rows) => rows.where('v.state', '=', state!))

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

const rowOf = (row: Row): InvoiceRow => ({
  id: row.id,
  supplier: row.supplier,
  number: row.number,
  state: row.state,
  branch: row.branch,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  total: halalas(row.total),
  difference: row.credit === null || row.credit === 0 ? null : halalas(row.credit),
})

const isOnTab = (tab: InvoiceTab) => sql<boolean>`v.state = any (${[...statesOf[tab]]}::text[])`

/** Invoices of a query, for page and file. */
export const supplierInvoiceRows: RowsOf<typeof supplierInvoiceList, InvoiceRow, Row> = (db, query, actor) => ({
  select: filtered(db, actor, query).where(isOnTab(query.tab)),
  order: { dueOn: sql`v.due_on`, issuedOn: sql`v.issued_on`, total: sql`v.total` },
  id: 'v.id',
  finish: (rows) => rows.map(rowOf),
})

export type Invoices = { rows: InvoiceRow[]; total: number; counts: Record<InvoiceTab, number> }

/** A page of the invoices of suppliers that the reader sees, with the counts of all tabs. */
export async function browseInvoices(actor: Actor, query: InvoiceQuery): Promise<Invoices> {
  authorize(actor, 'supplier-invoices.read')
  return readAs(actor, async (db) => {
    const [rows, row] = await Promise.all([
      pageRows(db, actor, query, supplierInvoiceRows),
      filtered(db, actor, query).clearSelect().select(tabCounts(invoiceTabs, isOnTab)).executeTakeFirstOrThrow(),
    ])
    const counts = countsIn(invoiceTabs, row)
    return { rows, total: counts[query.tab], counts }
  })
}
