import { z } from 'zod'

const seen = { id: z.uuid('unreadable'), version: z.coerce.number('unreadable').int().positive() }
const reason = z.string('reason').trim().min(1, 'reason').max(500, 'too-long')

/** Steps of our team on an endpoint of a company. */
export const officeWebhookForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('paused'), ...seen, reason }),
  z.strictObject({ intent: z.literal('disabled'), ...seen, reason }),
  z.strictObject({ intent: z.literal('resume'), ...seen }),
  z.strictObject({ intent: z.literal('replay'), ...seen }),
])
