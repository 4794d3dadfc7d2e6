import type { PgBoss } from 'pg-boss'
import { withPatience } from '#/db/patience.server.ts'
import { keepFailedJob } from '#/features/office/failed-jobs/keep.server.ts'
import { log } from '#/platform/log.server.ts'
import { handlers } from './handlers.server.ts'
import { deadLetters, type JobName, jobNames, jobs } from './jobs.ts'

type Handler = (payload: unknown) => Promise<void>

async function run(name: JobName, data: unknown): Promise<void> {
  const payload = jobs[name].payload.parse(data ?? {})
  try {
    await withPatience(() => (handlers[name] as Handler)(payload))
  } catch (error) {
    log.error('a job failed and will be tried again', { job: name, error })
    throw error
  }
}

/** Takes jobs of a queue one by one for as long as there are any, then waits for the announcement of the next. */
async function takeJobs(boss: PgBoss, name: JobName): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: 5 }
  const worker: Promise<string> = boss.work(name, options, async ([job]) => {
    try {
      await run(name, job?.data)
    } finally {
      // why: jobs added together are announced once, and pg-boss looks for the next one only after its pause of 30 s
      boss.notifyWorker(await worker)
    }
  })
  await worker
}

/** Keeps each job that ran out of tries for the office: pg-boss moves it to one queue, with where it came from. */
async function takeDeadLetters(boss: PgBoss): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: 5, includeMetadata: true } as const
  await boss.work(deadLetters, options, async ([job]) => {
    if (!job?.sourceId || !job.sourceName) return
    await keepFailedJob({
      id: job.sourceId,
      job: job.sourceName,
      payload: job.data,
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

/** Takes jobs of every queue, two at a time, and keeps the schedules; a job that fails is tried again by its own rule. */
export async function startWork(boss: PgBoss): Promise<void> {
  await takeDeadLetters(boss)
  for (const name of jobNames) {
    await takeJobs(boss, name)
    await takeJobs(boss, name)
    const { schedule } = jobs[name] as { schedule?: string }
    // one that was missed while no worker ran is made up for once: what a job does counts from its day, not from its hour
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Riyadh', missed: 'once' })
  }
}
