import type { PgBoss } from 'pg-boss'
import { withPatience } from '#/db/patience.server.ts'
import { keepFailedJob } from '#/features/office/failed-jobs/keep.server.ts'
import { log } from '#/platform/log.server.ts'
import { measured } from '#/platform/measure.server.ts'
import { jobSpan } from '#/platform/trace.server.ts'
import { whileUnderWay } from '#/platform/under-way.server.ts'
import { handlers } from './handlers.server.ts'
import { withoutTrace } from './queue.server.ts'
import { deadLetters, type JobName, jobNames, jobs } from './jobs.ts'

type Handler = (payload: unknown) => Promise<void>

async function run(name: JobName, data: unknown): Promise<void> {
  const begun = performance.now()
  let failed = true
  try {
    const payload = jobs[name].payload.parse(data)
    await withPatience(() => (handlers[name] as Handler)(payload))
    failed = false
  } catch (error) {
    log.error('a job failed and will be tried again', { error })
    throw error
  } finally {
    const ms = performance.now() - begun
    measured()?.job({ name, failed, seconds: ms / 1000 })
    log.debug('a job was run', { ms: Math.round(ms) })
  }
}

type Taken = { id: string; data: unknown }
/** Runs a job below the trace of the step that added it. */
const take = (name: JobName, { id, data }: Taken): Promise<void> => {
  const { payload, position } = withoutTrace(data)
  return whileUnderWay({ job: name, jobId: id }, () => jobSpan(name, position, () => run(name, payload)))
}

/** Takes jobs of a queue while there are any, then waits for a notification. */
async function takeJobs(boss: PgBoss, name: JobName): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: 5 }
  const worker: Promise<string> = boss.work(name, options, async ([job]) => {
    try {
      if (job) await take(name, job)
    } finally {
      // why: jobs added together are announced once, and pg-boss polls only every 30 s
      boss.notifyWorker(await worker)
    }
  })
  await worker
}

/** Records jobs that exhausted their retries for the office: pg-boss moves them to one queue with their origin. */
async function takeDeadLetters(boss: PgBoss): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: 5, includeMetadata: true } as const
  await boss.work(deadLetters, options, async ([job]) => {
    if (!job?.sourceId || !job.sourceName) return
    await keepFailedJob({
      id: job.sourceId,
      job: job.sourceName,
      payload: withoutTrace(job.data).payload,
      problem: problemOf(job.sourceOutput),
      tries: (job.sourceRetryCount ?? 0) + 1,
    })
  })
}

const problemOf = (output: unknown): string => {
  if (typeof output !== 'object' || output === null) return ''
  const { message, value } = output as { message?: unknown; value?: { message?: unknown } }
  const text = message ?? value?.message
  return typeof text === 'string' ? text : JSON.stringify(output).slice(0, 500)
}

/** Works on every queue, two jobs at a time, and keeps the schedules; failed jobs are retried by their own rule. */
export async function startWork(boss: PgBoss): Promise<void> {
  await takeDeadLetters(boss)
  for (const name of jobNames) {
    await takeJobs(boss, name)
    await takeJobs(boss, name)
    const { schedule } = jobs[name] as { schedule?: string }
    // a run missed while no worker ran is made up for once: jobs depend on the day, not on the hour
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Riyadh', missed: 'once' })
  }
}
