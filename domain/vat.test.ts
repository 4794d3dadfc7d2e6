import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatTotals, withVat } from './vat.ts'

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

test('totals add up lines that are already rounded', () => {
  expect(vatTotals([10, 10, 10])).toEqual({ net: 30, vat: 6, gross: 36 })
  expect(withVat(30).vat).toBe(5)
  expect(vatTotals([])).toEqual({ net: 0, vat: 0, gross: 0 })
})

test('net and tax always make the gross amount, and a credit note cancels its invoice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 })), (lines) => {
      const invoice = vatTotals(lines)
      const credit = vatTotals(lines.map((line) => -line))
      expect(invoice.net + invoice.vat).toBe(invoice.gross)
      expect(invoice.gross + credit.gross).toBe(0)
    }),
  )
})
