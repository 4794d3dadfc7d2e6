import { type DayPart, dayPartHours } from './day-part.ts'
import { type Day, riyadhDay, toRiyadh } from './riyadh-time.ts'

export { type DayPart, dayParts } from './day-part.ts'

/** Days and part of the day from which the shopper may choose. */
export type VisitWindow = { from: Day; until: Day; dayPart: DayPart | null }

/** Reads a window from a request's columns; null when the date is fixed. */
export const windowOf = (from: Day | null, until: Day | null, dayPart: string | null): VisitWindow | null =>
  from && until ? { from, until, dayPart: dayPart as DayPart | null } : null

/** Whether the shopper may come at this time. */
export const isInWindow = (window: VisitWindow, at: Date): boolean => {
  const day = riyadhDay(at)
  if (day < window.from || day > window.until) return false
  if (window.dayPart === null) return true
  const hour = Number(toRiyadh(at).slice(11, 13))
  const { from, until } = dayPartHours[window.dayPart]
  return hour >= from && hour < until
}
