import { z } from 'zod'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const amount = z
  .string()
  .transform((typed) => parseHalalas(typed.trim()) ?? 0)
  .refine((halalas) => halalas > 0, 'amount')

/** A month is closed. */
export const closeForm = z.strictObject({
  intent: z.literal('close'),
  month: z.string().refine(isDay, 'day-not-future'),
})

/** The provider's transfer arrived at the bank. */
export const transferForm = z.strictObject({
  intent: z.literal('transfer'),
  clientKey: z.uuid(),
  amount,
  on: z.string().refine(isDay, 'day-not-future'),
})

/** A transfer that was recorded by mistake. */
export const takeBackForm = z.strictObject({ intent: z.literal('take-back') })
