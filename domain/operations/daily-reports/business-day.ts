import { addDays, addHours, addMinutes, type Day, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'

/** A time of the clock, `05:00`. */
export type ClockTime = string

const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Business day of an instant: hours before the cut-off belong to the day before. */
export const businessDayOf = (at: Date, cutOff: ClockTime): Day => riyadhDay(addMinutes(at, -minutesOf(cutOff)))

/** The instant of a clock time on a business day; times before the cut-off are those of the night after it. */
export const onBusinessDay = (day: Day, time: ClockTime, cutOff: ClockTime): Date =>
  fromRiyadh(`${time <= cutOff ? addDays(day, 1) : day}T${time}`)!

const minutesToSubmit = 60
const hoursToMissing = 12

/** Until when the report of a shift is in time. */
export const dueAt = (shiftEnd: Date): Date => addMinutes(shiftEnd, minutesToSubmit)
/** From when a report that was not submitted counts as missing. */
export const missingAt = (due: Date): Date => addHours(due, hoursToMissing)

export const dailyMarks = ['expected', 'due', 'late', 'missing', 'closed'] as const
export type DailyMark = (typeof dailyMarks)[number]

/** State of a shift without a submitted report. */
export function markOf({ end, closed }: { end: Date; closed: boolean }, at: Date): DailyMark {
  if (closed) return 'closed'
  if (at < end) return 'expected'
  const due = dueAt(end)
  if (at <= due) return 'due'
  return at < missingAt(due) ? 'late' : 'missing'
}
