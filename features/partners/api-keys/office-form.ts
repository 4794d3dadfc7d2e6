import { z } from 'zod'

/** The end of a key by our team. */
export const officeKeyForm = z.strictObject({
  intent: z.literal('revoke'),
  id: z.uuid('unreadable'),
  reason: z.string('reason').trim().min(1, 'reason').max(500, 'too-long'),
})
