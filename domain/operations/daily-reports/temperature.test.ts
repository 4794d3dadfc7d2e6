import { expect, test } from 'vitest'
import { possibleReading, readingNeeds, resultOf, secondInTime } from './temperature.ts'

test.each([
  ['chilled', 5, 'within'],
  ['chilled', 6.2, 'grey'],
  ['chilled', 7, 'grey'],
  ['chilled', 7.1, 'beyond'],
  ['chilled', 9, 'beyond'],
  ['frozen', -18, 'within'],
  ['frozen', -15, 'grey'],
  ['frozen', -14.9, 'beyond'],
  ['hot', 60, 'within'],
  ['hot', 57, 'grey'],
  ['hot', 56.9, 'beyond'],
  ['core', 75, 'within'],
  ['core', 74.9, 'beyond'],
] as const)('%s at %s °C is %s', (kind, degrees, result) => {
  expect(resultOf(kind, degrees)).toBe(result)
})

test('a reading out of range needs what was done and a second reading', () => {
  const at = '2026-11-22T22:11:00.000Z'
  expect(readingNeeds('chilled', undefined)).toBe('reading')
  expect(readingNeeds('chilled', { degrees: 4, at })).toBeNull()
  expect(readingNeeds('chilled', { degrees: 9, at })).toBe('done')
  expect(readingNeeds('chilled', { degrees: 9, at, done: ['moved'] })).toBe('second')
  const closed = { degrees: 9, at, done: ['moved' as const], second: 4.5, secondAt: '2026-11-22T22:41:00.000Z' }
  expect(readingNeeds('chilled', closed)).toBeNull()
  expect(secondInTime(closed)).toBe(true)
  expect(secondInTime({ ...closed, secondAt: '2026-11-22T22:41:01.000Z' })).toBe(false)
})

test.each([
  [-40, true],
  [260, true],
  [-41, false],
  [900, false],
])('%s °C is possible: %s', (degrees, possible) => {
  expect(possibleReading(degrees)).toBe(possible)
})
