import { expect, test } from 'vitest'
import { apiScopes } from './api-scopes.ts'
import { cursorOf, isTooOld, realtimeTableNames, realtimeTables, sinceOf } from './realtime.ts'

test('a key with the scope of a table has the right to its records', () => {
  for (const name of realtimeTableNames) {
    const { needs, scope } = realtimeTables[name]
    expect(apiScopes[scope], name).toContain(needs)
  }
})

test('a cursor is read as it was told, also beyond the whole numbers of JavaScript', () => {
  const at = new Date('2026-11-30T09:00:00Z')
  const place = { xid: 9_007_199_254_740_993n, seq: 12n }
  expect(sinceOf(cursorOf(place, at))).toEqual({ place, at })
})

test.each([
  '',
  'now',
  '1-2-3',
  '2026-11-30',
  '2026-11-30T09:00:00',
  '1764493200000-1',
  '1764493200000--1-2',
  '1764493200000-1-9999999999999999999',
  '2026-13-40T00:00Z',
])('%s is no place to begin', (text) => expect(sinceOf(text)).toBeNull())

test('a moment with its zone begins there; after 48 hours changes may be gone', () => {
  expect(sinceOf('2026-11-30T12:00:00+03:00')).toEqual({ moment: new Date('2026-11-30T09:00:00Z') })
  const now = new Date('2026-11-30T09:00:00Z')
  expect(isTooOld(new Date('2026-11-28T09:00:00Z'), now)).toBe(false)
  expect(isTooOld(new Date('2026-11-28T08:59:59Z'), now)).toBe(true)
})
