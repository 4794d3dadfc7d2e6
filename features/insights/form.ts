import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'

const typed = z.string().trim().max(20, 'too-long').transform(latinDigits)
const covers = typed
  .refine((value) => value === '' || /^\d{1,7}$/.test(value), 'covers')
  .transform((value) => (value === '' ? null : Number(value)))
  .refine((value) => value === null || (value >= 1 && value <= 1_000_000), 'covers')
const bill = typed.transform((value, context) => {
  if (value === '') return null
  const amount = parseHalalas(value)
  if (amount !== null && amount >= 1 && amount <= 10_000_000) return amount
  context.addIssue({ code: 'custom', message: 'bill' })
  return z.NEVER
})
const target = typed
  .refine((value) => value === '' || /^\d{1,3}(\.\d)?$/.test(value), 'target')
  .transform((value) => (value === '' ? null : Number(value)))
  .refine((value) => value === null || (value >= 1 && value <= 100), 'target')

/** What a client tells of its branches; empty means not told. Guests and bill go together. */
export const settingsForm = z
  .strictObject({
    version: z
      .string()
      .regex(/^\d{1,9}$/, 'unreadable')
      .transform(Number),
    covers,
    bill,
    target,
  })
  .superRefine((given, context) => {
    if ((given.covers === null) === (given.bill === null)) return
    context.addIssue({ code: 'custom', message: 'together', path: [given.covers === null ? 'covers' : 'bill'] })
  })
export type GivenSettings = z.output<typeof settingsForm>
