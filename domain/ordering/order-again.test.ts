import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addHours, fromRiyadh, toRiyadh, weekdayOf, riyadhDay } from '../riyadh-time.ts'
import { weeksAhead, weeksLater } from './order-again.ts'

const wall = (text: string) => fromRiyadh(text)!

test.each([
  ['2026-12-01T13:00', '2026-12-08T13:00'],
  ['2026-11-01T22:30', '2026-12-06T22:30'],
  ['2026-12-20T13:00', '2026-12-20T13:00'],
])('a visit of %s is ordered again for %s', (before, after) => {
  const first = wall(before)
  const weeks = weeksAhead(first, { now: wall('2026-12-02T09:00'), leadHours: 48 })
  expect(toRiyadh(weeksLater(first, weeks))).toBe(after)
})

test('the weekday and time stay, and the visit is further ahead than the lead time', () => {
  const hours = fc.integer({ min: -20_000, max: 5000 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 200 }), (offset, leadHours) => {
      const now = wall('2026-12-02T09:00')
      const first = addHours(now, offset)
      const later = weeksLater(first, weeksAhead(first, { now, leadHours }))
      expect(weekdayOf(riyadhDay(later))).toBe(weekdayOf(riyadhDay(first)))
      expect(toRiyadh(later).slice(11)).toBe(toRiyadh(first).slice(11))
      expect(later > addHours(now, leadHours)).toBe(true)
    }),
  )
})
