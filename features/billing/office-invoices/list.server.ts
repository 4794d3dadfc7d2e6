import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { InvoiceState } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { addMonths, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { type InvoiceQuery, type InvoiceRow, type InvoiceTab, invoiceList } from './list.ts'

export type InvoiceSums = { count: number; owed: Halalas; overdue: Halalas }
export type InvoiceList = { rows: InvoiceRow[]; sums: InvoiceSums; counts: Record<InvoiceTab, number> }

/** Open amount of a document; zero for drafts and credit notes. */
export const owedOf: RawBuilder<number> = sql`case when i.number is null or i.kind = 'credit' then 0
  else greatest(0, i.gross - i.credited - i.paid) end`
/** Overdue from the start of the day after the due day, independent of the daily job. */
const isLate = (today: Day): RawBuilder<boolean> =>
  sql`(i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit' and i.due_on < ${today}::date)`
const stateOf = (today: Day): RawBuilder<InvoiceState> =>
  sql`case when ${isLate(today)} then 'overdue' else i.status end`

const isOnTab = (tab: InvoiceTab, today: Day): RawBuilder<boolean> => {
  if (tab === 'all') return sql`true`
  if (tab === 'open') return sql`(i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit')`
  if (tab === 'overdue') return isLate(today)
  return sql`i.status = ${tab}`
}

const nameOf = companyOfProfile('p')
const matching = (db: Tx, { q, kind, purpose, authority, month, client }: InvoiceQuery) =>
  db
    .selectFrom('invoices as i')
    .$if(q !== '', (found) =>
      found.where(sql<boolean>`(i.id in ${foundIds('invoice', q)} or i.client_id in ${foundIds('client', q)})`),
    )
    .$if(kind !== null, (found) => found.where('i.kind', '=', kind!))
    .$if(purpose !== null, (found) => found.where('i.purpose', '=', purpose!))
    .$if(authority !== null, (found) => found.where('i.authority', '=', authority!).where('i.number', 'is not', null))
    .$if(client !== null, (found) => found.where('i.client_id', '=', client!))
    .$if(month !== null, (found) =>
      found
        .where('i.issued_at', '>=', startOfDay(`${month}-01`).toISOString())
        .where('i.issued_at', '<', startOfDay(addMonths(`${month}-01`, 1)).toISOString()),
    )

/** Rows of these documents, in the order of the ids. */
async function readRows(db: Tx, ids: readonly string[], today: Day): Promise<InvoiceRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('profiles as p', 'p.id', 'i.client_id')
    .select(['i.id', 'i.number', 'i.client_id as clientId', nameOf.as('client'), 'i.kind', 'i.purpose', 'i.gross'])
    .select([stateOf(today).as('state'), 'i.issued_at as issued', 'i.due_on as due', owedOf.as('owed')])
    .select(['i.authority', 'i.updated_at as updatedAt'])
    .where('i.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as InvoiceRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Documents of a query, for page and file. why: the name of a client is asked for shown rows alone, not for each row that a page skips. */
export const invoiceRows: RowsOf<typeof invoiceList, InvoiceRow, { id: string }> = (db, query) => {
  const today = riyadhDay(now())
  return {
    select: matching(db, query).where(isOnTab(query.tab, today)).select('i.id'),
    order: {
      issued: sql`coalesce(i.issued_at, 'infinity')`,
      due: nullsLast(sql`i.due_on`),
      number: nullsLast(sql`i.number`),
      client: sql`(select app.fold(${nameOf}) from profiles p where p.id = i.client_id)`,
      gross: sql`i.gross`,
      owed: owedOf,
    },
    id: 'i.id',
    finish: (rows, of) =>
      readRows(
        of,
        rows.map(({ id }) => id),
        today,
      ),
  }
}

const tabs = invoiceList.tabs.values
const sumsOf = (db: Tx, query: InvoiceQuery, today: Day) =>
  matching(db, query)
    .select([
      ...tabCounts(tabs, (tab) => isOnTab(tab, today)),
      sql<number>`coalesce(sum(${owedOf}) filter (where ${isOnTab(query.tab, today)}), 0)::bigint`.as('owed'),
      sql<number>`coalesce(sum(${owedOf}) filter (where ${isOnTab(query.tab, today)} and ${isLate(today)}), 0)::bigint`.as(
        'late',
      ),
    ])
    .executeTakeFirstOrThrow()

/** One page of all documents, counts by state, and the total owed on the matches. */
export async function browseInvoices(actor: Actor, query: InvoiceQuery): Promise<InvoiceList> {
  authorize(actor, 'invoices.read')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const [rows, sums] = await Promise.all([pageRows(db, actor, query, invoiceRows), sumsOf(db, query, today)])
    const counts = countsIn(tabs, sums)
    return { rows, counts, sums: { count: counts[query.tab], owed: sums.owed, overdue: sums.late } }
  })
}

/** Name of the client in the address. */
export async function clientName(actor: Actor, clientId: string | null): Promise<string | null> {
  if (!clientId) return null
  authorize(actor, 'invoices.read')
  const row = await readAs(actor, (db) =>
    db.selectFrom('profiles as p').select(nameOf.as('name')).where('p.id', '=', clientId).executeTakeFirst(),
  )
  return row?.name ?? null
}

/** The latest months, newest first, for the list's filter. */
export function monthsUntil(today: Day, count: number): string[] {
  const first = `${today.slice(0, 8)}01`
  return Array.from({ length: count }, (_, index) => addMonths(first, -index).slice(0, 7))
}
