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

/** Takes jobs of every queue and keeps the schedules; a job that fails is tried again by its own rule. */
export async function startWork(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const options = { batchSize: 1, localConcurrency: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 5 }
    await boss.work(name, options, async ([job]) => run(name, job?.data))
    const { schedule } = jobs[name] as { schedule?: string }
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Riyadh' })
  }
}
