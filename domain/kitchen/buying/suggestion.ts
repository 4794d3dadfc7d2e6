import { over, plus, type Rational, ratio, zero } from '../../rational.ts'
import { addDays, type Day, weekdayOf } from '../../riyadh-time.ts'

/** Days of sales that the daily use is computed from: four of each weekday. */
export const useDays = 28

/** Days until the next delivery that an order of today can be on, and from there to the delivery after it. */
export type Deliveries = { leadDays: number; daysToNextDelivery: number }

/**
 * When a supplier delivers. `weekdays`: 0 is Sunday, empty means any day. Without a known lead time an order comes the next
 * day at the earliest; after the cut-off it counts as one of tomorrow.
 */
export function deliveriesAfter(
  today: Day,
  of: { weekdays: readonly number[]; leadDays: number | null; isPastCutOff: boolean },
): Deliveries {
  const delivers = (day: Day) => of.weekdays.length === 0 || of.weekdays.includes(weekdayOf(day))
  const firstFrom = (days: number): number => (delivers(addDays(today, days)) ? days : firstFrom(days + 1))
  const leadDays = firstFrom((of.leadDays ?? 1) + (of.isPastCutOff ? 1 : 0))
  return { leadDays, daysToNextDelivery: firstFrom(leadDays + 1) - leadDays }
}

export type KnownUse = {
  /** Base units by day; a day without an entry used none. */
  uses: ReadonlyMap<Day, Rational>
  /** Days on which the branch sold anything. Others tell nothing: it was closed, or its sales are not known. */
  sold: ReadonlySet<Day>
  /** Last day of known sales. */
  until: Day
}

/** Mean use of the same weekday in the last four weeks. */
function useOn(weekday: number, { uses, sold, until }: KnownUse): Rational {
  const same = Array.from({ length: useDays }, (_, back) => addDays(until, -back)).filter(
    (day) => weekdayOf(day) === weekday && sold.has(day),
  )
  if (same.length === 0) return zero
  const all = same.reduce((sum, day) => plus(sum, uses.get(day) ?? zero), zero)
  return over(all, ratio(BigInt(same.length), 1n))
}

/** Mean daily use of the days that an order of today has to last for, each as its weekday was in the last four weeks. */
export function dailyUse(known: KnownUse, today: Day, days: number): Rational {
  if (days <= 0) return zero
  const ahead = Array.from({ length: days }, (_, index) => useOn(weekdayOf(addDays(today, index)), known))
  return over(ahead.reduce(plus, zero), ratio(BigInt(days), 1n))
}
