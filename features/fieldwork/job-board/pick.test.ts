import { expect, test } from 'vitest'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { isInWindow, type VisitWindow } from '#/domain/visit-window.ts'
import { daysOf, suggestedPick, timesOf } from './pick.ts'

const at = (wall: string): Date => fromRiyadh(wall)!
const lunch: VisitWindow = { from: '2026-11-23', until: '2026-11-26', dayPart: 'lunch' }
const anyTime: VisitWindow = { ...lunch, dayPart: null }

test('the times of a part of the day are those that the rule takes, half hour by half hour', () => {
  const times = timesOf(lunch)
  expect(times[0]).toBe('11:00')
  expect(times.at(-1)).toBe('14:30')
  expect(times).toHaveLength(8)
  for (const time of times) expect(isInWindow(lunch, at(`2026-11-24T${time}`))).toBe(true)
})

test('where any time will do, nobody is offered the small hours', () => {
  const times = timesOf(anyTime)
  expect(times[0]).toBe('06:00')
  expect(times.at(-1)).toBe('23:30')
})

test('days that are over are not offered, and today only while its part is not', () => {
  expect(daysOf(lunch, at('2026-11-20T09:00'))).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  expect(daysOf(lunch, at('2026-11-25T14:29'))).toEqual(['2026-11-25', '2026-11-26'])
  expect(daysOf(lunch, at('2026-11-25T14:30'))).toEqual(['2026-11-26'])
  expect(daysOf(lunch, at('2026-11-26T23:59'))).toEqual([])
})

test('a window of a year does not make a list of a year', () => {
  expect(daysOf({ from: '2026-11-23', until: '2027-11-23', dayPart: null }, at('2026-11-20T09:00'))).toHaveLength(62)
})

test('the date that stands is suggested, else the first day that leaves a day to prepare', () => {
  expect(suggestedPick(lunch, at('2026-11-25T13:00'), at('2026-11-20T09:00'))).toEqual({
    day: '2026-11-25',
    time: '13:00',
  })
  expect(suggestedPick(lunch, at('2026-11-25T19:00'), at('2026-11-23T09:00'))).toEqual({
    day: '2026-11-24',
    time: '13:00',
  })
  expect(suggestedPick(lunch, at('2026-11-25T13:00'), at('2026-11-27T09:00'))).toBeNull()
})
