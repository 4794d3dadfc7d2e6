import { monthStart } from '#/domain/months.ts'
import { addDays, type Day, daysBetween, isDay } from '#/domain/riyadh-time.ts'

/** First to last day, inclusive. */
export type Period = { from: Day; to: Day }

const lastOfMonth = (month: Day): Day => addDays(monthStart(month, 1), -1)
const months = (from: Day, count: number): Period => ({ from, to: lastOfMonth(monthStart(from, count - 1)) })
const quarterOf = (day: Day): Day =>
  `${day.slice(0, 5)}${String(Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`

/** Reads the period of an address. Default: the current month. */
export function periodOf(search: URLSearchParams, today: Day): Period {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  const month = isDay(from) ? monthStart(from, 0) : isDay(to) ? monthStart(to, 0) : monthStart(today, 0)
  return months(month, 1)
}

const wholeMonths = ({ from, to }: Period): number | null => {
  if (!from.endsWith('-01') || lastOfMonth(monthStart(to, 0)) !== to) return null
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number]
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number]
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1
}

/** The preceding period of equal length: in months for whole months, else in days. */
export function periodBefore(period: Period): Period {
  const count = wholeMonths(period)
  if (count !== null) return months(monthStart(period.from, -count), count)
  const days = daysBetween(period.from, period.to) + 1
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) }
}

export const usualPeriods = ['this-month', 'last-month', 'this-quarter', 'last-quarter', 'this-year'] as const
export type UsualPeriod = (typeof usualPeriods)[number]

export function usualPeriod(name: UsualPeriod, today: Day): Period {
  const month = monthStart(today, 0)
  if (name === 'this-month') return months(month, 1)
  if (name === 'last-month') return months(monthStart(month, -1), 1)
  if (name === 'this-quarter') return months(quarterOf(today), 3)
  if (name === 'last-quarter') return months(monthStart(quarterOf(today), -3), 3)
  return months(`${today.slice(0, 4)}-01-01`, 12)
}

export const samePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to
