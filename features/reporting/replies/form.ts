import { z } from 'zod'

export const longestReply = 4000
export const replyForm = z.strictObject({
  intent: z.literal('reply'),
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'unreadable')
    .transform(Number),
  text: z.string({ error: 'required' }).trim().min(1, 'required').max(longestReply, 'too-long'),
})
