import { expect, test } from 'vitest'
import { byServerClock } from './device-clock.ts'

const at = new Date('2026-11-21T12:00:00Z')
const heard = (deviceTime: string, sentAt?: string) => byServerClock({ deviceTime, sentAt, at }).toISOString()

test('what comes at once happened now, whatever the phone thinks the time is', () => {
  expect(heard('2031-01-01T00:00:00Z', '2031-01-01T00:00:00Z')).toBe(at.toISOString())
  expect(heard('2026-11-21T12:00:00Z')).toBe(at.toISOString())
})

test('what waited on the phone happened as long before the sending as its own clock says', () => {
  expect(heard('2019-05-05T05:00:00Z', '2019-05-05T14:30:00Z')).toBe('2026-11-21T02:30:00.000Z')
  expect(heard('2026-11-21T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z')
})

test('two days are believed, a millisecond more and the future are not', () => {
  expect(heard('2026-11-19T12:00:00.000Z')).toBe('2026-11-19T12:00:00.000Z')
  expect(heard('2026-11-19T11:59:59.999Z')).toBe(at.toISOString())
  expect(heard('2026-11-21T12:00:01Z')).toBe(at.toISOString())
})
