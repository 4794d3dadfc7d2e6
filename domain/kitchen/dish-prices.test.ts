import { expect, test } from 'vitest'
import { type DishPrice, priceInForce } from './dish-prices.ts'

const price = (id: string, channelId: string | null, branchId: string | null, startsOn = '2026-01-01'): DishPrice => ({
  id,
  channelId,
  branchId,
  halalas: 100,
  startsOn,
})
const all = [
  price('base', null, null),
  price('base-later', null, null, '2026-06-01'),
  price('app', 'app', null),
  price('north', null, 'north'),
  price('north-app', 'app', 'north'),
  price('north-app-ahead', 'app', 'north', '2027-01-01'),
]

test.each([
  ['house', 'south', '2026-03-01', 'base'],
  ['house', 'south', '2026-06-01', 'base-later'],
  ['app', 'south', '2026-07-01', 'app'],
  ['house', 'north', '2026-07-01', 'north'],
  ['app', 'north', '2026-07-01', 'north-app'],
  ['app', 'north', '2027-01-01', 'north-app-ahead'],
  [null, null, '2026-07-01', 'base-later'],
  ['app', null, '2026-07-01', 'app'],
  ['house', 'south', '2025-12-31', null],
])('%s in %s on %s: %s', (channelId, branchId, on, id) =>
  expect(priceInForce(all, { channelId, branchId, on })?.id ?? null).toBe(id),
)
