import { expect, test } from 'vitest'
import { longestWithoutVisit } from './morning.ts'
import { addDays } from '../riyadh-time.ts'
import { byWaiting, daysUnvisited, isUnvisited } from './unvisited.ts'

const today = '2026-11-29'

test.each([
  [null, null, true],
  [today, 0, false],
  [addDays(today, -longestWithoutVisit), longestWithoutVisit, false],
  [addDays(today, -longestWithoutVisit - 1), longestWithoutVisit + 1, true],
])('a last visit on %s: %s days', (visitedOn, days, waits) => {
  expect(daysUnvisited(visitedOn, today)).toBe(days)
  expect(isUnvisited(visitedOn, today)).toBe(waits)
})

test('never visited first, then the longest wait, then by name', () => {
  const rows = [
    { name: 'C', days: 70 },
    { name: 'B', days: null },
    { name: 'D', days: 90 },
    { name: 'A', days: 70 },
  ]
  expect(rows.toSorted(byWaiting).map(({ name }) => name)).toEqual(['B', 'D', 'A', 'C'])
})
