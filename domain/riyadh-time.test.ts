import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addHours,
  addMinutes,
  daysBetween,
  endOfDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatFirstDay,
  formatTime,
  fromRiyadh,
  isDay,
  riyadhDay,
  startOfDay,
  toRiyadh,
} from './riyadh-time.ts'

test('half past seven in Riyadh is half past four in London winter', () => {
  expect(fromRiyadh('2026-11-25T07:30')?.toISOString()).toBe('2026-11-25T04:30:00.000Z')
  expect(fromRiyadh('2026-11-25T07:30:15')?.toISOString()).toBe('2026-11-25T04:30:15.000Z')
})

test('summer makes no difference', () => {
  expect(fromRiyadh('2026-07-01T00:00')?.toISOString()).toBe('2026-06-30T21:00:00.000Z')
})

test.each([
  '',
  'soon',
  '2026-11-25',
  '2026-02-30T10:00',
  '2025-02-29T10:00',
  '2026-13-01T10:00',
  '2026-11-25T24:00',
  '2026-11-25T10:60',
  '2026-11-25T10:00Z',
  '2026-11-25T10:00+03:00',
  '2026-11-25 10:00',
  '٢٠٢٦-١١-٢٥T10:00',
])('%s is no wall time', (text) => {
  expect(fromRiyadh(text)).toBeNull()
})

test('the leap day exists in a leap year', () => {
  expect(fromRiyadh('2028-02-29T10:00')).not.toBeNull()
})

test('Riyadh midnight begins the day three hours before the one of UTC', () => {
  expect(riyadhDay(new Date('2026-11-24T20:59:59.999Z'))).toBe('2026-11-24')
  expect(riyadhDay(new Date('2026-11-24T21:00:00.000Z'))).toBe('2026-11-25')
  expect(startOfDay('2026-11-25').toISOString()).toBe('2026-11-24T21:00:00.000Z')
  expect(endOfDay('2026-11-25').toISOString()).toBe('2026-11-25T21:00:00.000Z')
})

test.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-01-01', 90, '2026-04-01'],
])('%s and %i days make %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test('days are counted by the calendar', () => {
  expect(daysBetween('2026-11-25', '2026-11-25')).toBe(0)
  expect(daysBetween('2026-11-25', '2026-12-01')).toBe(6)
  expect(daysBetween('2026-12-01', '2026-11-25')).toBe(-6)
})

test.each([
  ['2026-11-25', true],
  ['2026-02-30', false],
  ['25-11-2026', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-03-05T14:30', '5 Mar 2026, 2:30 PM', '5 مارس 2026، 2:30 م'],
  ['2026-03-05T00:00', '5 Mar 2026, 12:00 AM', '5 مارس 2026، 12:00 ص'],
  ['2026-03-05T12:00', '5 Mar 2026, 12:00 PM', '5 مارس 2026، 12:00 م'],
  ['2026-12-31T23:59', '31 Dec 2026, 11:59 PM', '31 ديسمبر 2026، 11:59 م'],
  ['2026-08-01T09:05', '1 Aug 2026, 9:05 AM', '1 أغسطس 2026، 9:05 ص'],
])('%s is written in both languages', (wall, english, arabic) => {
  const at = fromRiyadh(wall)!
  expect(formatDateTime(at, 'en')).toBe(english)
  expect(formatDateTime(at, 'ar')).toBe(arabic)
})

test('a date, a time and a day can be formatted alone', () => {
  const at = fromRiyadh('2026-03-05T14:30')!
  expect(formatDate(at, 'en')).toBe('5 Mar 2026')
  expect(formatDate(at, 'ar')).toBe('5 مارس 2026')
  expect(formatTime(at, 'ar')).toBe('2:30 م')
  expect(formatFirstDay('2026-03-05', '2026-04-04', 'en')).toBe('5 Mar')
  expect(formatFirstDay('2026-03-05', '2026-04-04', 'ar')).toBe('5 مارس')
  expect(formatFirstDay('2025-12-15', '2026-01-14', 'en')).toBe('15 Dec 2025')
  expect(formatDay('2026-03-05', 'en')).toBe('5 Mar 2026')
})

test('our twelve Arabic months are those of the Saudi Gregorian calendar', () => {
  const official = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { month: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-15`
    expect(formatDay(day, 'ar').split(' ')[1]).toBe(official.format(new Date(`${day}T00:00:00Z`)))
  }
})

const days = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
const minutes = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))

test('every moment survives the way to Riyadh and back', () => {
  fc.assert(
    fc.property(minutes, (at) => {
      expect(fromRiyadh(toRiyadh(at))).toEqual(at)
    }),
  )
})

test('every moment lies within its own day', () => {
  fc.assert(
    fc.property(minutes, (at) => {
      const day = riyadhDay(at)
      expect(startOfDay(day) <= at && at < endOfDay(day)).toBe(true)
    }),
  )
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('our clock agrees with the time zone database', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short', timeStyle: 'short' })
  fc.assert(
    fc.property(minutes, (at) => {
      expect(toRiyadh(at).replace('T', ' ')).toBe(zone.format(at))
    }),
  )
})

test('hours and minutes are added exactly', () => {
  const at = new Date('2026-11-25T10:00:00Z')
  expect(addHours(at, 24).toISOString()).toBe('2026-11-26T10:00:00.000Z')
  expect(addMinutes(at, -15).toISOString()).toBe('2026-11-25T09:45:00.000Z')
})
