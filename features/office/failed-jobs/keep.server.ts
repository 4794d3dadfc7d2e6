import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { isMoneyJob } from './areas.ts'

export type FailedJob = {
  /** Id of the job, which makes recording idempotent. */
  id: string
  job: string
  payload: unknown
  problem: string
  tries: number
}

/**
 * Writes the row, or adds to the open one of the same job and payload. Returns its id, or null when this job is
 * recorded already.
 */
async function keep(tx: Tx, { id, job, payload, problem, tries }: FailedJob): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into failed_jobs as f (id, job, payload, problem, tries, failed_at)
    select ${id}, ${job}, ${JSON.stringify(payload ?? {})}::jsonb, ${problem.slice(0, 2000)}, ${tries}, ${now()}
    where not exists (select from failed_jobs where id = ${id})
    on conflict (job, md5(payload::text)) where state = 'open' do update
      set times = f.times + 1, problem = excluded.problem, tries = excluded.tries, failed_at = excluded.failed_at
    returning f.id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Notifies all administrators: each time about money, else once a day per kind. */
async function tellAdmins(tx: Tx, { id, job }: { id: string; job: string }): Promise<void> {
  const isMoney = isMoneyJob(job)
  const effectKey = `job.failed:${isMoney ? id : `${job}:${riyadhDay(now())}`}`
  await tell(tx, { admins: 'all' }, isMoney ? 'job.failed-money' : 'job.failed', { job }, { effectKey })
}

/** Records a job that exhausted its retries and notifies the administrators. */
export const keepFailedJob = (failed: FailedJob): Promise<void> =>
  asSystem('a job that exhausted its retries is stored for administrators', async (tx) => {
    const id = await keep(tx, failed)
    if (id) await tellAdmins(tx, { id, job: failed.job })
  })
