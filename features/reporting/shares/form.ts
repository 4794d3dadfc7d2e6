import { z } from 'zod'
import { longestLabel } from './limits.ts'

export const shareForm = z.strictObject({
  intent: z.literal('share'),
  label: z.string({ error: 'share-label' }).trim().min(1, 'share-label').max(longestLabel, 'too-long'),
  days: z.enum(['1', '7', '30'], 'unreadable').transform(Number),
})
export const withdrawShareForm = z.strictObject({ intent: z.literal('withdraw-share'), shareId: z.uuid('unreadable') })
