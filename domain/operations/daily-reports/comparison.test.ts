import { expect, test } from 'vitest'
import { comparisonDays, hijriOf } from './comparison.ts'

test('a day is compared with four same weekdays, the month before and the same weekday of last year', () => {
  expect(comparisonDays('2026-11-22')).toEqual({
    weekdays: ['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-25'],
    month: '2026-10-22',
    year: '2025-11-23',
  })
})

test('a day of Ramadan is compared with the same day of the Ramadan before', () => {
  const { year } = comparisonDays('2026-03-01')
  const { month, day } = hijriOf('2026-03-01')
  expect(hijriOf(year)).toMatchObject({ month, day })
  expect(month).toBe(9)
})
