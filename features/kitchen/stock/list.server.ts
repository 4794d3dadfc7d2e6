import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { CountLine, countList, CountQuery } from './list.ts'

const filtered = (db: Tx, actor: Actor, { q, state, branch }: CountQuery) =>
  db
    .selectFrom('stock_counts as c')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'c.client_id').onRef('b.id', '=', 'c.branch_id'),
    )
    .select(['c.id', 'c.state', 'c.created_at', 'c.counted_at', branchNow('b').as('branch')])
    .select(
      sql<number>`(select count(*)::int from stock_count_lines l where l.client_id = c.client_id and l.count_id = c.id)`.as(
        'lines',
      ),
    )
    .where('c.client_id', '=', companyOf(actor))
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', b.name, b.name_ar)`, q)))
    .$if(state !== null, (rows) => rows.where('c.state', '=', state!))
    .$if(branch !== null, (rows) => rows.where('c.branch_id', '=', branch!))
type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

/** Counts of a query, for page and file. */
export const countRows: RowsOf<typeof countList, CountLine, Row> = (db, query, actor) => ({
  select: filtered(db, actor, query),
  order: { startedAt: sql`c.created_at`, branch: sql`b.name` },
  id: 'c.id',
  finish: (rows) =>
    rows.map((row) => ({
      id: row.id,
      branch: row.branch,
      state: row.state,
      startedAt: row.created_at,
      countedAt: row.counted_at,
      lines: row.lines,
    })),
})

/** A page of the counts, and the branches. */
export async function browseCounts(actor: Actor, query: CountQuery) {
  authorize(actor, 'stock.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, branches] = await Promise.all([
      pageRows(db, actor, query, countRows),
      filtered(db, actor, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
      openBranches(db, actor),
    ])
    return { rows, total, branches, mayStart: may(actor, 'stock.write') }
  })
}

/** Branches in use that the reader sees, by name. */
export const openBranches = (db: Tx, actor: Actor): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.closed_at', 'is', null)
    .orderBy('name')
    .limit(500)
    .execute()
