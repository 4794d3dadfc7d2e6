import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalShares, leastShare, mostPayers, shareProblem } from './payment-shares.ts'

test.each([
  [57_500, 2, [28_750, 28_750]],
  [100_00, 3, [3334, 3333, 3333]],
  [287_385, 4, [71_847, 71_846, 71_846, 71_846]],
  [1001, 2, [501, 500]],
])('%i halalas among %i payers', (amount, payers, shares) => expect(equalShares(amount, payers)).toEqual(shares))

test.each([
  [[1000], { what: 'too-few' }],
  [Array.from({ length: mostPayers + 1 }, () => 1000), { what: 'too-many', most: mostPayers }],
  [[9901, 99], { what: 'too-small', index: 1 }],
  [[9900, 100], null],
  [[5000.5, 4999.5], { what: 'too-small', index: 0 }],
  [[5000, 4999], { what: 'sum', gap: 1 }],
  [[5000, 5001], { what: 'sum', gap: -1 }],
])('shares %j of 100 riyals: %j', (shares, problem) => expect(shareProblem(10_000, shares)).toEqual(problem))

test('law: equal shares add up to the halala, differ by one at most, and may stand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: mostPayers }), fc.integer({ min: 0, max: 100_000_000 }), (payers, more) => {
      const amount = payers * leastShare + more
      const shares = equalShares(amount, payers)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      expect(shareProblem(amount, shares)).toBeNull()
    }),
  )
})
