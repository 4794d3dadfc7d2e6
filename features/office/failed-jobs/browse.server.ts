import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type FailedJobTab, type JobArea, pageOfPayload } from './areas.ts'

export const failedJobStates = ['open', 'retried', 'settled', 'closed'] as const
export type FailedJobState = (typeof failedJobStates)[number]

export type FailedJobQuery = { tab: FailedJobTab; area: JobArea | null; page: number; pageSize: number }
export type FailedJobRow = {
  id: string
  job: string
  problem: string
  tries: number
  times: number
  state: FailedJobState
  failedAt: string
  decidedAt: string | null
  by: string | null
  reason: string | null
  /** Page of the record concerned. */
  page: string | null
}

/** One page of failed jobs, newest first, with both tabs' counts under the same filter. */
export async function browseFailedJobs(actor: Actor, { tab, area, page, pageSize }: FailedJobQuery) {
  authorize(actor, 'logs.read')
  return readAs(actor, async (db) => {
    const inArea = db
      .selectFrom('failed_jobs as f')
      .$if(area !== null, (query) => query.where('f.job', 'like', `${area}.%`))
    const inTab = inArea.where('f.state', tab === 'open' ? '=' : '<>', 'open')
    const [rows, counts] = await Promise.all([
      inTab
        .leftJoin('profiles as p', 'p.id', 'f.decided_by')
        .select(['f.id', 'f.job', 'f.payload', 'f.problem', 'f.tries', 'f.times', 'f.state', 'f.failed_at'])
        .select(['f.decided_at', 'f.reason', 'p.full_name as by'])
        .orderBy('f.failed_at', 'desc')
        .orderBy('f.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      inArea
        .select((of) => of.fn.countAll<number>().as('all'))
        .select((of) => of.fn.countAll<number>().filterWhere('f.state', '=', 'open').as('open'))
        .executeTakeFirstOrThrow(),
    ])
    return {
      rows: rows.map((row): FailedJobRow => ({
        id: row.id,
        job: row.job,
        problem: row.problem,
        tries: row.tries,
        times: row.times,
        state: row.state,
        failedAt: row.failed_at,
        decidedAt: row.decided_at,
        by: row.by,
        reason: row.reason,
        page: pageOfPayload(row.payload),
      })),
      counts: { open: counts.open, done: counts.all - counts.open },
    }
  })
}

/** Number of open failed jobs, for the dashboard. */
export const countFailedJobs = (actor: Actor): Promise<number> =>
  readAs(actor, async (db) => {
    const open = db.selectFrom('failed_jobs').select((of) => of.fn.countAll<number>().as('open'))
    return (await open.where('state', '=', 'open').executeTakeFirstOrThrow()).open
  })
