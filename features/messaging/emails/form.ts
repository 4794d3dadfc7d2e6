import { z } from 'zod'

/** Sends a failed mail again. */
export const resendForm = z.strictObject({ id: z.uuid('unreadable') })
export type ResendForm = z.infer<typeof resendForm>
