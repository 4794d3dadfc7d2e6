import type { Day } from '../riyadh-time.ts'

/** The public holidays of the Kingdom whose date is known beforehand; those that follow the moon are added when they are announced. */
const yearly = ['02-22', '09-23'] as const

export const fixedHolidays = (years: readonly number[]): Day[] =>
  years.flatMap((year) => yearly.map((day) => `${year}-${day}`))
