import { z } from 'zod'
import { type Job, usual } from './job.ts'

/** Jobs of a company's buying: features/kitchen/quotations and suppliers. */
export const buyingJobs = {
  'buying.quote-received': { ...usual, payload: z.strictObject({ quoteId: z.uuid() }) },
  'buying.licences-remind': { ...usual, payload: z.strictObject({}), schedule: '0 9 * * *' },
} as const satisfies Record<string, Job>
