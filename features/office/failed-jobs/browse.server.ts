import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { sql } from 'kysely'
import { pageOfPayload } from './areas.ts'
import { failedJobList, type FailedJobQuery, type FailedJobRow } from './list.ts'

const inArea = (db: Tx, { area }: FailedJobQuery) =>
  db.selectFrom('failed_jobs as f').$if(area !== null, (found) => found.where('f.job', 'like', `${area}.%`))

/** Failed jobs of a query, of the page and of the file. */
export const failedJobRows: RowsOf<typeof failedJobList, FailedJobRow, FailedJobRow & { payload: unknown }> = (
  db,
  query,
) => ({
  select: inArea(db, query)
    .where('f.state', query.tab === 'open' ? '=' : '<>', 'open')
    .leftJoin('profiles as p', 'p.id', 'f.decided_by')
    .select(['f.id', 'f.job', 'f.payload', 'f.problem', 'f.tries', 'f.times', 'f.state', 'f.reason'])
    .select(['f.failed_at as failedAt', 'f.decided_at as decidedAt', 'p.full_name as by']),
  order: { newest: sql.ref('f.failed_at') },
  id: 'f.id',
  finish: (rows) => rows.map(({ payload, ...row }) => ({ ...row, page: pageOfPayload(payload) })),
})

/** One page of failed jobs, newest first, with both tabs' counts under the same filter. */
export async function browseFailedJobs(actor: Actor, query: FailedJobQuery) {
  authorize(actor, failedJobList.permission)
  return readAs(actor, async (db) => {
    const [rows, counts] = await Promise.all([
      pageRows(db, actor, query, failedJobRows),
      inArea(db, query)
        .select((of) => of.fn.countAll<number>().as('all'))
        .select((of) => of.fn.countAll<number>().filterWhere('f.state', '=', 'open').as('open'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, counts: { open: counts.open, done: counts.all - counts.open } }
  })
}

/** Number of open failed jobs, for the dashboard. */
export const countFailedJobs = (actor: Actor): Promise<number> =>
  readAs(actor, async (db) => {
    const open = db.selectFrom('failed_jobs').select((of) => of.fn.countAll<number>().as('open'))
    return (await open.where('state', '=', 'open').executeTakeFirstOrThrow()).open
  })
