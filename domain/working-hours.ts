/** Office hours: Sunday to Thursday, 9:00 to 18:00 in Riyadh (specification, section 9). */
import { addDays, riyadhDay, startOfDay, toRiyadh } from './riyadh-time.ts'

export const openingHour = 9
export const closingHour = 18
/** Sunday is 0. */
const workDays = [0, 1, 2, 3, 4]

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWorkDay = (day: string): boolean => workDays.includes(weekdayOf(day))

export type WorkingState =
  | { open: true }
  | { open: false; opens: 'today' | 'tomorrow' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' }

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const

/** Whether the office is open at a moment, else the next opening day; today and tomorrow by those words. */
export function workingState(at: Date): WorkingState {
  const today = riyadhDay(at)
  const hour = Number(toRiyadh(at).slice(11, 13))
  if (isWorkDay(today) && hour >= openingHour && hour < closingHour) return { open: true }
  if (isWorkDay(today) && hour < openingHour) return { open: false, opens: 'today' }
  let day = addDays(today, 1)
  if (isWorkDay(day)) return { open: false, opens: 'tomorrow' }
  while (!isWorkDay(day)) day = addDays(day, 1)
  return { open: false, opens: names[weekdayOf(day)] ?? 'sunday' }
}

/** Next full hour: the earliest change of the state. */
export const nextFullHour = (at: Date): Date => {
  const hour = 3_600_000
  return new Date(startOfDay(riyadhDay(at)).getTime() + (Number(toRiyadh(at).slice(11, 13)) + 1) * hour)
}
