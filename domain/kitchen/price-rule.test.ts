import { describe, expect, test } from 'vitest'
import { ratio, rational } from '../rational.ts'
import { countingPrice, meanOf, type OfferRow, offerOn, type PriceRule, type Received } from './price-rule.ts'

const row = (id: string, validFrom: string, branchId: string | null = null) => ({
  id,
  branchId,
  validFrom,
  addedAt: `${validFrom}T08:00:00Z`,
  correctsId: null,
  amount: 1,
})
const offer = (id: string, validFrom: string, given: Partial<OfferRow> = {}): OfferRow => ({
  id,
  validFrom,
  validUntil: null,
  endedOn: null,
  addedAt: `${validFrom}T08:00:00Z`,
  ...given,
})
const on = '2026-11-30'
const rows = [row('old', '2026-10-01'), row('new', '2026-11-21')]
const came = (day: string, quantity: number, branchId: string | null = 'b'): Received => ({
  day,
  branchId,
  quantity: rational(quantity),
})
const counting = (rule: PriceRule, given: Partial<Parameters<typeof countingPrice>[0]> = {}) =>
  countingPrice({ rows, rule, on, offers: null, received: [], ...given })

describe('an offer counts', () => {
  const cases: [string, OfferRow[], string | null][] = [
    ['from its first day', [offer('a', on)], 'a'],
    ['not before it', [offer('a', '2026-12-01')], null],
    ['to its last day', [offer('a', '2026-11-01', { validUntil: on })], 'a'],
    ['not after it', [offer('a', '2026-11-01', { validUntil: '2026-11-29' })], null],
    ['not from the day on which it was ended', [offer('a', '2026-11-01', { endedOn: on })], null],
    ['the one that began last', [offer('a', '2026-11-01'), offer('b', '2026-11-20')], 'b'],
  ]
  test.each(cases)('%s', (_, offers, id) => expect(offerOn(offers, on)?.id ?? null).toBe(id))
})

describe('the price that counts', () => {
  test('is the last accepted one', () =>
    expect(counting('last')).toMatchObject({ by: 'last', row: { id: 'new' }, instead: null }))
  test('is the offer of the preferred supplier, also without any price', () => {
    expect(counting('supplier', { offers: [offer('a', '2026-11-01')] })).toMatchObject({
      by: 'supplier',
      offer: { id: 'a' },
    })
    expect(counting('supplier', { rows: [], offers: [offer('a', '2026-11-01')] })).toMatchObject({ by: 'supplier' })
  })
  test('is the last one where no supplier is preferred, or its offer has ended', () => {
    expect(counting('supplier')).toMatchObject({ by: 'last', instead: 'no-supplier' })
    expect(counting('supplier', { offers: [] })).toMatchObject({ by: 'last', instead: 'no-offer' })
    expect(counting('supplier', { rows: [], offers: [] })).toBeNull()
  })
  test('is weighted by what was received at each price', () => {
    const found = counting('mean-30', {
      received: [came('2026-11-02', 30), came('2026-11-25', 10), came('2026-10-31', 99)],
    })
    expect(found).toMatchObject({ by: 'mean', weighted: 'receipts', days: 30 })
    expect(found?.by === 'mean' && found.parts.map((part) => [part.row.id, part.weight])).toEqual([
      ['old', rational(30)],
      ['new', rational(10)],
    ])
  })
  test('counts the deliveries of the branch alone for a branch', () => {
    const found = counting('mean-30', {
      branchId: 'b',
      received: [came('2026-11-02', 30, 'c'), came('2026-11-25', 10)],
    })
    expect(found?.by === 'mean' && found.parts.map((part) => part.row.id)).toEqual(['new'])
  })
  test('is weighted by days where nothing was received: 20 days of the old price, 10 of the new one', () => {
    const found = counting('mean-30')
    expect(found).toMatchObject({ weighted: 'days' })
    expect(found?.by === 'mean' && found.parts.map((part) => part.weight)).toEqual([rational(20), rational(10)])
  })
  test('leaves out the days before the first price', () => {
    const found = counting('mean-90', { rows: [row('new', '2026-11-21')] })
    expect(found?.by === 'mean' && found.parts.map((part) => part.weight)).toEqual([rational(10)])
  })
  test('is none without a price', () => expect(counting('mean-60', { rows: [] })).toBeNull())
})

test('a mean is exact', () => {
  const parts = [
    { net: ratio(1n, 3n), weight: rational(20) },
    { net: ratio(1n, 2n), weight: rational(10) },
  ]
  expect(meanOf(parts)).toEqual(ratio(7n, 18n))
})
