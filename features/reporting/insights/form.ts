import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { rateLimits } from '#/domain/reporting/stake.ts'

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

const percentAt = (typed: string): number | null => {
  const value = typed.replace('٫', '.').replace(/\s*[%٪]$/, '')
  const percent = /^\d{1,2}(\.\d{1,3})?$/.test(value) ? Number(value) : Number.NaN
  return percent >= rateLimits.least && percent <= rateLimits.most ? percent : null
}
const rate = typed.transform((value, context) => {
  const percent = percentAt(value)
  if (percent !== null) return percent
  context.addIssue({ code: 'custom', message: 'stake-rate' })
  return z.NEVER
})
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)

/**
 * The client's settings; empty means not given. Guests and bill are required together; a rate counts only when
 * confirmed.
 */
export const settingsForm = z
  .strictObject({
    intent: z.literal('settings'),
    version,
    covers,
    bill,
    target,
    rate,
    confirmed: z.literal('on').optional(),
  })
  .superRefine((given, context) => {
    if ((given.covers === null) !== (given.bill === null))
      context.addIssue({ code: 'custom', message: 'together', path: [given.covers === null ? 'covers' : 'bill'] })
    if (given.confirmed && given.covers === null && given.bill === null)
      context.addIssue({ code: 'custom', message: 'covers-for-rate', path: ['covers'] })
  })
  .transform(({ confirmed, ...given }) => ({ ...given, rate: confirmed ? given.rate : null }))
export type GivenSettings = z.output<typeof settingsForm>

/** The target score alone. */
export const targetForm = z.strictObject({ intent: z.literal('target'), version, target })

/** The rate alone, from beside an estimate. */
export const stakeRateForm = z.strictObject({ intent: z.literal('stake-rate'), version, rate })
