import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Tx } from '#/db/database.server.ts'
import { tracePosition } from '#/db/watch.server.ts'
import { deadLetters, type Job, type JobName, type JobPayload, jobNames, jobs } from './jobs.ts'

const schema = 'jobs'
/** pg-boss's internal queue that turns schedules into jobs; a killed worker would delay a daily job by 15 minutes. */
const carriers = '__pgboss__send-it'
/** Seconds for which completed jobs are stored. */
const doneRetentionSeconds = 7 * 24 * 3600

/** Creates the queue's tables and queues as the owner, inside the start-up lock. */
export async function prepareQueue(ownerUrl: string, owner: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, max: 2, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue(deadLetters)
  for (const name of jobNames) {
    const { retries, backoffSeconds, expireSeconds, mostBackoffSeconds } = jobs[name] as Job
    const options = {
      retryLimit: retries,
      retryDelay: backoffSeconds,
      retryBackoff: true,
      ...(mostBackoffSeconds ? { retryDelayMax: mostBackoffSeconds } : {}),
      expireInSeconds: expireSeconds,
      heartbeatSeconds: 30,
      deleteAfterSeconds: doneRetentionSeconds,
      deadLetter: deadLetters,
    }
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, notify: true })
  }
  const carrierOptions = { expireInSeconds: 60, heartbeatSeconds: 30 }
  if (await boss.getQueue(carriers)) await boss.updateQueue(carriers, carrierOptions)
  else await boss.createQueue(carriers, carrierOptions)
  await boss.stop({ graceful: false })
  await owner.query(`grant usage on schema ${schema} to itqan_app;
    grant select, insert, update, delete on all tables in schema ${schema} to itqan_app;
    grant usage on all sequences in schema ${schema} to itqan_app;
    grant execute on all functions in schema ${schema} to itqan_app;
    grant usage on schema ${schema} to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system;
    grant execute on function ${schema}.job_now() to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system;
    grant select on ${schema}.queue to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system;
    grant insert, select (id, start_after) on ${schema}.job, ${schema}.job_common
      to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system`)
}

let running: PgBoss | undefined

/** Connects this process to the queue. Without `works` it only writes jobs and runs no timers. */
export async function openQueue(appUrl: string, works: boolean, onError: (error: Error) => void): Promise<PgBoss> {
  const options = { connectionString: appUrl, schema, max: 4, migrate: false, useListenNotify: works }
  const boss = new PgBoss({ ...options, supervise: works, schedule: works })
  boss.on('error', onError)
  await boss.start()
  running = boss
  return boss
}

/** Stops taking jobs, waits for running ones, and closes the connection. */
export async function closeQueue(): Promise<void> {
  await running?.stop({ graceful: true, timeout: 15_000 }) // running jobs may still add jobs
  running = undefined
}

/** Field beside a job's payload that holds the position in the trace of the step that added it. */
const traceField = '_traceparent'

/** Payload of a stored job, and its position in a trace. */
export function withoutTrace(data: unknown): { payload: object; position: string | undefined } {
  const { [traceField]: position, ...payload } = (data ?? {}) as Record<string, unknown>
  return { payload, position: typeof position === 'string' ? position : undefined }
}

/** Adds a job to the business transaction: it exists if and only if the change does. `afterSeconds`: minimum delay. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  afterSeconds = 0,
): Promise<void> {
  if (!running) throw new Error('openQueue was not called')
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows }
    },
  }
  const position = tracePosition()
  const data = position === undefined ? payload : { ...(payload as object), [traceField]: position }
  await running.send(name, data as object, { db, ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}) })
}
