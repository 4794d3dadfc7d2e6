import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withVat } from './vat.ts'

test.each([
  [50_000, 7500, 57_500],
  [99_900, 14_985, 114_885],
  [10, 2, 12],
  [3, 0, 3],
  [0, 0, 0],
  [-10, -2, -12],
])('%i halalas bear a tax of %i and make %i', (net, vat, gross) => {
  expect(withVat(net)).toEqual({ net, vat, gross })
})

test('net and tax always make the gross amount, and an amount below nothing mirrors the one above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (net) => {
      const price = withVat(net)
      expect(price.net + price.vat).toBe(price.gross)
      expect(price.gross + withVat(-net).gross).toBe(0)
    }),
  )
})
