import { z } from 'zod'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const amount = z
  .string()
  .transform((typed) => parseHalalas(typed.trim()) ?? 0)
  .refine((halalas) => halalas > 0, 'amount')

/** Closes the months from one through another. */
export const closeForm = z.strictObject({
  intent: z.literal('close'),
  from: z.string().refine(isDay, 'day-not-future'),
  through: z.string().refine(isDay, 'day-not-future'),
})

/** Records the provider's transfer to the bank. */
export const transferForm = z.strictObject({
  intent: z.literal('transfer'),
  clientKey: z.uuid(),
  amount,
  on: z.string().refine(isDay, 'day-not-future'),
})

/** Reverses a transfer recorded by mistake. */
export const takeBackForm = z.strictObject({ intent: z.literal('take-back') })
