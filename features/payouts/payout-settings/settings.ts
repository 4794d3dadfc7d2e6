import { z } from 'zod'
import { fixedHolidays } from '#/domain/payouts/payout-holidays.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

export type PayoutSettings = {
  /** Non-working days, ascending. */
  holidays: Day[]
  /** Per cent withheld from earnings of non-residents. */
  withholdingPercent: number
}

export const mostHolidays = 200

/** 15 %: withholding rate of services that are neither technical nor consulting. */
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

/** Parses stored settings; defaults when absent. */
export function readableSettings(value: unknown): PayoutSettings {
  const read = payoutSettingsSchema.safeParse(value)
  return read.success ? read.data : defaultPayoutSettings
}
