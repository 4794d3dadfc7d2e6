import { latinDigits } from '../digits.ts'
import type { MysteryType } from '../evaluation.ts'
import { addDays, type Day, daysBetween, endOfDay, isDay, riyadhDay, weekdayOf } from '../riyadh-time.ts'
import { orderHorizonDays } from '../visit-risk.ts'
import type { VisitWindow } from '../visit-window.ts'

/** Maximum visits of one order. */
export const mostOrdered = 500

/** Most days that all branches of an order share, and most visits of a branch in a period. */
export const mostDays = 12
/** Most days before and after its day on which a shopper may come instead. */
export const mostFreeDays = 7
/** Most days of a window. */
const longestWindow = 31

/** How the days of an order are given: days for all, a period that spreads the visits, or a sheet. */
export const orderWays = ['day', 'spread', 'sheet'] as const
export type OrderWay = (typeof orderWays)[number]

/** Reasons for which a line of an order is left out. */
export const orderProblems = [
  'branch-missing',
  'branch-unknown',
  'branch-unclear',
  'day-unreadable',
  'time-unreadable',
  'type-unknown',
  'past',
  'too-far',
  'same-day',
  'closed-days',
  'no-day-left',
  'window-unreadable',
] as const
export type OrderProblem = (typeof orderProblems)[number]

export type KnownBranch = { id: string; name: string; nameAr?: string | null; location: string; hours?: unknown }

/** A line of an order before it is checked against the calendar and earlier visits. */
export type WishedVisit = {
  /** Number of the line, from 1. */
  line: number
  branchId: string | null
  /** Branch as typed, or its name. */
  named: string
  at: Date | null
  type: MysteryType
  /** Days and part of the day from which the shopper chooses; null: the moment is fixed. */
  window: VisitWindow | null
  problem: OrderProblem | null
}

/** A time of day `HH:MM`; null when unreadable. */
export function timeOf(typed: string): string | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(latinDigits(typed).trim())
  if (!found) return null
  const [hour, minute] = [Number(found[1]), Number(found[2])]
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${found[2]}` : null
}

/** A day as 2026-11-30, 30/11/2026 or 30-11-2026; null when unreadable. */
export function dayOf(typed: string): Day | null {
  const text = latinDigits(typed).trim()
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const day = turned
    ? `${turned[3]}-${turned[2]!.padStart(2, '0')}-${turned[1]!.padStart(2, '0')}`
    : text.replaceAll('/', '-')
  return isDay(day) ? day : null
}

/** Days of a period on these weekdays, 0 Sunday to 6 Saturday; both ends included. */
export const allowedDays = (from: Day, until: Day, weekdays: readonly number[]): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )

/**
 * Spreads visits of each branch over the days: evenly, in the branches' order, one in each part of the period. A branch
 * with a visit on its day takes the next free day, and so does one that is closed; null when it has none.
 */
export function spreadOver(
  branchIds: readonly string[],
  days: readonly Day[],
  each: number,
  taken: ReadonlyMap<string, ReadonlySet<Day>>,
  isOpen: (branchId: string, day: Day) => boolean = () => true,
): (Day | null)[][] {
  return branchIds.map((id, index) => {
    const own = new Set(taken.get(id))
    return Array.from({ length: each }, (_, nth) => {
      const first = Math.floor(((nth + index / branchIds.length) * days.length) / each)
      const order = [...days.slice(first), ...days.slice(0, first)]
      const day = order.find((one) => !own.has(one) && isOpen(id, one)) ?? null
      if (day !== null) own.add(day)
      return day
    }).toSorted((a, b) => ((a ?? '~') < (b ?? '~') ? -1 : 1))
  })
}

/**
 * Windows around the days of a branch: up to so many free days before and after each, one at a time and never past a day
 * that does not fit or belongs to another visit.
 */
export function windowsAround(
  days: readonly Day[],
  free: number,
  fits: (day: Day) => boolean,
): { from: Day; until: Day }[] {
  const used = new Set(days)
  const isFree = (day: Day) => !used.has(day) && fits(day)
  const windows = days.map((day) => ({ from: day, until: day }))
  for (let step = 1; step <= free; step += 1)
    for (const window of windows) {
      const [before, after] = [addDays(window.from, -1), addDays(window.until, 1)]
      if (isFree(before)) window.from = before
      if (isFree(after)) window.until = after
      used.add(window.from).add(window.until)
    }
  return windows
}

/** Whether a window begins on its first day, ends on or after it, and is short enough. */
export const isWindow = (from: Day, until: Day): boolean =>
  daysBetween(from, until) >= 0 && daysBetween(from, until) < longestWindow

const daysOf = ({ from, until }: { from: Day; until: Day }): Day[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))

/**
 * Checks the moments of an order: not past, not too far ahead, one visit a day at a branch, and no day in the windows of
 * two. The earlier line wins.
 */
export function judgeVisits(
  wished: readonly WishedVisit[],
  { at, taken }: { at: Date; taken: ReadonlyMap<string, ReadonlySet<Day>> },
): WishedVisit[] {
  const last = endOfDay(addDays(riyadhDay(at), orderHorizonDays))
  const used = new Set<string>()
  return wished.map((visit) => {
    if (visit.problem || !visit.branchId) return visit
    if (!visit.at) return { ...visit, problem: 'day-unreadable' }
    if (visit.at <= at) return { ...visit, problem: 'past' }
    const day = riyadhDay(visit.at)
    const { from, until } = visit.window ?? { from: day, until: day }
    if (visit.at >= last || endOfDay(until) > last) return { ...visit, problem: 'too-far' }
    const days = daysOf({ from, until })
    const keys = days.map((one) => `${visit.branchId} ${one}`)
    if (keys.some((key) => used.has(key)) || days.some((one) => taken.get(visit.branchId!)?.has(one)))
      return { ...visit, problem: 'same-day' }
    for (const key of keys) used.add(key)
    return visit
  })
}
