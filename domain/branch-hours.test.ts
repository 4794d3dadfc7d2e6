import { expect, test } from 'vitest'
import { dayText, hoursOf, isOpenAt, minutesOfSpan, readDay } from './branch-hours.ts'

test.each([
  ['10:00-22:00', [['10:00', '22:00']]],
  [
    '9:30 – 14:00, 17:00-02:00',
    [
      ['09:30', '14:00'],
      ['17:00', '02:00'],
    ],
  ],
  ['١٠:٠٠-٢٢:٠٠', [['10:00', '22:00']]],
  [
    '17:00-02:00؛ 10:00-14:00',
    [
      ['10:00', '14:00'],
      ['17:00', '02:00'],
    ],
  ],
  ['00:00-24:00', [['00:00', '00:00']]],
  ['closed', []],
  ['مغلق', []],
  ['', 'unknown'],
  ['10-22', null],
  ['25:00-26:00', null],
  ['24:30-02:00', null],
  ['10:00-18:00, 17:00-20:00', null],
  ['1:00-2:00,3:00-4:00,5:00-6:00,7:00-8:00', null],
])('reads the hours %j', (typed, expected) => {
  expect(readDay(typed)).toEqual(expected)
})

test('an end before the beginning is on the next day', () => {
  expect(minutesOfSpan(['17:00', '02:00'])).toEqual([17 * 60, 26 * 60])
  expect(minutesOfSpan(['00:00', '00:00'])).toEqual([0, 24 * 60])
})

test('stored hours are written as they are read, and foreign parts are dropped', () => {
  const hours = hoursOf({
    0: [
      ['10:00', '14:00'],
      ['17:00', '02:00'],
    ],
    5: [],
    9: [['10:00', '11:00']],
    1: [['x', 'y']],
    2: 'all',
  })
  expect(hours).toEqual({
    0: [
      ['10:00', '14:00'],
      ['17:00', '02:00'],
    ],
    1: [],
    5: [],
  })
  expect(readDay(dayText(hours[0]))).toEqual(hours[0])
  expect(readDay(dayText(hours[5]))).toEqual([])
  expect(readDay(dayText(undefined))).toBe('unknown')
})

test.each([
  ['within a span', 0, '13:00', true],
  ['before the first span', 0, '09:59', false],
  ['between two spans', 0, '15:00', false],
  ['at the end of a span', 0, '14:00', false],
  ['after midnight, in a span of the day before', 1, '01:30', true],
  ['on a closed day', 1, '13:00', false],
  ['on a day without known hours', 2, '04:00', true],
] as const)('a branch is open %s: day %i, %s, %s', (_, day, time, isOpen) => {
  const hours = hoursOf({
    0: [
      ['10:00', '14:00'],
      ['17:00', '02:00'],
    ],
    1: [],
  })
  expect(isOpenAt(hours, day, time)).toBe(isOpen)
})
