import { expect, test } from 'vitest'
import { secondsLeft, whyLeftOut } from './sending.ts'

test.each([
  ['approved', 3, null],
  ['approved', 4, 'changed'],
  ['draft', 4, 'changed'],
  ['awaiting', 3, 'changed'],
  ['sent', 4, 'sent-before'],
  ['confirmed', 5, 'sent-before'],
  ['part_received', 6, 'sent-before'],
  ['received', 6, 'sent-before'],
  ['closed', 7, 'ended'],
  ['cancelled', 4, 'ended'],
] as const)('an order chosen at revision 3 that is %s at revision %i', (state, revision, why) => {
  expect(whyLeftOut({ state, revision }, 3)).toBe(why)
})

test.each([
  ['2027-01-10T09:00:00.000Z', 10],
  ['2027-01-10T09:00:00.001Z', 10],
  ['2027-01-10T09:00:05.500Z', 5],
  ['2027-01-10T09:00:09.999Z', 1],
  ['2027-01-10T09:00:10.000Z', 0],
  ['2027-01-10T09:05:00.000Z', 0],
  ['2027-01-10T08:59:00.000Z', 10],
])('at %s there are %i seconds left', (at, left) => {
  expect(secondsLeft(new Date('2027-01-10T09:00:10Z'), new Date(at))).toBe(left)
})
