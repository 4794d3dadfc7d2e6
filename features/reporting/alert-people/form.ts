import { z } from 'zod'

export const alertPersonForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('add'),
    name: z.string({ error: 'full-name' }).trim().min(1, 'full-name').max(200, 'too-long'),
    email: z.string({ error: 'email' }).trim().min(1, 'email').max(254, 'too-long').pipe(z.email('email-invalid')),
    language: z.enum(['en', 'ar'], 'unreadable'),
    /** Empty: the whole company. */
    node: z.union([z.literal(''), z.uuid()], { error: 'choose-place' }).optional(),
    agreed: z.literal('on', 'alert-agreed'),
  }),
  z.strictObject({ intent: z.literal('remove'), personId: z.uuid('unreadable') }),
])
