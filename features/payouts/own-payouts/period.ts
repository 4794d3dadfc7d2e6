import { addMonths } from '#/domain/calendar.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'

/** 2026-11 */
const monthShape = /^20\d{2}-(0[1-9]|1[0-2])$/
const yearShape = /^20\d{2}$/

export type Period = { name: string; from: Day; until: Day }

/** Days of `2026-11` or `2026`, including the last; null for anything else. */
export function periodOf(text: string): Period | null {
  if (yearShape.test(text)) return { name: text, from: `${text}-01-01`, until: `${text}-12-31` }
  if (!monthShape.test(text)) return null
  const from = `${text}-01`
  return { name: text, from, until: addDays(addMonths(from, 1), -1) }
}
