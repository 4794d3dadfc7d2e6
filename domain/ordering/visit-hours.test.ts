import { expect, test } from 'vitest'
import { isOutsideHours, isSoonAhead } from './visit-hours.ts'

const now = new Date('2027-01-10T06:00:00Z')

test.each([
  ['a day ahead', '2027-01-11T06:00:00Z', true],
  ['three days ahead', '2027-01-13T06:00:00Z', false],
  ['past', '2027-01-10T05:59:00Z', false],
])('a visit %s is soon', (_, at, isSoon) => expect(isSoonAhead(new Date(at), 48, now)).toBe(isSoon))

test('a visit outside the opening hours is found in Riyadh time', () => {
  const hours = { 0: [['10:00', '14:00']] } as const
  expect(isOutsideHours(hours, new Date('2027-01-10T07:00:00Z'))).toBe(false)
  expect(isOutsideHours(hours, new Date('2027-01-10T12:00:00Z'))).toBe(true)
})
