import { z } from 'zod'
import { addMonths } from '#/domain/calendar.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export const feedForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('make') }),
  z.strictObject({ intent: z.literal('end') }),
])

/** How far a calendar can be turned. */
const monthsAround = 24

/** The first day of the month that the address asks for; the one of today when it asks for none or for one far away. */
export function monthOf(asked: string | null, today: Day): Day {
  const first = `${today.slice(0, 7)}-01`
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked ?? '')) return first
  const wanted = `${asked}-01`
  return wanted >= addMonths(first, -monthsAround) && wanted <= addMonths(first, monthsAround) ? wanted : first
}
