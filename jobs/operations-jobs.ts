import { z } from 'zod'
import { type Job, usual } from './job.ts'

/** Jobs of features/operations/. */
export const operationsJobs = {
  'papers.remind': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '0 9 * * *' },
} as const satisfies Record<string, Job>
