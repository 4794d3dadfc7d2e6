import { z } from 'zod'
import { fixedHolidays } from '#/domain/payouts/payout-holidays.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

export type PayoutSettings = {
  /** Days on which no work is done, in order. */
  holidays: Day[]
  /** Per cent withheld from what somebody earns who does not live in the Kingdom. */
  withholdingPercent: number
}

export const mostHolidays = 200

/** 15 %: the rate of services that are neither technical nor consulting. */
export const defaultPayoutSettings: PayoutSettings = {
  holidays: fixedHolidays([2026, 2027, 2028]),
  withholdingPercent: 15,
}

export const payoutSettingsSchema = z.strictObject({
  holidays: z
    .array(z.string().refine(isDay, 'holiday'))
    .max(mostHolidays, 'holidays-many')
    .transform((days) => [...new Set(days)].toSorted()),
  withholdingPercent: z.number('percent').min(0, 'percent').max(50, 'percent'),
})

/** Settings as they are stored, or the usual ones when there are none. */
export function readableSettings(value: unknown): PayoutSettings {
  const read = payoutSettingsSchema.safeParse(value)
  return read.success ? read.data : defaultPayoutSettings
}
