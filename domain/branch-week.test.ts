import { expect, test } from 'vitest'
import type { BranchHours } from './branch-hours.ts'
import { readWeek, weekText } from './branch-week.ts'

const week = (spans: BranchHours['0']): BranchHours => ({
  0: spans,
  1: spans,
  2: spans,
  3: spans,
  4: spans,
  5: spans,
  6: spans,
})

test.each<[string, BranchHours | null]>([
  ['', {}],
  ['10:00-02:00', week([['10:00', '02:00']])],
  [
    'Daily 10:00-14:00, 17:00-23:00',
    week([
      ['10:00', '14:00'],
      ['17:00', '23:00'],
    ]),
  ],
  ['24 hours', week([['00:00', '00:00']])],
  ['٢٤ ساعة', week([['00:00', '00:00']])],
  ['Fri closed', { 5: [] }],
  ['Thu-Sat: 1 pm - 2:30 AM', { 4: [['13:00', '02:30']], 5: [['13:00', '02:30']], 6: [['13:00', '02:30']] }],
  ['Sun, Mon 10:00-12:00; Mon 11:00-12:00', { 0: [['10:00', '12:00']], 1: [['11:00', '12:00']] }],
  ['الجمعة والسبت ١٣:٠٠-٢٣:٠٠؛ الأحد مغلق', { 5: [['13:00', '23:00']], 6: [['13:00', '23:00']], 0: [] }],
  ['من السبت إلى الأحد 10:00 ص - 11:30 م', { 6: [['10:00', '23:30']], 0: [['10:00', '23:30']] }],
  ['Fri closed; Ramadan 17:00-03:00', { 5: [], ramadan: [['17:00', '03:00']] }],
  ['رمضان: ١٧:٠٠-٠٣:٠٠', { ramadan: [['17:00', '03:00']] }],
  ['sometimes', null],
  ['Xyz 10:00-12:00', null],
  ['10:00', null],
  ['25:00-26:00', null],
])('hours of the week in one cell: %s', (typed, hours) => {
  expect(readWeek(typed)).toEqual(hours)
})

test('hours are written as they are read, days of the same hours together', () => {
  const hours: BranchHours = {
    ...week([
      ['10:00', '14:00'],
      ['17:00', '01:00'],
    ]),
    5: [['13:00', '02:00']],
    6: [],
  }
  expect(weekText(hours, 'en')).toBe('Sun-Thu 10:00-14:00, 17:00-01:00; Fri 13:00-02:00; Sat closed')
  for (const of of [
    hours,
    { ...hours, ramadan: [['17:00', '03:00']] as const },
    {},
    { 3: [] },
    week([['00:00', '00:00']]),
  ])
    for (const lang of ['en', 'ar'] as const) expect(readWeek(weekText(of, lang))).toEqual(of)
})
