import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'

const password = z.string({ error: 'password' }).min(1, 'password').max(1000, 'too-long')
/** Six digits of the authenticator, or a recovery code: both in the one field. */
const code = z
  .string({ error: 'code' })
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'code').max(20, 'code-wrong'))

/** What can be done about the second factor: set it up, confirm it, draw new recovery codes, switch it off. */
export const secondFactorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start'), password }),
  z.strictObject({ intent: z.literal('confirm'), code }),
  z.strictObject({ intent: z.literal('renew'), code }),
  z.strictObject({ intent: z.literal('remove'), code }),
])
export type SecondFactorForm = z.infer<typeof secondFactorForm>

/** The second step of a sign-in. */
export const codeForm = z.strictObject({ code })
