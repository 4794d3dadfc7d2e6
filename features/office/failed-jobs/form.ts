import { z } from 'zod'

const id = z.string('unreadable')

/** Steps on a row of the technical log. */
export const failedJobForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('retry'), id }),
  z.strictObject({
    intent: z.literal('close'),
    id,
    reason: z.string('reason').trim().min(1, 'reason').max(500, 'too-long'),
  }),
])
