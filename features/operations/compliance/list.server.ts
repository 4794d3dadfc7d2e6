import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { KeptReport, KeptReportQuery, keptReportList } from './list.ts'

const filtered = (db: Tx, actor: Actor, { branch }: KeptReportQuery) =>
  db
    .selectFrom('compliance_reports as r')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'r.client_id').onRef('b.id', '=', 'r.branch_id'),
    )
    .where('r.client_id', '=', companyOf(actor))
    .$if(branch !== null, (rows) => rows.where('r.branch_id', '=', branch!))

const keptReportRows: RowsOf<typeof keptReportList, KeptReport> = (db, query, actor) => ({
  select: filtered(db, actor, query)
    .select(['r.id', 'r.day', 'r.made_at as madeAt', branchNow('b').as('branch')])
    .select(sql<number | null>`r.score::float8`.as('score')),
  order: { madeAt: sql`r.made_at`, day: sql`r.day` },
  id: 'r.id',
})

/** A page of the kept PDFs that the actor reads. */
export async function browseKeptReports(actor: Actor, query: KeptReportQuery) {
  authorize(actor, 'documents.all')
  return readAs(actor, async (db) => {
    const [rows, counted, branches] = await Promise.all([
      pageRows(db, actor, query, keptReportRows),
      filtered(db, actor, query)
        .select(sql<number>`count(*)::int`.as('n'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .orderBy('name')
        .limit(500)
        .execute(),
    ])
    return { rows, total: counted.n, branches }
  })
}
