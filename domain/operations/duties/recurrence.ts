import { addDays, type Day, daysBetween, weekdayOf } from '../../riyadh-time.ts'

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** Weekdays as RFC 5545 writes them, in the order of `weekdayOf`: Sunday first. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type WeekdayCode = (typeof weekdayCodes)[number]

/** A weekday, in MONTHLY rules optionally the nth of the month (-1: the last). */
export type RuleDay = { day: WeekdayCode; nth: number | null }

/**
 * A recurrence by the subset of RFC 5545 that duties use. Empty lists mean: as the first day of the rule. A day that a month
 * does not have becomes its last day (SKIP=BACKWARD of RFC 7529).
 */
export type Recurrence = {
  frequency: Frequency
  /** Every so many days, weeks, months or years, 1 to 99. */
  interval: number
  byDay: readonly RuleDay[]
  /** 1 to 31, or -1 for the last day. */
  byMonthDay: readonly number[]
  /** 1 to 12. */
  byMonth: readonly number[]
  /** Chooses the nth of the days found in a month; -1 is the last. */
  bySetPos: readonly number[]
  count: number | null
  /** Last possible day. */
  until: Day | null
  weekStart: 'SU' | 'MO'
}

/** Most periods looked at without finding a day; a rule of the subset that occurs does so far earlier. */
const mostEmptyPeriods = 500

const pad = (value: number): string => String(value).padStart(2, '0')
const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const dayOf = (year: number, month: number, date: number): Day => `${year}-${pad(month)}-${pad(date)}`
const parts = (day: Day): [number, number, number] => day.split('-').map(Number) as [number, number, number]

/** Days of a month that a rule names, in order, before BYSETPOS. */
function daysOfMonth(rule: Recurrence, year: number, month: number, firstDate: number): Day[] {
  const last = lastOfMonth(year, month)
  if (rule.byDay.length > 0) {
    const dates = rule.byDay.flatMap(({ day, nth }) => datesOfWeekday(year, month, weekdayCodes.indexOf(day), nth))
    const allowed = rule.byMonthDay.map((date) => (date < 0 ? last + 1 + date : date))
    const kept = allowed.length > 0 ? dates.filter((date) => allowed.includes(date)) : dates
    return inOrder(kept).map((date) => dayOf(year, month, date))
  }
  const named = rule.byMonthDay.length > 0 ? rule.byMonthDay : [firstDate]
  return inOrder(named.map((date) => (date < 0 ? last : Math.min(date, last)))).map((date) => dayOf(year, month, date))
}

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b)

function datesOfWeekday(year: number, month: number, weekday: number, nth: number | null): number[] {
  const last = lastOfMonth(year, month)
  const first = 1 + ((weekday - weekdayOf(dayOf(year, month, 1)) + 7) % 7)
  const all: number[] = []
  for (let date = first; date <= last; date += 7) all.push(date)
  if (nth === null) return all
  const chosen = nth > 0 ? all[nth - 1] : all[all.length + nth]
  return chosen === undefined ? [] : [chosen]
}

const atPositions = (days: readonly Day[], positions: readonly number[]): Day[] =>
  positions.length === 0
    ? [...days]
    : days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length))

/** Days of the period number `index`, counted from the one of the first day. */
function daysOfPeriod(rule: Recurrence, first: Day, index: number): Day[] {
  const [year, month, date] = parts(first)
  const step = rule.interval * index
  const inMonths = ({ length }: readonly number[], of: number): boolean => length === 0 || rule.byMonth.includes(of)
  if (rule.frequency === 'DAILY') {
    const day = addDays(first, step)
    const weekday = weekdayCodes[weekdayOf(day)]
    const isNamed = rule.byDay.length === 0 || rule.byDay.some(({ day: code }) => code === weekday)
    return isNamed && inMonths(rule.byMonth, parts(day)[1]) ? [day] : []
  }
  if (rule.frequency === 'WEEKLY') {
    const offset = (weekdayOf(first) - (rule.weekStart === 'MO' ? 1 : 0) + 7) % 7
    const week = addDays(first, step * 7 - offset)
    const named = rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : [weekdayCodes[weekdayOf(first)]]
    const days = Array.from({ length: 7 }, (_, at) => addDays(week, at))
    return days.filter((day) => named.includes(weekdayCodes[weekdayOf(day)]) && inMonths(rule.byMonth, parts(day)[1]))
  }
  if (rule.frequency === 'MONTHLY') {
    const months = year * 12 + (month - 1) + step
    const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
    if (!inMonths(rule.byMonth, inMonth)) return []
    return atPositions(daysOfMonth(rule, inYear, inMonth, date), rule.bySetPos)
  }
  const months = rule.byMonth.length > 0 ? inOrder(rule.byMonth) : [month]
  return months.flatMap((of) => daysOfMonth(rule, year + step, of, date))
}

/**
 * Days of a rule in order, from its first day on; the first day itself only when the rule names it. Ends with COUNT, UNTIL,
 * or after 500 periods without a day.
 */
export function* occurrences(rule: Recurrence, first: Day): Generator<Day> {
  let found = 0
  let empty = 0
  for (let index = 0; empty < mostEmptyPeriods; index += 1) {
    let any = false
    for (const day of daysOfPeriod(rule, first, index)) {
      if (day < first) continue
      if (rule.until !== null && day > rule.until) return
      if (rule.count !== null && found >= rule.count) return
      found += 1
      any = true
      yield day
    }
    empty = any ? 0 : empty + 1
    if (rule.until !== null && startsAfter(rule, first, index + 1)) return
  }
}

/** Whether a whole period lies after the last possible day. */
function startsAfter(rule: Recurrence, first: Day, index: number): boolean {
  const lengths = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 } as const
  return daysBetween(first, rule.until ?? first) < rule.interval * index * lengths[rule.frequency] - 31
}

/** Whether a rule names any day at all. */
export const occurs = (rule: Recurrence, first: Day): boolean => !occurrences(rule, first).next().done
