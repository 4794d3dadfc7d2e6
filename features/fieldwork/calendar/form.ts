import { z } from 'zod'
import { addMonths } from '#/domain/calendar.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export const feedForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('make') }),
  z.strictObject({ intent: z.literal('end') }),
])

/** Months that the calendar can be turned, each way. */
const monthsAround = 24

/** First day of the requested month; the current month without a request or for one out of range. */
export function monthOf(asked: string | null, today: Day): Day {
  const first = `${today.slice(0, 7)}-01`
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked ?? '')) return first
  const wanted = `${asked}-01`
  return wanted >= addMonths(first, -monthsAround) && wanted <= addMonths(first, monthsAround) ? wanted : first
}
