import { expect, test } from 'vitest'
import { businessDayOf, dueAt, markOf, onBusinessDay } from './business-day.ts'

test.each([
  ['2026-11-22T04:59:00+03:00', '2026-11-21'],
  ['2026-11-22T05:00:00+03:00', '2026-11-22'],
  ['2026-11-22T23:59:00+03:00', '2026-11-22'],
  ['2026-11-23T01:20:00+03:00', '2026-11-22'],
])('%s belongs to the business day %s', (at, day) => {
  expect(businessDayOf(new Date(at), '05:00')).toBe(day)
})

test('a shift that ends at 01:00 ends in the night after its day, and its report is due an hour later', () => {
  const end = onBusinessDay('2026-11-22', '01:00', '05:00')
  expect(end).toEqual(new Date('2026-11-23T01:00:00+03:00'))
  expect(dueAt(end)).toEqual(new Date('2026-11-23T02:00:00+03:00'))
  expect(onBusinessDay('2026-11-22', '16:00', '05:00')).toEqual(new Date('2026-11-22T16:00:00+03:00'))
})

test.each([
  ['2026-11-23T00:59:00+03:00', 'expected'],
  ['2026-11-23T02:00:00+03:00', 'due'],
  ['2026-11-23T02:01:00+03:00', 'late'],
  ['2026-11-23T13:59:00+03:00', 'late'],
  ['2026-11-23T14:00:00+03:00', 'missing'],
])('at %s an evening without a report is %s', (at, mark) => {
  const end = new Date('2026-11-23T01:00:00+03:00')
  expect(markOf({ end, closed: false }, new Date(at))).toBe(mark)
  expect(markOf({ end, closed: true }, new Date(at))).toBe('closed')
})
