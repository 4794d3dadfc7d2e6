import { addDays, addHours, type Day, fromRiyadh, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { isInWindow, type VisitWindow } from '#/domain/visit-window.ts'

/** Excludes the small hours, unless the part of the day includes them. */
const [firstHour, lastHour] = [6, 23]
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
/** Limit of the list of days; a window may be longer. */
const mostDays = 62

const wall = (day: Day, time: string): Date => fromRiyadh(`${day}T${time}`)!

const timesOn = (window: VisitWindow, day: Day): string[] =>
  halfHours.filter((time) => {
    const hour = Number(time.slice(0, 2))
    if (window.dayPart === null && (hour < firstHour || hour > lastHour)) return false
    return isInWindow(window, wall(day, time))
  })

/** Half-hours of a window, as `HH:MM` in Riyadh. */
export const timesOf = (window: VisitWindow): string[] => timesOn({ ...window, until: window.from }, window.from)

/** Days of a window with time left, earliest first. */
export function daysOf(window: VisitWindow, at: Date): Day[] {
  const today = riyadhDay(at)
  const days: Day[] = []
  for (let day = window.from < today ? today : window.from; day <= window.until; day = addDays(day, 1)) {
    if (days.length >= mostDays) break
    const last = timesOn(window, day).at(-1)
    if (last !== undefined && wall(day, last) > at) days.push(day)
  }
  return days
}

/** Default of the form: the current date if within the window, else the first possible one a day from now. */
export function suggestedPick(window: VisitWindow, visitAt: Date, at: Date): { day: Day; time: string } | null {
  const days = daysOf(window, at)
  const times = timesOf(window)
  const [day, time] = toRiyadh(visitAt).split('T') as [Day, string]
  if (days.includes(day) && times.includes(time)) return { day, time }
  const first = days.find((each) => each >= riyadhDay(addHours(at, 24))) ?? days[0]
  const usual = times[Math.floor(times.length / 2)]
  return first && usual ? { day: first, time: usual } : null
}
