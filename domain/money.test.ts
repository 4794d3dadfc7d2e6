import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatMoney, halalas, parseHalalas, sar, shareOf, sumHalalas } from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

test.each([
  ['500', 50_000],
  [500, 50_000],
  ['1,234.50', 123_450],
  ['0.01', 1],
  [0.1, 10],
  [0.1 + 0.2, 30],
  [1.005, 101],
  ['1.004999', 100],
  ['-12.34', -1234],
  [-0, 0],
])('%s riyals are %i halalas', (riyals, expected) => {
  expect(halalas(riyals)).toBe(expected)
})

test.each(['', 'abc', '1.2.3', '1e5', Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
  'an amount that is none is a bug: %s',
  (riyals) => {
    expect(() => halalas(riyals)).toThrow(RangeError)
  },
)

describe('typed amounts', () => {
  test.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['١٢٣', 12_300],
    [' 99 ', 9900],
    ['0', 0],
  ])('%s is read as %i halalas', (typed, expected) => {
    expect(parseHalalas(typed)).toBe(expected)
  })

  test.each(['', 'ten', '1.234', '1.', '.5', '5 SAR', '1e3', '--1', '12345678901234'])('%s is no amount', (typed) => {
    expect(parseHalalas(typed)).toBeNull()
  })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99_900, '999.00'],
  [100_000, '1,000.00'],
  [123_450, '1,234.50'],
  [123_456_789, '1,234,567.89'],
  [-123_450, '-1,234.50'],
])('%i halalas are written %s', (amount, expected) => {
  expect(formatAmount(amount)).toBe(expected)
})

test('money names its currency in the language of the reader', () => {
  expect(formatMoney(123_450, 'en')).toBe('SAR 1,234.50')
  expect(formatMoney(123_450, 'ar')).toBe('1,234.50 ريال')
  expect(formatMoney(-123_450, 'en')).toBe('SAR -1,234.50')
  expect(formatMoney(-123_450, 'ar')).toBe('\u2066-1,234.50\u2069 ريال')
})

test('riyals and halalas lead to each other and back', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(halalas(sar(amount))).toBe(amount)
    }),
  )
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseHalalas(formatAmount(amount))).toBe(amount)
    }),
  )
})

test('a sum of nothing is nothing', () => {
  expect(sumHalalas([])).toBe(0)
  expect(sumHalalas([1, 2, -3, 50])).toBe(50)
})

test.each([
  [1000, 15, 150],
  [10, 15, 2],
  [3, 50, 2],
  [-3, 50, -2],
  [333, 33.3333, 111],
  [100, 12.5, 13],
  [1, 0, 0],
  [-1, 0, 0],
  [999_999_999_999, 100, 999_999_999_999],
])('of %i halalas %f percent are %i', (amount, percent, expected) => {
  expect(shareOf(amount, percent)).toBe(expected)
})

test('a share and the share of the negative amount cancel out', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      expect(shareOf(amount, percent) + shareOf(-amount, percent)).toBe(0)
    }),
  )
})

test('a share is never further than half a halala from the exact one', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const difference = 100n * BigInt(shareOf(amount, percent)) - BigInt(amount) * BigInt(percent)
      expect(difference >= -50n && difference <= 50n).toBe(true)
    }),
  )
})
