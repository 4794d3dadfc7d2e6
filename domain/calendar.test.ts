import { expect, test } from 'vitest'
import { addMonths, daysShown, startOfWeek } from './calendar.ts'

test('a week begins on Sunday', () => {
  expect(startOfWeek('2026-11-21')).toBe('2026-11-15')
  expect(startOfWeek('2026-11-22')).toBe('2026-11-22')
  expect(daysShown('2026-11-25', 'week')).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})

test.each([
  ['2026-11-21', '2026-11-01', '2026-12-05', 35],
  ['2026-02-10', '2026-02-01', '2026-02-28', 28],
  ['2027-01-31', '2026-12-27', '2027-02-06', 42],
])('the month of %s is shown from %s to %s', (day, first, last, count) => {
  const days = daysShown(day, 'month')
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-03-31', -1, '2028-02-29'],
])('%s and %s months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})
