import { latinDigits } from './digits.ts'
import { isRamadan } from './ramadan.ts'
import { addDays, type Day, weekdayOf } from './riyadh-time.ts'

/**
 * Opening hours: day of the week (0 Sunday to 6) to spans; those of `ramadan` replace them on every day of that month. A
 * span that ends before it begins ends the next day.
 */
export type Span = readonly [from: string, until: string]
export type BranchHours = Partial<Record<Weekday | 'ramadan', readonly Span[]>>
export const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const
export type Weekday = (typeof weekdays)[number]
export const hourParts = [...weekdays, 'ramadan'] as const
const mostSpans = 3

const time = /^([01]?\d|2[0-4]):([0-5]\d)$/
const closedWords = new Set(['closed', 'مغلق', '-'])
const dayMinutes = 24 * 60

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const timeOf = (text: string): string | null => {
  const found = time.exec(text.trim())
  if (!found) return null
  const clock = `${found[1]!.padStart(2, '0')}:${found[2]}`
  if (clock === '24:00') return '00:00'
  return clock < '24' ? clock : null
}

/** Start and end of a span in minutes; an end after midnight is more than a day. */
export function minutesOfSpan([from, until]: Span): [number, number] {
  const [start, end] = [minutesOf(from), minutesOf(until)]
  return [start, end <= start ? end + dayMinutes : end]
}

/**
 * Reads the hours of a day as people type them: `10:00-14:00, 17:00-02:00`, `closed`, or nothing for unknown. Null: not
 * readable, too many spans, or spans that overlap.
 */
export function readDay(typed: string): readonly Span[] | 'unknown' | null {
  const text = latinDigits(typed).trim().toLowerCase()
  if (text === '') return 'unknown'
  if (closedWords.has(text)) return []
  const spans: Span[] = []
  for (const part of text.split(/[,،;؛]/)) {
    const ends = part.split(/\s*(?:-|–|—|\bto\b|إلى)\s*/).filter(Boolean)
    const [from, until] = ends.map((end) => timeOf(end))
    if (ends.length !== 2 || !from || !until) return null
    spans.push([from, until])
  }
  const sorted = spans.toSorted(([a], [b]) => a.localeCompare(b))
  const overlap = sorted.some((span, index) => {
    const next = sorted[index + 1]
    return next !== undefined && minutesOfSpan(span)[1] > minutesOfSpan(next)[0]
  })
  return spans.length > mostSpans || overlap ? null : sorted
}

/** The hours of a day as `readDay` reads them. */
export const dayText = (spans: readonly Span[] | undefined): string =>
  spans === undefined ? '' : spans.length === 0 ? 'closed' : spans.map((ends) => ends.join('-')).join(', ')

/** Stored hours; other parts are dropped. */
export function hoursOf(stored: unknown): BranchHours {
  const hours: BranchHours = {}
  if (typeof stored !== 'object' || stored === null) return hours
  for (const day of hourParts) {
    const spans: unknown = (stored as Record<string, unknown>)[day]
    if (Array.isArray(spans))
      hours[day] = spans.filter(
        (span): span is [string, string] => Array.isArray(span) && span.length === 2 && span.every(isClock),
      )
  }
  return hours
}
const isClock = (value: unknown): value is string => typeof value === 'string' && timeOf(value) === value

/** Hours of a day of the calendar; undefined: not known. */
export const spansOn = (hours: BranchHours, day: Day): readonly Span[] | undefined =>
  hours.ramadan && isRamadan(day) ? hours.ramadan : hours[String(weekdayOf(day)) as Weekday]

/** Whether a branch is open at a time of a day, `HH:MM`; unknown hours count as open. */
export function isOpenAt(hours: BranchHours, day: Day, time: string): boolean {
  const own = spansOn(hours, day)
  const before = spansOn(hours, addDays(day, -1)) ?? []
  const minutes = minutesOf(time)
  const isIn = (span: Span, at: number) => minutesOfSpan(span)[0] <= at && at < minutesOfSpan(span)[1]
  if (before.some((span) => isIn(span, minutes + dayMinutes))) return true
  return own === undefined || own.some((span) => isIn(span, minutes))
}
