import { addMinutes, riyadhDay, toRiyadh } from '../riyadh-time.ts'
import { isRamadan } from '../ramadan.ts'
import { endsBefore } from './urgency.ts'

/** Whole hours in Riyadh between which mails wait; equal ones mean never. */
export type Hours = { from: number; until: number }
export type QuietHours = { usual: Hours; ramadan: Hours }

/** Whether a person has quiet hours at all. */
export const hasQuietHours = ({ usual, ramadan }: QuietHours): boolean =>
  usual.from !== usual.until || ramadan.from !== ramadan.until

export const usualQuietHours: QuietHours = { usual: { from: 22, until: 8 }, ramadan: { from: 3, until: 11 } }
/** Hour in Riyadh of the daily mail. */
export const dailyHour = 9
/** More mails of a kind than this to one person in so many minutes become one. */
export const mostInBurst = 5
export const burstMinutes = 10

const hourOf = (at: Date): number => Number(toRiyadh(at).slice(11, 13))

/** First moment of the next hour in Riyadh. */
const nextHour = (at: Date): Date => addMinutes(at, 60 - (Math.floor(at.getTime() / 60_000) % 60))
const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / 60_000) * 60_000)

export function isQuiet(at: Date, hours: QuietHours): boolean {
  const { from, until } = isRamadan(riyadhDay(at)) ? hours.ramadan : hours.usual
  const hour = hourOf(at)
  return from < until ? hour >= from && hour < until : from > until && (hour >= from || hour < until)
}

/** The moment itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(at: Date, hours: QuietHours): Date {
  let end = at
  // why: two days are enough, because quiet hours of one day end on the next
  for (let step = 0; step < 48 && isQuiet(end, hours); step++) end = nextHour(wholeMinute(end))
  return end
}

/** Next daily mail after a moment. */
export function dailyAt(at: Date, hours: QuietHours): Date {
  let next = nextHour(wholeMinute(at))
  while (hourOf(next) !== dailyHour) next = nextHour(next)
  return afterQuiet(next, hours)
}

export type Waiting = 'quiet' | 'daily' | 'burst'
type Given = {
  at: Date
  /** Of a group that passes quiet hours (urgency.ts). */
  urgent: boolean
  /** When its matter is over; null: never. */
  end: Date | null
  /** The reader wants one mail a day of this group. */
  daily: boolean
  hours: QuietHours
  /** Mails of this kind to this person in the last ten minutes. */
  recent: number
}

/** When a mail is sent, and with what it waits; null: immediately. */
export function deliveryOf({ urgent, end, ...given }: Given): { at: Date; with: Waiting } | null {
  const waiting = urgent ? null : waitingOf(given)
  return waiting && endsBefore(end, given.at, waiting.at) ? null : waiting
}

function waitingOf({ at, daily, hours, recent }: Omit<Given, 'urgent' | 'end'>): { at: Date; with: Waiting } | null {
  if (daily) return { at: dailyAt(at, hours), with: 'daily' }
  if (isQuiet(at, hours)) return { at: afterQuiet(at, hours), with: 'quiet' }
  if (recent >= mostInBurst) return { at: afterQuiet(addMinutes(at, burstMinutes), hours), with: 'burst' }
  return null
}

/** Whether so many mails that waited together become one. */
export const becomeOne = (waited: Waiting, count: number): boolean => count > (waited === 'quiet' ? mostInBurst : 1)
