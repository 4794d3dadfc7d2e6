import { z } from 'zod'
import { type Job, usual } from './job.ts'

/** Jobs of features/operations/. */
export const operationsJobs = {
  'daily.chase': { ...usual, payload: z.strictObject({}), schedule: '*/15 * * * *' },
  'daily.temperature': {
    ...usual,
    payload: z.strictObject({
      actionId: z.uuid(),
      pointEn: z.string(),
      pointAr: z.string(),
      degrees: z.string(),
      limit: z.string(),
    }),
  },
} as const satisfies Record<string, Job>
