import type { Day } from '../riyadh-time.ts'

/** Public holidays with fixed dates; lunar ones are added when announced. */
const yearly = ['02-22', '09-23'] as const

export const fixedHolidays = (years: readonly number[]): Day[] =>
  years.flatMap((year) => yearly.map((day) => `${year}-${day}`))
