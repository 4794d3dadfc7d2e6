import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'

/** Authenticator code (six digits) or recovery code in one field. */
const code = z
  .string({ error: 'code' })
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'code').max(20, 'code-wrong'))

/** Steps of the second factor: start, leave the set-up, confirm, new recovery codes, switch off. */
export const secondFactorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start') }),
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('confirm'), code }),
  z.strictObject({ intent: z.literal('renew'), code }),
  z.strictObject({ intent: z.literal('remove'), code }),
])
export type SecondFactorForm = z.infer<typeof secondFactorForm>

/** Second step of a sign-in. */
export const codeForm = z.strictObject({ code })
