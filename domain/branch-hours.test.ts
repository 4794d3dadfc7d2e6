import { expect, test } from 'vitest'
import { type BranchHours, dayText, hoursOf, isOpenAt, minutesOfSpan, readDay } from './branch-hours.ts'

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
  ['within a span', '2026-11-22', '13:00', true],
  ['before the first span', '2026-11-22', '09:59', false],
  ['between two spans', '2026-11-22', '15:00', false],
  ['at the end of a span', '2026-11-22', '14:00', false],
  ['after midnight, in a span of the day before', '2026-11-23', '01:30', true],
  ['on a closed day', '2026-11-23', '13:00', false],
  ['on a day without known hours', '2026-11-24', '04:00', true],
] as const)('a branch is open %s: %s, %s, %s', (_, day, time, isOpen) => {
  const hours = hoursOf({
    0: [
      ['10:00', '14:00'],
      ['17:00', '02:00'],
    ],
    1: [],
  })
  expect(isOpenAt(hours, day, time)).toBe(isOpen)
})

test.each([
  ['on a day of Ramadan', '2027-02-10', '13:00', false],
  ['on a night of Ramadan', '2027-02-10', '20:00', true],
  ['after midnight of a night of Ramadan', '2027-02-11', '02:30', true],
  ['on the day after Ramadan', '2027-03-10', '13:00', true],
  ['in the last night of Ramadan, after midnight', '2027-03-09', '02:30', true],
] as const)('hours in Ramadan replace those of the week: %s, %s, %s', (_, day, time, isOpen) => {
  const usual = [['10:00', '14:00']] as const
  const hours: BranchHours = {
    0: usual,
    1: usual,
    2: usual,
    3: usual,
    4: usual,
    5: usual,
    6: usual,
    ramadan: [['18:00', '03:00']],
  }
  expect(isOpenAt(hours, day, time)).toBe(isOpen)
  expect(hoursOf(JSON.parse(JSON.stringify(hours)))).toEqual(hours)
})
