import { type RawBuilder, sql } from 'kysely'
import { databasePool, readAsSystem } from '#/db/database.server.ts'
import { jobNames } from '#/jobs/jobs.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'

/** Jobs of a queue: due and not begun, put off, running; and seconds since the one that is due longest was due. */
type QueueFigures = { name: string; waiting: number; postponed: number; running: number; oldestSeconds: number }
type Waiting = { count: number; oldestSeconds: number }
export type DatabaseFigures = {
  queues: QueueFigures[]
  /** Jobs that ran out of tries and were not settled, by queue. */
  failedJobs: { name: string; count: number }[]
  mails: Waiting
  /** Messages to programs that are due. */
  webhooks: Waiting
  bytes: number
}

async function readQueues(): Promise<QueueFigures[]> {
  const { rows } = await databasePool().query<QueueFigures>({
    name: 'queue-figures',
    text: `select name, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
        count(*) filter (where state < 'active' and start_after > now())::int as postponed,
        count(*) filter (where state = 'active')::int as running,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float as "oldestSeconds"
      from jobs.job where state <= 'active' group by name`,
  })
  const found = new Map(rows.map((row) => [row.name, row]))
  // why: a label that comes and goes breaks the sums of a query
  return jobNames.map((name) => found.get(name) ?? { name, waiting: 0, postponed: 0, running: 0, oldestSeconds: 0 })
}

const readAll = (): Promise<DatabaseFigures> =>
  readAsSystem('measurements count what waits, without any content', async (db) => {
    const waiting = async (query: RawBuilder<Waiting>) => (await query.execute(db)).rows[0]!
    const [queues, failed, mails, webhooks, size] = await Promise.all([
      readQueues(),
      sql<{ name: string; count: number }>`
        select job as name, count(*)::int as count from failed_jobs where state = 'open' group by job`.execute(db),
      waiting(sql`select count(*)::int as count,
        coalesce(extract(epoch from now() - min(coalesce(send_at, created_at))), 0)::float as "oldestSeconds"
        from emails where state = 'queued' and coalesce(send_at, created_at) <= now()`),
      waiting(sql`select count(*)::int as count, coalesce(extract(epoch from now() - min(next_at)), 0)::float as "oldestSeconds"
        from webhook_deliveries where state = 'waiting' and next_at <= now()`),
      sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db),
    ])
    return { queues, failedJobs: failed.rows, mails, webhooks, bytes: size.rows[0]!.bytes }
  })

// why: several observers ask at the same time, and none needs a figure of the same second
const kept = new TtlCache<DatabaseFigures>(5000)
/** Figures of the whole installation, at most five seconds old. */
export const databaseFigures = (): Promise<DatabaseFigures> => kept.answer('all', readAll)
