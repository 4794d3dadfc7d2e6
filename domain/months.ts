import { type Day, riyadhDay } from './riyadh-time.ts'

/** The first day of the month that is so many months away from the one of a day. */
export const monthStart = (day: Day, away: number): Day => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10)
}

/** The first day of this month in Riyadh, or of one so many months away. */
export const monthOf = (moment: Date, away = 0): Day => monthStart(riyadhDay(moment), away)
