import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'

const note = z.string().trim().max(1000, 'too-long').default('')

/** Acknowledges an alert, and closes it where nothing is left to do. */
export const acknowledgeForm = z.strictObject({
  intent: z.literal('acknowledge'),
  note,
  close: z.literal('on').optional(),
})
/** Closes an acknowledged alert. */
export const closeForm = z.strictObject({ intent: z.literal('close'), note })

const bound = z
  .string()
  .trim()
  .max(20, 'too-long')
  .transform((typed) =>
    latinDigits(typed)
      .replace('٫', '.')
      .replace(/\s*[%٪]$/, ''),
  )
  .refine((value) => value === '' || /^\d{1,3}(\.\d)?$/.test(value), 'alert-bound')
  .transform((value) => (value === '' ? null : Number(value)))
  .refine((value) => value === null || (value >= 1 && value <= 100), 'alert-bound')

/** Bounds in per cent; empty: no alerts of that kind. */
export const boundsForm = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'unreadable')
    .transform(Number),
  low: bound,
  high: bound,
})
