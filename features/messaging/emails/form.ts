import { z } from 'zod'

/** Sends a mail that failed once more. */
export const resendForm = z.strictObject({ id: z.uuid('unreadable') })
export type ResendForm = z.infer<typeof resendForm>
