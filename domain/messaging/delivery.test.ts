import { describe, expect, test } from 'vitest'
import { fromRiyadh, toRiyadh } from '../riyadh-time.ts'
import { afterQuiet, becomeOne, dailyAt, deliveryOf, isQuiet, usualQuietHours } from './delivery.ts'

const at = (wall: string) => fromRiyadh(wall)!
const never = { usual: { from: 0, until: 0 }, ramadan: { from: 0, until: 0 } }

// Ramadan 1447 is 18 February to 19 March 2026.
describe('quiet hours in Riyadh', () => {
  test.each([
    ['2026-11-24T21:59', false],
    ['2026-11-24T22:00', true],
    ['2026-11-25T00:00', true],
    ['2026-11-25T07:59', true],
    ['2026-11-25T08:00', false],
    ['2026-03-01T22:30', false],
    ['2026-03-01T02:59', false],
    ['2026-03-01T03:00', true],
    ['2026-03-01T10:59', true],
    ['2026-03-01T11:00', false],
  ])('%s: %s', (wall, quiet) => expect(isQuiet(at(wall), usualQuietHours)).toBe(quiet))

  test.each([
    ['2026-11-24T23:15', '2026-11-25T08:00'],
    ['2026-11-25T07:59', '2026-11-25T08:00'],
    ['2026-11-25T12:34', '2026-11-25T12:34'],
    ['2026-03-01T04:20', '2026-03-01T11:00'],
    // the evening before Ramadan: quiet until midnight, when the hours of Ramadan count
    ['2026-02-17T23:00', '2026-02-18T00:00'],
    // the last night of Ramadan: the usual hours count from midnight
    ['2026-03-20T00:10', '2026-03-20T08:00'],
  ])('%s ends at %s', (wall, end) => expect(toRiyadh(afterQuiet(at(wall), usualQuietHours))).toBe(end))

  test('equal hours mean never', () => {
    expect(isQuiet(at('2026-11-24T23:00'), never)).toBe(false)
    expect(afterQuiet(at('2026-11-24T23:00'), never)).toEqual(at('2026-11-24T23:00'))
  })
})

test.each([
  ['2026-11-24T08:59', '2026-11-24T09:00'],
  ['2026-11-24T09:00', '2026-11-25T09:00'],
  ['2026-11-24T23:30', '2026-11-25T09:00'],
  ['2026-03-01T05:00', '2026-03-01T11:00'],
])('the daily mail after %s is at %s', (wall, next) => expect(toRiyadh(dailyAt(at(wall), usualQuietHours))).toBe(next))

describe('a mail', () => {
  const given = {
    at: at('2026-11-24T23:00'),
    urgent: false,
    end: null,
    daily: false,
    hours: usualQuietHours,
    recent: 0,
  }
  const day = at('2026-11-24T15:00')
  const waits = (changed: object) => {
    const waiting = deliveryOf({ ...given, ...changed })
    return waiting && [toRiyadh(waiting.at), waiting.with]
  }
  test.each([
    ['at night', {}, ['2026-11-25T08:00', 'quiet']],
    ['at night, urgent', { urgent: true }, null],
    ['at night without quiet hours', { hours: never }, null],
    ['by day', { at: day }, null],
    ['by day, daily', { at: day, daily: true }, ['2026-11-25T09:00', 'daily']],
    ['the fifth of ten minutes', { at: day, recent: 4 }, null],
    ['the sixth of ten minutes', { at: day, recent: 5 }, ['2026-11-24T15:10', 'burst']],
    [
      'the sixth, just before the quiet hours',
      { at: at('2026-11-24T21:55'), recent: 5 },
      ['2026-11-25T08:00', 'burst'],
    ],
    ['urgent, however many and however often', { at: day, recent: 50, daily: true, urgent: true }, null],
  ])('%s', (_case, changed, expected) => expect(waits(changed)).toEqual(expected))
})

test.each([
  ['quiet', 5, false],
  ['quiet', 6, true],
  ['burst', 1, false],
  ['burst', 2, true],
  ['daily', 1, false],
  ['daily', 2, true],
] as const)('%s: %i become one: %s', (waited, count, one) => expect(becomeOne(waited, count)).toBe(one))
