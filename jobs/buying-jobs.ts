import { z } from 'zod'
import { type Job, usual } from './job.ts'

const round = z.strictObject({ orderId: z.uuid(), round: z.number().int().min(1) })

/** Jobs of a company's buying: features/kitchen/quotations, suppliers and orders. */
export const buyingJobs = {
  'buying.quote-received': { ...usual, payload: z.strictObject({ quoteId: z.uuid() }) },
  'buying.order-awaits': { ...usual, payload: round },
  'buying.order-decided': { ...usual, payload: round },
  'buying.send-orders': { ...usual, payload: z.strictObject({ clientId: z.uuid(), sendingId: z.uuid() }) },
  'buying.order-answered': { ...usual, payload: z.strictObject({ answerId: z.uuid() }) },
  'buying.licences-remind': { ...usual, payload: z.strictObject({}), schedule: '0 9 * * *' },
} as const satisfies Record<string, Job>
