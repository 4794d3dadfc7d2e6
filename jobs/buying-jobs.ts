import { z } from 'zod'
import { type Job, usual } from './job.ts'

/** Jobs of a company's buying: features/kitchen/quotations. */
export const buyingJobs = {
  'buying.quote-received': { ...usual, payload: z.strictObject({ quoteId: z.uuid() }) },
} as const satisfies Record<string, Job>
