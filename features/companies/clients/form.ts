import { z } from 'zod'

const client = { clientId: z.uuid('unreadable') }
const reason = z.string({ error: 'reason' }).trim().min(1, 'reason').max(2000, 'too-long')

/** An administrator's decision on a client, or a question before it; the client receives the text. */
export const decisionForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), ...client }),
  z.strictObject({ intent: z.literal('reinstate'), ...client }),
  z.strictObject({ intent: z.literal('ask'), ...client, reason }),
  z.strictObject({ intent: z.literal('reject'), ...client, reason }),
  z.strictObject({ intent: z.literal('suspend'), ...client, reason }),
])
export type Decision = z.output<typeof decisionForm>

/** A client's answer to the question of our team. */
export const answerForm = z.strictObject({
  intent: z.literal('answer'),
  answer: z.string({ error: 'required' }).trim().min(1, 'required').max(4000, 'too-long'),
})
