import { z } from 'zod'

/** Beginning or ending a view as another role. */
export const roleViewForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('see'),
    role: z.string({ error: 'staff-role' }).regex(/^[a-z0-9-]{1,40}$/, 'staff-role'),
    reason: z.string({ error: 'reason' }).trim().min(3, 'reason').max(500, 'too-long'),
  }),
  z.strictObject({ intent: z.literal('stop') }),
])
