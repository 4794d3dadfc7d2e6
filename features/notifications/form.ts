import { z } from 'zod'

/** Marks one notice read, or all of them. */
export const readForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('all') }),
  z.strictObject({ intent: z.literal('one'), id: z.uuid('unreadable') }),
])
export type ReadForm = z.infer<typeof readForm>
