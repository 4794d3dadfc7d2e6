import { z } from 'zod'

const note = z.string().trim().min(1, 'suppression-note').max(500, 'too-long')

/** An address that our team excludes from mailings. */
export const suppressForm = z.strictObject({
  address: z
    .string({ error: 'email' })
    .trim()
    .toLowerCase()
    .min(1, 'email')
    .max(254, 'email-invalid')
    .regex(z.regexes.email, 'email-invalid'),
  note,
})
export type SuppressForm = z.output<typeof suppressForm>

/** The end of an exclusion. */
export const liftForm = z.strictObject({ note })
export type LiftForm = z.output<typeof liftForm>
