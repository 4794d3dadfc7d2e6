import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../riyadh-time.ts'
import { addressesIn, isMailingDay, nextMailing } from './mailing-schedule.ts'

test.each([
  ['weekly', 0, '2026-11-29', '2026-12-06'],
  ['weekly', 1, '2026-11-29', '2026-11-30'],
  ['weekly', 6, '2026-11-29', '2026-12-05'],
  ['monthly', 1, '2026-11-29', '2026-12-01'],
  ['monthly', 28, '2026-11-27', '2026-11-28'],
  ['monthly', 28, '2026-11-28', '2026-12-28'],
  ['monthly', 5, '2026-12-31', '2027-01-05'],
  ['monthly', 28, '2027-01-28', '2027-02-28'],
] as const)('%s on %d after %s: %s', (cadence, day, after, next) => {
  expect(nextMailing({ cadence, day }, after)).toBe(next)
})

const dayOf = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

test('the next day lies after the given one, has the day of the schedule, and no earlier day has it', () => {
  fc.assert(
    fc.property(dayOf, fc.integer({ min: 0, max: 6 }), (after, day) => {
      const next = nextMailing({ cadence: 'weekly', day }, after)
      expect(weekdayOf(next)).toBe(day)
      expect(daysBetween(after, next)).toBeGreaterThan(0)
      expect(daysBetween(after, next)).toBeLessThanOrEqual(7)
    }),
  )
  fc.assert(
    fc.property(dayOf, fc.integer({ min: 1, max: 28 }), (after, day) => {
      const next = nextMailing({ cadence: 'monthly', day }, after)
      expect(Number(next.slice(8))).toBe(day)
      expect(daysBetween(after, next)).toBeGreaterThan(0)
      expect(daysBetween(after, next)).toBeLessThanOrEqual(31)
    }),
  )
})

test('days that a schedule has', () => {
  expect([-1, 0, 6, 7, 1.5].map((day) => isMailingDay({ cadence: 'weekly', day }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect([0, 1, 28, 29].map((day) => isMailingDay({ cadence: 'monthly', day }))).toEqual([false, true, true, false])
})

test.each([
  ['a@b.sa\nC@D.com', ['a@b.sa', 'c@d.com'], []],
  ['a@b.sa, A@B.SA؛ x@y.co', ['a@b.sa', 'x@y.co'], []],
  ['board, a@b, a@b.s, <a@b.sa>', [], ['board', 'a@b', 'a@b.s', '<a@b.sa>']],
  ['  \n ', [], []],
])('addresses in %j', (typed, addresses, wrong) => {
  expect(addressesIn(typed)).toEqual({ addresses, wrong })
})
