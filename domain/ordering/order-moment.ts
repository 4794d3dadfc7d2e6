import { type BranchHours, isOpenAt } from '../branch-hours.ts'
import { type DayPart, dayPartHours } from '../day-part.ts'
import { type Day, fromRiyadh } from '../riyadh-time.ts'

/** Time of ordered visits: a fixed one, or a part of the day from which the shopper chooses. */
export type OrderTime = { time: string; dayPart: DayPart | null }

/** Half hours of a part of the day, its usual time first. */
function timesOf(part: DayPart): string[] {
  const { from, until, usual } = dayPartHours[part]
  const halves = Array.from({ length: (until - from) * 2 }, (_, index) => {
    const hour = String(from + (index >> 1)).padStart(2, '0')
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`
  })
  return [usual, ...halves]
}

/** Moment of a visit on a day: its fixed time, or one in its part of the day at which the branch is open if there is any. */
export function momentOn(hours: BranchHours, day: Day, { time, dayPart }: OrderTime): { at: Date; isOpen: boolean } {
  const times = dayPart ? timesOf(dayPart) : [time]
  const open = times.find((one) => isOpenAt(hours, day, one))
  return { at: fromRiyadh(`${day}T${open ?? times[0]!}`)!, isOpen: open !== undefined }
}
