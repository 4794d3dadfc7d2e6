import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type RequestState, stateAt } from '#/domain/kitchen/buying/request.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { RequestLine, requestList, RequestQuery } from './list.ts'

/** The rule of `stateAt` for a request `r`. */
const stateInSql = (): RawBuilder<RequestState> =>
  sql<RequestState>`(case when r.state = 'sent' and r.closes_at <= ${now().toISOString()}::timestamptz then 'closed' else r.state end)`

const filtered = (db: Tx, actor: Actor, { q, state }: RequestQuery) =>
  db
    .selectFrom('quote_requests as r')
    .select(['r.id', 'r.number', 'r.title', 'r.state', 'r.closes_at'])
    .select([
      sql<number>`(select count(*)::int from quote_request_lines l where l.client_id = r.client_id and l.request_id = r.id)`.as(
        'lines',
      ),
      sql<number>`(select count(*)::int from quote_invitations i where i.client_id = r.client_id and i.request_id = r.id)`.as(
        'invited',
      ),
      sql<number>`(select count(distinct i.id)::int from quote_invitations i
        join supplier_quotes s on s.client_id = i.client_id and s.invitation_id = i.id
        where i.client_id = r.client_id and i.request_id = r.id)`.as('answers'),
    ])
    .where('r.client_id', '=', companyOf(actor))
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', r.title, r.number::text)`, q)))
    .$if(state !== null, (rows) => rows.where(stateInSql(), '=', state!))

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

const lineOf = (row: Row): RequestLine => ({
  id: row.id,
  number: row.number,
  title: row.title,
  state: stateAt(row.state, new Date(row.closes_at), now()),
  closesAt: row.closes_at,
  lines: row.lines,
  invited: row.invited,
  answers: row.answers,
})

/** Requests of a query, for page and file. */
export const requestRows: RowsOf<typeof requestList, RequestLine, Row> = (db, query, actor) => ({
  select: filtered(db, actor, query),
  order: { number: sql`r.number`, closesAt: sql`r.closes_at` },
  id: 'r.id',
  finish: (rows) => rows.map(lineOf),
})

/** A page of the requests of the company. */
export async function browseRequests(
  actor: Actor,
  query: RequestQuery,
): Promise<{ rows: RequestLine[]; total: number }> {
  authorize(actor, 'suppliers.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, requestRows),
      filtered(db, actor, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
