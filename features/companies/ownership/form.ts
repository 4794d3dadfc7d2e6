import { z } from 'zod'

/** What the giver becomes afterwards. */
export const giverRoles = ['manager', 'leaves'] as const

/** Steps of a transfer: begin it, withdraw it, and the receiver's answer. */
export const ownershipForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('start'),
    receiver: z.uuid({ error: 'receiver' }),
    becomes: z.enum(giverRoles, { error: 'unreadable' }),
  }),
  z.strictObject({ intent: z.literal('withdraw') }),
  z.strictObject({ intent: z.literal('accept') }),
  z.strictObject({ intent: z.literal('decline') }),
])
export type OwnershipForm = z.infer<typeof ownershipForm>
export type GiverRole = (typeof giverRoles)[number]
