import { addDays, addHours, type Day, daysBetween, fromRiyadh, riyadhDay, toRiyadh } from '../riyadh-time.ts'

/** Whole weeks by which earlier visits move, so that the first one is far enough ahead to find a shopper. */
export function weeksAhead(first: Date, { now, leadHours }: { now: Date; leadHours: number }): number {
  const earliest = riyadhDay(addHours(now, leadHours))
  const behind = daysBetween(riyadhDay(first), earliest)
  return behind < 0 ? 0 : Math.floor(behind / 7) + 1
}

/** The same weekday and time some weeks later. */
export const weeksLater = (at: Date, weeks: number): Date =>
  fromRiyadh(`${addDays(riyadhDay(at), weeks * 7)}T${toRiyadh(at).slice(11, 16)}`)!

export const dayWeeksLater = (day: Day, weeks: number): Day => addDays(day, weeks * 7)
