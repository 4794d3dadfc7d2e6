import { z } from 'zod'

/** Beginning or ending a view as a client. */
export const staffViewForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('view'),
    clientId: z.uuid('unreadable'),
    reason: z.string({ error: 'reason' }).trim().min(3, 'reason').max(500, 'too-long'),
  }),
  z.strictObject({ intent: z.literal('end') }),
])
