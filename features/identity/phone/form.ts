import { z } from 'zod'
import { latinDigits, normaliseSaudiMobile } from '#/domain/digits.ts'

const phone = z
  .string({ error: 'phone-needed' })
  .trim()
  .min(1, 'phone-needed')
  .max(40, 'too-long')
  .transform((typed, issues) => {
    const mobile = normaliseSaudiMobile(typed)
    if (!mobile) issues.addIssue({ code: 'custom', message: 'phone' })
    return mobile ?? ''
  })

const code = z
  .string({ error: 'code' })
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'code')
      .regex(/^\d{6}$/, 'code-wrong'),
  )

/** Page of the own phone: send a code, confirm it, remove the number. */
export const ownPhoneForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('send'), phone }),
  z.strictObject({ intent: z.literal('confirm'), phone, request: z.uuid(), code }),
  z.strictObject({ intent: z.literal('remove') }),
])
export type OwnPhoneForm = z.output<typeof ownPhoneForm>

/** Sign-in: send a code, enter it. */
export const phoneSignInForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('send'), phone }),
  z.strictObject({ intent: z.literal('code'), phone, request: z.uuid(), code }),
])

/** Second step: a code by text message in place of the app's. */
export const textCodeForm = z.strictObject({ intent: z.literal('text') })
