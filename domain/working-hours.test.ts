import { expect, test } from 'vitest'
import { fromRiyadh } from './riyadh-time.ts'
import { nextFullHour, workingState } from './working-hours.ts'

const at = (wall: string): Date => fromRiyadh(wall)!

test.each([
  ['2026-11-22T08:59', { open: false, opens: 'today' }],
  ['2026-11-22T09:00', { open: true }],
  ['2026-11-22T17:59', { open: true }],
  ['2026-11-22T18:00', { open: false, opens: 'tomorrow' }],
  ['2026-11-26T17:59', { open: true }],
  ['2026-11-26T18:00', { open: false, opens: 'sunday' }],
  ['2026-11-27T10:00', { open: false, opens: 'sunday' }],
  ['2026-11-28T10:00', { open: false, opens: 'tomorrow' }],
  ['2026-11-29T00:00', { open: false, opens: 'today' }],
])('at %s in Riyadh: %j', (wall, state) => expect(workingState(at(wall))).toEqual(state))

test('the state can only change on the hour', () => {
  expect(nextFullHour(at('2026-11-22T08:59'))).toEqual(at('2026-11-22T09:00'))
  expect(nextFullHour(at('2026-11-22T23:10'))).toEqual(at('2026-11-23T00:00'))
})
