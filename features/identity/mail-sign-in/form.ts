import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { email } from '#/features/identity/accounts/fields.ts'

/** Code of six digits, in Latin or Arabic digits, with spaces or without. */
const code = z
  .string({ error: 'code' })
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'code')
      .regex(/^\d{6}$/, 'code-wrong'),
  )

/** Asks for a mail with a link and a code, or signs in with the code. */
export const mailSignInForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('send'), email }),
  z.strictObject({ intent: z.literal('code'), email, request: z.uuid(), code }),
])

/** The button of the page that the link opens. */
export const mailLinkForm = z.strictObject({ token: z.string().max(200) })
