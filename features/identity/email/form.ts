import { z } from 'zod'
import { email } from '#/features/identity/accounts/fields.ts'

/** The own e-mail address: a new one, its link again, not after all; and the link that verifies the present one. */
export const emailForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change'), email }),
  z.strictObject({ intent: z.literal('again') }),
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('verify') }),
])
export type EmailForm = z.output<typeof emailForm>

/** The button of a link's page. */
export const followForm = z.strictObject({})
