import { expect, test } from 'vitest'
import { addMonths, fromRiyadh } from './riyadh-time.ts'
import { isInWindow, type VisitWindow, windowOf } from './visit-window.ts'

const lunch: VisitWindow = { from: '2026-12-10', until: '2026-12-12', dayPart: 'lunch' }

test.each([
  ['2026-12-09T12:00', false],
  ['2026-12-10T10:59', false],
  ['2026-12-10T11:00', true],
  ['2026-12-12T14:59', true],
  ['2026-12-12T15:00', false],
  ['2026-12-13T12:00', false],
])('lunch from the tenth to the twelfth and %s: %s', (at, inside) => {
  expect(isInWindow(lunch, fromRiyadh(at)!)).toBe(inside)
})

test('without a part of the day, the days of Riyadh decide', () => {
  const days: VisitWindow = { ...lunch, dayPart: null }
  expect(isInWindow(days, fromRiyadh('2026-12-10T00:00')!)).toBe(true)
  expect(isInWindow(days, fromRiyadh('2026-12-12T23:59')!)).toBe(true)
  expect(isInWindow(days, fromRiyadh('2026-12-13T00:00')!)).toBe(false)
})

test('without days there is no window', () => {
  expect(windowOf(null, null, 'lunch')).toBeNull()
  expect(windowOf('2026-12-10', '2026-12-12', null)).toEqual({ ...lunch, dayPart: null })
})

test.each([
  ['2024-01-31', 24, '2026-01-31'],
  ['2024-02-29', 24, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s and %i months: %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))
