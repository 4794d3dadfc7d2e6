import type { z } from 'zod'
import { houseJobs } from './house-jobs.ts'
import { kitchenJobs } from './kitchen-jobs.ts'
import { moneyJobs } from './money-jobs.ts'
import { buyingJobs } from './buying-jobs.ts'
import { partnersJobs } from './partners-jobs.ts'
import { operationsJobs } from './operations-jobs.ts'
import { peopleJobs } from './people-jobs.ts'
import { visitsJobs } from './visits-jobs.ts'

export type { Job } from './job.ts'

/** All jobs: payload, retries and schedule (cron, Asia/Riyadh). Each area's jobs are in a file of their own. */
export const jobs = {
  ...peopleJobs,
  ...visitsJobs,
  ...moneyJobs,
  ...houseJobs,
  ...operationsJobs,
  ...kitchenJobs,
  ...buyingJobs,
  ...partnersJobs,
} as const

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]['payload']>
export const jobNames = Object.keys(jobs) as JobName[]
export const deadLetters = 'dead-letters'
