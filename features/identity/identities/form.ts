import { z } from 'zod'

/** Page of one's identities: go to the provider to link one, or unlink one. */
export const identityForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('link') }),
  z.strictObject({ intent: z.literal('unlink'), identityId: z.uuid() }),
])
export type IdentityForm = z.output<typeof identityForm>

/** Button of a sign-in page. */
export const identitySignInForm = z.strictObject({ intent: z.literal('identity') })

/** An id token that an application got from the provider. */
export const idTokenForm = z.strictObject({
  id_token: z.string().min(1).max(20_000),
  nonce: z.string().min(1).max(500).optional(),
})
