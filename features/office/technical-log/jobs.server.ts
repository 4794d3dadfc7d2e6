import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { pageOfPayload } from '#/features/office/failed-jobs/areas.ts'
import { type jobTabs, queuedJobList, type QueuedJobQuery } from './lists.ts'

type JobTab = (typeof jobTabs)[number]
const statesOf: Record<JobTab, readonly string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed', 'cancelled'],
  done: ['completed'],
}
type Raw = {
  id: string
  job: string
  tries: number
  beginsAt: string
  madeAt: string
  endedAt: string | null
  ids: unknown
}
type Stored = Pick<Raw, 'id' | 'job' | 'tries' | 'ids'> & {
  begins_at: string
  made_at: string
  ended_at: string | null
}
export type QueuedJobRow = Omit<Raw, 'ids'> & {
  /** Page of the record concerned. */
  page: string | null
}

const withPage = ({ ids, ...row }: Raw): QueuedJobRow => ({ ...row, page: pageOfPayload(ids) })

/** All jobs in a state, for the file. */
export const queuedJobRows: RowsOf<typeof queuedJobList, QueuedJobRow, Raw> = (db, { tab, area }) => ({
  select: db
    .selectFrom(sql<Stored>`priv.queued_jobs(${[...statesOf[tab]]}::text[], ${area}::text, null::int, 0)`.as('j'))
    .select(['j.id', 'j.job', 'j.tries', 'j.ids'])
    .select(['j.begins_at as beginsAt', 'j.made_at as madeAt', 'j.ended_at as endedAt']),
  order: { newest: sql`coalesce(j.ended_at, j.made_at)` },
  id: 'j.id',
  finish: (rows) => rows.map(withPage),
})

/** One page of the queue's jobs in a state, and how many are in each. */
export async function browseQueuedJobs(actor: Actor, query: QueuedJobQuery) {
  authorize(actor, queuedJobList.permission)
  const { tab, area, rows: size, page } = query
  return readAs(actor, async (db) => {
    const [found, counted] = await Promise.all([
      sql<Raw>`select id, job, tries, begins_at as "beginsAt", made_at as "madeAt", ended_at as "endedAt", ids
        from priv.queued_jobs(${[...statesOf[tab]]}::text[], ${area}::text, ${size}::int, ${(page - 1) * size}::int)`.execute(
        db,
      ),
      sql<{ state: string; jobs: number }>`select state, jobs::int from priv.queued_counts(${area}::text)`.execute(db),
    ])
    const count = (of: JobTab) =>
      counted.rows.filter(({ state }) => statesOf[of].includes(state)).reduce((sum, { jobs }) => sum + jobs, 0)
    const counts = {
      waiting: count('waiting'),
      running: count('running'),
      failed: count('failed'),
      done: count('done'),
    }
    return { rows: found.rows.map(withPage), counts }
  })
}
