import { z } from 'zod'

export const eraseForm = z.strictObject({
  password: z.string({ error: 'password' }).min(1, 'password').max(1000, 'too-long'),
  sure: z.literal('on', 'sure'),
})
