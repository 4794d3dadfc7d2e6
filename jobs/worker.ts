import type { PgBoss } from 'pg-boss'
import { log } from '#/platform/log.server.ts'
import { handlers } from './handlers.server.ts'
import { type JobName, jobNames, jobs } from './jobs.ts'

type Handler = (payload: unknown) => Promise<void>

async function run(name: JobName, data: unknown): Promise<void> {
  const payload = jobs[name].payload.parse(data ?? {})
  try {
    await (handlers[name] as Handler)(payload)
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

/** Takes jobs of every queue, two at a time, and keeps the schedules; a job that fails is tried again by its own rule. */
export async function startWork(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    await takeJobs(boss, name)
    await takeJobs(boss, name)
    const { schedule } = jobs[name] as { schedule?: string }
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Riyadh' })
  }
}
