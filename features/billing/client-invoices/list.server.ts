import { type RawBuilder, sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { InvoiceState } from '#/domain/invoice.ts'
import type { QueryOf } from '#/domain/list.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { type InvoiceShow, type OwnInvoiceRow, ownInvoiceList } from './list.ts'

type Query = QueryOf<typeof ownInvoiceList>

export type OwnInvoices = {
  rows: OwnInvoiceRow[]
  /** Count of matches. */
  total: number
  /** Count of all documents, without filters. */
  all: number
  owed: Halalas
  overdue: Halalas
  openCount: number
  overdueCount: number
  /** Credit of the client: overpayments and amounts freed by credit notes. */
  credit: Halalas
  years: number[]
}

const owedOf = sql<number>`case when i.kind = 'credit' then 0 else greatest(0, i.gross - i.credited - i.paid) end`
/** Overdue from the start of the day after the due day, independent of the daily job. */
const isLate = (today: Day): RawBuilder<boolean> => sql`(${owedOf} > 0 and i.due_on < ${today}::date)`
const stateOf = (today: Day): RawBuilder<InvoiceState> =>
  sql`case when i.kind <> 'credit' and ${isLate(today)} then 'overdue' else i.status end`
const yearOf = sql<number>`extract(year from i.issued_at at time zone 'Asia/Riyadh')::int`

const isShown = (show: InvoiceShow, today: Day): RawBuilder<boolean> => {
  if (show === 'open') return sql`${owedOf} > 0`
  if (show === 'overdue') return isLate(today)
  if (show === 'notes') return sql`i.kind <> 'invoice'`
  return sql`(i.kind <> 'credit' and i.status = ${show})`
}

const own = (db: Tx, clientId: string) =>
  db.selectFrom('invoices as i').where('i.client_id', '=', clientId).where('i.number', 'is not', null)

function matching(db: Tx, clientId: string, { q, show, year }: Query, today: Day) {
  return own(db, clientId)
    .$if(q !== '', (found) =>
      found.where(
        wordsMatch(
          sql`concat_ws(' ', i.number, (select string_agg(l.name, ' ') from app.invoice_lines l
            where l.invoice_id = i.id and l.client_id = i.client_id))`,
          q,
        ),
      ),
    )
    .$if(show !== null, (found) => found.where(isShown(show!, today)))
    .$if(year !== null, (found) =>
      found
        .where('i.issued_at', '>=', startOfDay(`${year}-01-01`).toISOString())
        .where('i.issued_at', '<', startOfDay(`${Number(year) + 1}-01-01`).toISOString()),
    )
}

/** The client's documents of a query, for page and file. */
export const ownInvoiceRows: RowsOf<typeof ownInvoiceList, OwnInvoiceRow> = (db, query, actor) => {
  const today = riyadhDay(now())
  return {
    select: matching(db, companyOf(actor), query, today)
      .select(['i.id', 'i.number', 'i.kind', 'i.purpose', stateOf(today).as('state'), 'i.issued_at as issued'])
      .select(['i.due_on as due', 'i.supplied_on as suppliedOn', 'i.supplied_until as suppliedUntil', 'i.gross'])
      .select([
        owedOf.as('owed'),
        sql<number>`greatest(0, ${owedOf} - (select coalesce(sum(s.amount), 0) from app.payment_shares s
          where s.invoice_id = i.id and s.client_id = i.client_id and s.state = 'open'))::bigint`.as('unshared'),
      ]),
    order: {
      issued: sql`i.issued_at`,
      due: sql`i.due_on`,
      number: sql`i.number`,
      gross: sql`i.gross`,
      owed: owedOf,
    },
    id: 'i.id',
  }
}

const sumsOf = (db: Tx, clientId: string, today: Day) =>
  own(db, clientId)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(${owedOf}), 0)::bigint`.as('owed'),
      sql<number>`coalesce(sum(${owedOf}) filter (where ${isLate(today)}), 0)::bigint`.as('overdue'),
      sql<number>`count(*) filter (where ${owedOf} > 0)::int`.as('openCount'),
      sql<number>`count(*) filter (where ${isLate(today)})::int`.as('overdueCount'),
      sql<number[]>`coalesce(array_agg(distinct ${yearOf}), '{}')`.as('years'),
    ])
    .executeTakeFirstOrThrow()

export type DueInvoice = { id: string; number: string; owed: Halalas; due: Day | null; isLate: boolean }
export type OwnDue = Pick<OwnInvoices, 'owed' | 'overdue' | 'openCount' | 'overdueCount'> & { first: DueInvoice[] }

/** What a company owes, and the invoices to pay first. */
export async function readOwnDue(actor: Actor, most: number): Promise<OwnDue> {
  authorize(actor, 'invoices.read')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const [{ owed, overdue, openCount, overdueCount }, first] = await Promise.all([
      sumsOf(db, companyOf(actor), today),
      own(db, companyOf(actor))
        .select(['i.id', sql<string>`i.number`.as('number'), owedOf.as('owed'), 'i.due_on as due'])
        .select(isLate(today).as('isLate'))
        .where(sql<boolean>`${owedOf} > 0`)
        .orderBy('i.due_on')
        .orderBy('i.number')
        .limit(most)
        .execute(),
    ])
    return { owed, overdue, openCount, overdueCount, first }
  })
}

/** Reads the credit of a client through a function, because clients cannot read the books. */
export const ownCredit = (actor: Actor): Promise<Halalas> => {
  authorize(actor, 'invoices.read')
  return readAs(actor, (db) => callFunction<Halalas>(db, sql`priv.own_credit()`))
}

/** One page of a client's tax documents, with the total owed on all of them. */
export async function readOwnInvoices(actor: Actor, query: Query): Promise<OwnInvoices> {
  authorize(actor, 'invoices.read')
  const today = riyadhDay(now())
  const [[rows, sums, count], credit] = await Promise.all([
    readAs(actor, (db) =>
      Promise.all([
        pageRows(db, actor, query, ownInvoiceRows),
        sumsOf(db, companyOf(actor), today),
        matching(db, companyOf(actor), query, today)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ]),
    ),
    ownCredit(actor),
  ])
  return { ...sums, rows, total: count.total, credit, years: sums.years.toSorted((a, b) => b - a) }
}
