import { z } from 'zod'
import { passkeyNameLength } from '#/domain/passkey.ts'
import { text } from '#/features/identity/accounts/fields.ts'
import { madePasskey, usedPasskey } from '#/platform/passkey-answers.ts'

const name = text('passkey-name', passkeyNameLength)
const passkeyId = z.uuid()

/** Page of one's passkeys: ask the browser for one, add its answer, rename, remove. */
export const passkeyForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('begin'), name }),
  z.strictObject({ intent: z.literal('add'), name, challenge: z.uuid(), credential: madePasskey }),
  z.strictObject({ intent: z.literal('rename'), passkeyId, name }),
  z.strictObject({ intent: z.literal('remove'), passkeyId }),
])
export type PasskeyForm = z.output<typeof passkeyForm>

/** Sign-in with a passkey: ask the browser, then its answer. */
export const passkeySignInForms = [
  z.strictObject({ intent: z.literal('passkey-begin') }),
  z.strictObject({ intent: z.literal('passkey'), challenge: z.uuid(), credential: usedPasskey }),
] as const
