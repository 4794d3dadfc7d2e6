import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { farthestReminded, isReminded, visitRemindedAt } from './reminders.ts'
import { addHours, addMinutes, fromRiyadh, toRiyadh } from '../riyadh-time.ts'

const at = (wall: string): Date => fromRiyadh(wall)!
const remindedAt = (visit: string) => toRiyadh(visitRemindedAt(at(visit)))

test.each([
  ['2026-12-10T13:00', '2026-12-09T13:00'],
  ['2026-12-10T08:00', '2026-12-09T08:00'],
  ['2026-12-10T07:59', '2026-12-09T08:00'],
  ['2026-12-10T00:30', '2026-12-09T08:00'],
  ['2026-12-10T20:59', '2026-12-09T20:59'],
  ['2026-12-10T21:00', '2026-12-09T21:00'],
  ['2026-12-10T23:30', '2026-12-09T21:00'],
])('a visit at %s is recalled at %s', (visit, moment) => {
  expect(remindedAt(visit)).toBe(moment)
})

const moment = fc.integer({ min: 0, max: 60 * 24 * 30 }).map((minutes) => addMinutes(at('2026-12-01T00:00'), minutes))

test('whatever the hour of the visit, the reminder comes on the day before it, between 8 and 21', () => {
  fc.assert(
    fc.property(moment, (visitAt) => {
      const wall = toRiyadh(visitRemindedAt(visitAt)).slice(11)
      expect(wall >= '08:00' && wall <= '21:00', wall).toBe(true)
      expect(toRiyadh(visitRemindedAt(visitAt)).slice(0, 10)).toBe(toRiyadh(addHours(visitAt, -24)).slice(0, 10))
      expect(visitAt <= farthestReminded(visitRemindedAt(visitAt))).toBe(true)
    }),
  )
})

describe('the moment itself', () => {
  const visitAt = at('2026-12-10T13:00')
  const told = { visitAt, assignedAt: null }
  test('not a minute sooner', () => {
    expect(isReminded(told, at('2026-12-09T12:59'))).toBe(false)
    expect(isReminded(told, at('2026-12-09T13:00'))).toBe(true)
  })
  test('after an outage it waits for the morning, and is not sent when the visit is upon them', () => {
    expect(isReminded(told, at('2026-12-10T02:00'))).toBe(false)
    expect(isReminded(told, at('2026-12-10T08:00'))).toBe(true)
    expect(isReminded(told, at('2026-12-10T12:00'))).toBe(true)
    expect(isReminded(told, at('2026-12-10T12:01'))).toBe(false)
  })
  test('the evening’s last one is still sent by a job that comes a little later', () => {
    const late = { visitAt: at('2026-12-10T23:30'), assignedAt: null }
    expect(isReminded(late, at('2026-12-09T21:10'))).toBe(true)
    expect(isReminded(late, at('2026-12-09T22:10'))).toBe(false)
  })
  test('whoever got the visit only after that moment has just been told of it', () => {
    expect(isReminded({ visitAt, assignedAt: at('2026-12-09T14:00') }, at('2026-12-09T15:00'))).toBe(false)
    expect(isReminded({ visitAt, assignedAt: at('2026-12-09T12:00') }, at('2026-12-09T15:00'))).toBe(true)
  })
})
