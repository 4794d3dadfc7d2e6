import { z } from 'zod'

/** Ends one session, or all except the one that asks. */
export const sessionsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('one'), id: z.uuid() }),
  z.strictObject({ intent: z.literal('others') }),
])
export type SessionsForm = z.infer<typeof sessionsForm>
