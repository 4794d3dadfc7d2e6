import { type RawBuilder, sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { InvoiceState } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { OwnInvoiceQuery } from './list-query.ts'
import { type InvoiceShow, ownInvoicePageSize, type OwnInvoiceSort } from './lists.ts'

export type OwnInvoiceRow = {
  id: string
  number: string
  kind: TaxDocumentKind
  purpose: 'visits' | 'plan' | 'other'
  state: InvoiceState
  issuedAt: string
  dueOn: Day
  suppliedOn: Day
  suppliedUntil: Day | null
  gross: Halalas
  owed: Halalas
  /** Of what is owed, what no open share stands for: the client's own to pay. */
  unshared: Halalas
}
export type OwnInvoices = {
  rows: OwnInvoiceRow[]
  /** Of the documents that match. */
  total: number
  /** Of all documents, whatever the list is narrowed to. */
  all: number
  owed: Halalas
  overdue: Halalas
  openCount: number
  overdueCount: number
  /** Kept for the client: paid too much or freed by a credit note. */
  credit: Halalas
  years: number[]
}

const owedOf = sql<number>`case when i.kind = 'credit' then 0 else greatest(0, i.gross - i.credited - i.paid) end`
/** Overdue from the first moment after the due day, whether or not the day's job has run. */
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

const order: Record<OwnInvoiceSort, RawBuilder<unknown>> = {
  issued: sql`i.issued_at`,
  due: sql`i.due_on`,
  number: sql`i.number`,
  gross: sql`i.gross`,
  owed: owedOf,
}

const own = (db: Tx, clientId: string) =>
  db.selectFrom('invoices as i').where('i.client_id', '=', clientId).where('i.number', 'is not', null)

function matching(db: Tx, clientId: string, { q, show, year }: OwnInvoiceQuery, today: Day) {
  return own(db, clientId)
    .$if(q !== '', (found) =>
      found.where(
        sql<boolean>`(app.fold(i.number) like ${likePattern(q)} or exists (select from app.invoice_lines l
          where l.invoice_id = i.id and l.client_id = i.client_id and app.fold(l.name) like ${likePattern(q)}))`,
      ),
    )
    .$if(show !== null, (found) => found.where(isShown(show!, today)))
    .$if(year !== null, (found) =>
      found
        .where('i.issued_at', '>=', startOfDay(`${year}-01-01`).toISOString())
        .where('i.issued_at', '<', startOfDay(`${year! + 1}-01-01`).toISOString()),
    )
}

type Place = { limit: number; offset: number }

/** The client's documents that match, in the order that is asked for, from one place on. */
export const ownInvoiceRows = (db: Tx, clientId: string, query: OwnInvoiceQuery, today: Day, place: Place) =>
  matching(db, clientId, query, today)
    .select(['i.id', 'i.number', 'i.kind', 'i.purpose', stateOf(today).as('state'), 'i.issued_at as issuedAt'])
    .select(['i.due_on as dueOn', 'i.supplied_on as suppliedOn', 'i.supplied_until as suppliedUntil', 'i.gross'])
    .select([
      owedOf.as('owed'),
      sql<number>`greatest(0, ${owedOf} - (select coalesce(sum(s.amount), 0) from app.payment_shares s
        where s.invoice_id = i.id and s.client_id = i.client_id and s.state = 'open'))::bigint`.as('unshared'),
    ])
    .orderBy(sql`${order[query.sort]} ${sql.raw(query.descending ? 'desc' : 'asc')}`)
    .orderBy('i.id', query.descending ? 'desc' : 'asc')
    .limit(place.limit)
    .offset(place.offset)
    .execute() as unknown as Promise<OwnInvoiceRow[]>

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

/** What is kept for a client; the books themselves are not for clients' eyes. */
export const ownCredit = (actor: Actor): Promise<Halalas> => {
  authorize(actor, 'invoices.read')
  return readAs(actor, (db) => callFunction<Halalas>(db, sql`priv.own_credit()`))
}

/** A client's tax documents, a page of them, with what is owed on all of them together. */
export async function readOwnInvoices(actor: Actor, query: OwnInvoiceQuery): Promise<OwnInvoices> {
  authorize(actor, 'invoices.read')
  const today = riyadhDay(now())
  const place = { limit: ownInvoicePageSize, offset: (query.page - 1) * ownInvoicePageSize }
  const [[rows, sums, count], credit] = await Promise.all([
    readAs(actor, (db) =>
      Promise.all([
        ownInvoiceRows(db, actor.id, query, today, place),
        sumsOf(db, actor.id, today),
        matching(db, actor.id, query, today)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ]),
    ),
    ownCredit(actor),
  ])
  return { ...sums, rows, total: count.total, credit, years: sums.years.toSorted((a, b) => b - a) }
}
