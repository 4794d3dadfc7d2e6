import { type Day, riyadhDay, toRiyadh } from './riyadh-time.ts'

/** When a guest comes. None of them crosses midnight, so a visit never changes its day within its part. */
export const dayParts = ['breakfast', 'lunch', 'afternoon', 'dinner', 'late'] as const
export type DayPart = (typeof dayParts)[number]

/** Full hours in Riyadh, the first included and the last not. */
export const dayPartHours = {
  breakfast: { from: 6, until: 11 },
  lunch: { from: 11, until: 15 },
  afternoon: { from: 15, until: 18 },
  dinner: { from: 18, until: 22 },
  late: { from: 22, until: 24 },
} as const satisfies Record<DayPart, { from: number; until: number }>

/** Between which days, and at which part of the day, the shopper may choose the time of the visit. */
export type VisitWindow = { from: Day; until: Day; dayPart: DayPart | null }

/** The columns of a request as a window, or null when its date stands. */
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
