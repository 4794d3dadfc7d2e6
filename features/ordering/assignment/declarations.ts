import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const day = z
  .preprocess(
    (value) => (Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value),
    z.string('day-ahead').trim().transform(latinDigits),
  )
  .refine(isDay, 'day-ahead')

/** Forms for declaring days off and conflicts. */
export const declarationForms = [
  z.strictObject({ intent: z.literal('add-busy-date'), day }),
  z.strictObject({ intent: z.literal('remove-busy-date'), day }),
] as const

export const conflictForm = z.strictObject({
  intent: z.literal('declare-conflict'),
  kind: z.enum(['worked_there', 'related'], 'required'),
})

export const busyDatesForm = z.discriminatedUnion('intent', [...declarationForms])
