import { expect, it } from 'vitest'
import { faultOf, retryDelay } from './retry.ts'

it('starts at 200 ms, doubles, and stops growing at half a minute', () => {
  expect([0, 1, 2, 3, 4].map(retryDelay)).toEqual([200, 400, 800, 1600, 3200])
  expect([8, 20, 5000].map(retryDelay)).toEqual([30_000, 30_000, 30_000])
})

it.each([
  [null, 'passing'],
  [408, 'passing'],
  [429, 'passing'],
  [500, 'passing'],
  [503, 'passing'],
  [400, 'permanent'],
  [401, 'permanent'],
  [403, 'permanent'],
  [404, 'permanent'],
] as const)('takes %s for %s', (status, kind) => {
  expect(faultOf(status)).toBe(kind)
})
