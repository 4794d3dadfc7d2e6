import { expect, test } from 'vitest'
import { type Rational, rational, zero } from '../../rational.ts'
import { addDays, type Day, weekdayOf } from '../../riyadh-time.ts'
import { missing, suggestedPacks } from './stock.ts'
import { dailyUse, deliveriesAfter } from './suggestion.ts'

// a Monday
const today = '2026-11-30'
const kilos = (value: number): Rational => rational(value * 1000)

test.each([
  ['any day, no lead time known', { weekdays: [], leadDays: null, isPastCutOff: false }, [1, 1]],
  ['any day, two days', { weekdays: [], leadDays: 2, isPastCutOff: false }, [2, 1]],
  ['past the cut-off', { weekdays: [], leadDays: 1, isPastCutOff: true }, [2, 1]],
  // Wednesday, then Saturday
  ['Wednesday and Saturday', { weekdays: [3, 6], leadDays: 1, isPastCutOff: false }, [2, 3]],
  ['Sunday alone', { weekdays: [0], leadDays: 1, isPastCutOff: false }, [6, 7]],
  ['today, without a lead time', { weekdays: [1], leadDays: 0, isPastCutOff: false }, [0, 7]],
])('deliveries: %s', (_, of, [leadDays, daysToNextDelivery]) => {
  expect(deliveriesAfter(today, of)).toEqual({ leadDays, daysToNextDelivery })
})

const days = Array.from({ length: 40 }, (_, back) => addDays(today, -1 - back))
const known = (of: (day: Day) => number, sold: readonly Day[] = days) => ({
  until: days[0]!,
  sold: new Set(sold),
  uses: new Map(sold.map((day) => [day, kilos(of(day))])),
})

test('31 kg a day, 2 + 3 + 1 days, 71.5 on hand: 114.5 kg are 11 cartons', () => {
  const deliveries = deliveriesAfter(today, { weekdays: [3, 6], leadDays: 2, isPastCutOff: false })
  const safetyDays = 1
  const use = dailyUse(
    known(() => 31),
    today,
    deliveries.leadDays + deliveries.daysToNextDelivery + safetyDays,
  )
  expect(use).toEqual(kilos(31))
  const need = { dailyUse: use, ...deliveries, safetyDays, onHand: kilos(71.5), onOrder: zero }
  expect(missing(need)).toEqual(kilos(114.5))
  expect(suggestedPacks(need, { content: kilos(11), minimum: 1n, multiple: 1n })).toBe(11n)
})

test('each day ahead is used as its weekday was in the last four weeks', () => {
  // 10 kg, and 80 on Fridays
  const weekend = known((day) => (weekdayOf(day) === 5 ? 80 : 10))
  expect(dailyUse(weekend, today, 4)).toEqual(kilos(10))
  expect(dailyUse(weekend, today, 7)).toEqual(kilos(20))
  expect(dailyUse(weekend, today, 0)).toEqual(zero)
})

test('days without any sale do not lower the mean, and those before the four weeks do not count', () => {
  const lastWeek = known(() => 12, days.slice(0, 7))
  expect(dailyUse(lastWeek, today, 7)).toEqual(kilos(12))
  const closedOnFridays = known(
    () => 14,
    days.filter((day) => weekdayOf(day) !== 5),
  )
  expect(dailyUse(closedOnFridays, today, 7)).toEqual(kilos(12))
  const longAgo = { ...known(() => 14), uses: new Map([[addDays(today, -35), kilos(700)]]) }
  expect(dailyUse(longAgo, today, 7)).toEqual(zero)
})
