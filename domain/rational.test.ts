import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLess, over, plus, ratio, rational, roundHalfUp, smaller, sum, times, toNumber } from './rational.ts'

test.each([
  [0, 0n, 1n],
  [2, 2n, 1n],
  [0.1, 1n, 10n],
  [0.75, 3n, 4n],
  [2.5, 5n, 2n],
  [-0.5, -1n, 2n],
  [1e-7, 1n, 10_000_000n],
  [1e21, 10n ** 21n, 1n],
])('%f is exactly that fraction', (value, n, d) => {
  expect(rational(value)).toEqual({ n, d })
})

test('a tenth and two tenths are three tenths', () => {
  expect(plus(rational(0.1), rational(0.2))).toEqual(rational(0.3))
})

test('fractions are kept in lowest terms with a positive denominator', () => {
  expect(ratio(6n, -8n)).toEqual({ n: -3n, d: 4n })
  expect(ratio(0n, 5n)).toEqual({ n: 0n, d: 1n })
})

test('fractions are multiplied, divided, added up and compared', () => {
  expect(times(ratio(2n, 3n), ratio(3n, 4n))).toEqual(ratio(1n, 2n))
  expect(over(ratio(1n, 2n), ratio(1n, 3n))).toEqual(ratio(3n, 2n))
  expect(sum([ratio(1n, 3n), ratio(1n, 3n), ratio(1n, 3n)])).toEqual(ratio(1n, 1n))
  expect(isLess(ratio(1n, 3n), ratio(1n, 2n))).toBe(true)
  expect(smaller(ratio(1n, 3n), ratio(1n, 2n))).toEqual(ratio(1n, 3n))
})

test.each([
  [ratio(7n, 12n), 2, 0.58],
  [ratio(700n, 12n), 2, 58.33],
  [ratio(1n, 8n), 2, 0.13],
  [ratio(1005n, 1000n), 2, 1.01],
  [ratio(10_049n, 10_000n), 2, 1],
  [ratio(1n, 2n), 0, 1],
  [ratio(2n, 3n), 2, 0.67],
])('%o is rounded half up to %i decimals: %f', (value, decimals, expected) => {
  expect(roundHalfUp(value, decimals)).toBe(expected)
})

test('every decimal number comes back from its fraction', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
      const hundredths = Math.round(value * 100) / 100
      expect(toNumber(rational(hundredths)) === hundredths).toBe(true)
    }),
  )
})
