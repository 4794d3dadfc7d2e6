import { type Day, riyadhDay } from './riyadh-time.ts'

/** First day of the month so many months away from a day's month. */
export const monthStart = (day: Day, away: number): Day => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10)
}

/** First day of the current month in Riyadh, or of one so many months away. */
export const monthOf = (moment: Date, away = 0): Day => monthStart(riyadhDay(moment), away)
