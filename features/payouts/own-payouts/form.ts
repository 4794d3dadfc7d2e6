import { z } from 'zod'

export const questionForm = z.strictObject({
  clientKey: z.uuid('unreadable'),
  text: z.string('payout-question').trim().min(1, 'payout-question').max(2000, 'too-long'),
})
