import { z } from 'zod'
import { email } from '#/features/identity/accounts/fields.ts'

const noAddress = z
  .string()
  .trim()
  .max(0)
  .transform(() => null)

/** Steps with a new owner on a client's page: ask for one, and decide on the request. The two files are read apart. */
export const claimForms = [
  z.strictObject({
    intent: z.literal('claim'),
    /** Made by the browser, so that a form sent twice asks once. */
    clientKey: z.uuid('unreadable'),
    /** Empty: the address of a person outside the team. */
    memberId: z.union([z.literal('').transform(() => null), z.uuid('unreadable')]).default(null),
    email: z.union([noAddress, email]).default(null),
    language: z.enum(['en', 'ar'], 'unreadable'),
    reason: z.string({ error: 'required' }).trim().min(1, 'required').max(2000, 'too-long'),
    letter: z.unknown().optional(),
    extract: z.unknown().optional(),
  }),
  z.strictObject({ intent: z.literal('claim-agree'), claimId: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('claim-refuse'), claimId: z.uuid('unreadable') }),
] as const
export type ClaimForm = z.infer<(typeof claimForms)[number]>
export type NewClaim = Omit<Extract<ClaimForm, { intent: 'claim' }>, 'intent' | 'letter' | 'extract'>
