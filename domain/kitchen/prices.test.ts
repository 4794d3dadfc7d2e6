import { describe, expect, test } from 'vitest'
import { over, type Rational, rational, ratio, roundHalfUp, times } from '../rational.ts'
import type { BookIngredient } from './book.ts'
import {
  asksFirst,
  changeInPercent,
  grossOf,
  isOldPrice,
  isRegistered,
  netOf,
  type PriceRow,
  priceInForce,
  unitCost,
  usualRegistration,
  type VatMode,
} from './prices.ts'
import { toBase } from './units.ts'
import { asPurchased } from './yields.ts'

type Item = Pick<BookIngredient, 'base' | 'units' | 'density' | 'pieceWeight'>
const item = (of: Partial<Item> = {}): Item => ({ base: 'g', units: [], density: null, pieceWeight: null, ...of })
const found = <T extends object>(result: T): Exclude<T, { needs: string }> => {
  if ('needs' in result) throw new Error(`needs ${String(result.needs)}`)
  return result as Exclude<T, { needs: string }>
}
/** Net price of a base unit from a pack as it is bought. */
function net(of: Item, riyals: number, quantity: number, unit: string, mode: VatMode = 'included'): Rational {
  const content = found(toBase(of, rational(quantity), unit)).base
  return netOf({ amount: times(rational(riyals), rational(100)), mode, rate: rational(15), content })
}

describe('worked checks of the kitchen', () => {
  test('K1: onion 25 kg for 57.50 with VAT, 30 g edible at 88 %', () => {
    const price = net(item(), 57.5, 25, 'kg')
    expect(price).toEqual(ratio(1n, 5n))
    const { quantity } = found(asPurchased(rational(30), 'ep', { trim: rational(0.88), cooking: null }))
    const cost = times(quantity, price)
    expect(cost).toEqual(ratio(75n, 11n))
    expect(roundHalfUp(over(cost, rational(100)), 2)).toBe(0.07)
  })
  test('K2: oil, a carton of 12 bottles of 1.5 l for 186.30, 1,000 g at 0.92 g per ml', () => {
    const names = { en: null, ar: null }
    const oil = item({
      base: 'ml',
      density: rational(0.92),
      units: [
        { name: 'carton', names, content: rational(12), of: 'bottle' },
        { name: 'bottle', names, content: rational(1.5), of: 'l' },
      ],
    })
    const price = net(oil, 186.3, 1, 'carton')
    expect(price).toEqual(ratio(9n, 10n))
    const cost = times(found(toBase(oil, rational(1000), 'g')).base, price)
    expect(cost).toEqual(ratio(22500n, 23n))
    expect(roundHalfUp(over(cost, rational(100)), 2)).toBe(9.78)
  })
  test('K3: lemons 8.05 a kilo, 500 g of juice at 45 %', () => {
    const price = net(item(), 8.05, 1, 'kg')
    expect(price).toEqual(ratio(7n, 10n))
    const { quantity } = found(asPurchased(rational(500), 'ep', { trim: rational(0.45), cooking: null }))
    const cost = times(quantity, price)
    expect(cost).toEqual(ratio(7000n, 9n))
    expect(roundHalfUp(over(cost, rational(100)), 2)).toBe(7.78)
  })
  test('the packs of K4 to K7', () => {
    expect(net(item(), 28.75, 1, 'kg')).toEqual(ratio(5n, 2n))
    expect(net(item(), 16.1, 1, 'kg')).toEqual(ratio(7n, 5n))
    expect(net(item(), 41.4, 1, 'kg')).toEqual(ratio(18n, 5n))
    expect(net(item(), 23, 25, 'kg')).toEqual(ratio(2n, 25n))
    expect(net(item(), 189.75, 11, 'kg')).toEqual(ratio(3n, 2n))
    expect(net(item(), 276, 40, 'kg')).toEqual(ratio(3n, 5n))
  })
})

test.each<[VatMode, Rational, Rational]>([
  ['included', rational(100), rational(115)],
  ['excluded', rational(115), ratio(13225n, 100n)],
  ['none', rational(115), rational(115)],
])('a price with VAT %s has a net and a gross', (mode, without, with_) => {
  const price = { amount: rational(115), mode, rate: rational(15), content: rational(1) }
  expect([netOf(price), grossOf(price)]).toEqual([without, with_])
})

test('a company registered on the day bears the net, another the gross', () => {
  const price = { amount: rational(115), mode: 'included', rate: rational(15), content: rational(1) } as const
  const since = { from: '2026-07-01', until: '2026-12-31' }
  expect(unitCost(price, since, '2026-06-30')).toEqual(rational(115))
  expect(unitCost(price, since, '2026-07-01')).toEqual(rational(100))
  expect(unitCost(price, since, '2027-01-01')).toEqual(rational(115))
  expect(isRegistered({ from: null, until: null }, '2026-07-01')).toBe(false)
  expect(isRegistered(usualRegistration, '2026-07-01')).toBe(true)
})

const row = (id: string, validFrom: string, of: Partial<PriceRow> = {}): PriceRow => ({
  id,
  validFrom,
  addedAt: `${validFrom}T08:00:00Z`,
  branchId: null,
  correctsId: null,
  amount: 1,
  ...of,
})
test.each<[string, PriceRow[], { on: string; branchId?: string }, string | null]>([
  ['none before the first', [row('a', '2026-02-01')], { on: '2026-01-31' }, null],
  ['the last one that has begun', [row('a', '2026-01-01'), row('b', '2026-03-01')], { on: '2026-02-28' }, 'a'],
  [
    'of the same day the one added later',
    [row('a', '2026-01-01', { addedAt: '2026-01-01T09:00:00Z' }), row('b', '2026-01-01')],
    { on: '2026-01-01' },
    'a',
  ],
  [
    'a correction in place of what it names',
    [row('a', '2026-01-01'), row('b', '2025-12-01', { correctsId: 'a' })],
    { on: '2026-01-02' },
    'b',
  ],
  [
    'the price before one that was taken back',
    [row('a', '2026-01-01'), row('b', '2026-02-01'), row('c', '2026-02-01', { correctsId: 'b', amount: null })],
    { on: '2026-03-01' },
    'a',
  ],
  [
    'the price of the branch before that of all',
    [row('a', '2026-01-01', { branchId: 'x' }), row('b', '2026-02-01')],
    { on: '2026-03-01', branchId: 'x' },
    'a',
  ],
  [
    'the price of all for another branch',
    [row('a', '2026-01-01', { branchId: 'x' }), row('b', '2026-02-01')],
    { on: '2026-03-01', branchId: 'y' },
    'b',
  ],
])('the price in force is %s', (_, rows, at, id) => {
  expect(priceInForce(rows, at)?.id ?? null).toBe(id)
})

test.each<[number | null, number, boolean]>([
  [null, 5, false],
  [100, 115, false],
  [100, 115.01, true],
  [100, 85, false],
  [100, 84.99, true],
  [0, 0, false],
  [0, 1, true],
])('a change from %s to %s is asked about: %s', (before, after, asks) => {
  expect(asksFirst(before === null ? null : rational(before), rational(after))).toBe(asks)
})

test('a change is signed', () => {
  expect(changeInPercent(rational(200), rational(216))).toEqual(rational(8))
  expect(changeInPercent(rational(200), rational(150))).toEqual({ n: -25n, d: 1n })
})

test.each([
  ['2026-09-01', '2026-09-01', false],
  ['2026-09-01', '2026-11-30', false],
  ['2026-09-01', '2026-12-01', true],
  ['2026-12-02', '2026-12-01', false],
])('a price in force since %s is old on %s: %s', (from, on, isOld) => {
  expect(isOldPrice(from, on)).toBe(isOld)
})
