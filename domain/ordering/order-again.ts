import { addDays, addHours, type Day, daysBetween, fromRiyadh, riyadhDay, toRiyadh } from '../riyadh-time.ts'

type Visits = { first: Date; last: Date }

/**
 * Whole weeks by which earlier visits move: after the last of them, and so that the first one is far enough ahead to find
 * a shopper.
 */
export function weeksAhead({ first, last }: Visits, { now, leadHours }: { now: Date; leadHours: number }): number {
  const day = riyadhDay(first)
  const taken = Math.max(daysBetween(day, riyadhDay(last)), daysBetween(day, riyadhDay(addHours(now, leadHours))))
  return Math.floor(taken / 7) + 1
}

/** The same weekday and time some weeks later. */
export const weeksLater = (at: Date, weeks: number): Date =>
  fromRiyadh(`${addDays(riyadhDay(at), weeks * 7)}T${toRiyadh(at).slice(11, 16)}`)!

export const dayWeeksLater = (day: Day, weeks: number): Day => addDays(day, weeks * 7)
