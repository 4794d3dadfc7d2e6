import { addDays, type Day, daysBetween } from './riyadh-time.ts'

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const startOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day))
export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Same day of the month so many months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(Number(day.slice(8)), last) - 1)
}

export const calendarSpans = ['month', 'week'] as const
export type CalendarSpan = (typeof calendarSpans)[number]

/** Whole weeks that cover the month, or the week, of a day. */
export function daysShown(day: Day, span: CalendarSpan): Day[] {
  const first = startOfWeek(span === 'month' ? startOfMonth(day) : day)
  const end =
    span === 'week' ? addDays(first, 7) : addDays(startOfWeek(addDays(startOfMonth(addMonths(day, 1)), -1)), 7)
  return Array.from({ length: daysBetween(first, end) }, (_, index) => addDays(first, index))
}
