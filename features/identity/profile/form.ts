import { z } from 'zod'
import { langs } from '#/domain/text.ts'
import { optionalPhone, text } from '#/features/identity/accounts/fields.ts'

/** Own name, phone and language. */
export const profileForm = z.strictObject({
  intent: z.literal('person'),
  fullName: text('full-name', 200),
  phone: optionalPhone,
  language: z.enum(langs, { error: 'languages' }),
})
export type ProfileForm = z.output<typeof profileForm>
