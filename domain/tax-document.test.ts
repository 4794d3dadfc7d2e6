import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxBuyer, taxDocument } from '#/tests/tax.ts'
import { sumHalalas } from './money.ts'
import {
  isExport,
  lineAmounts,
  lineNet,
  parseQuantity,
  standardRate,
  sumByCategory,
  type Taxable,
  type TaxCategory,
  type TaxDocument,
  type TaxLine,
  type TaxParty,
  taxTotals,
} from './tax-document.ts'

const line = (unitPrice: number, quantity = 1, more: Partial<TaxLine> = {}): TaxLine => ({
  name: 'x',
  quantity,
  unitPrice,
  category: standardRate,
  ...more,
})

test.each([
  ['a visit', line(50_000), { net: 50_000, vat: 7500, gross: 57_500 }],
  ['half a halala of tax goes up', line(10), { net: 10, vat: 2, gross: 12 }],
  ['just below half goes down', line(9), { net: 9, vat: 1, gross: 10 }],
  ['2.345 riyals of tax', line(1563), { net: 1563, vat: 234, gross: 1797 }],
  ['1.005 riyals of tax', line(670), { net: 670, vat: 101, gross: 771 }],
  [
    'pieces times price, less what is taken off',
    line(333, 3, { allowance: { amount: 99, reason: 'r' } }),
    { net: 900, vat: 135, gross: 1035 },
  ],
  ['a day and a half', line(33_333, 1.5), { net: 50_000, vat: 7500, gross: 57_500 }],
  ['half a halala goes up', line(100, 0.145), { net: 15, vat: 2, gross: 17 }],
  ['thousandths that no binary fraction holds', line(1000, 1.005), { net: 1005, vat: 151, gross: 1156 }],
  [
    'a third, less what is taken off',
    line(300, 0.333, { allowance: { amount: 50, reason: 'r' } }),
    { net: 50, vat: 8, gross: 58 },
  ],
  ['included in a plan', line(50_000, 1, { allowance: { amount: 50_000, reason: 'r' } }), { net: 0, vat: 0, gross: 0 }],
  ['at five per cent', line(1000, 1, { category: { code: 'S', percent: 5 } }), { net: 1000, vat: 50, gross: 1050 }],
])('a line: %s', (_, given, expected) => expect(lineAmounts(given)).toEqual(expected))

test('the tax is rounded once for the document, not once a line', () => {
  const totals = taxTotals([line(10), line(10), line(10)])
  expect(sumHalalas(totals.lines.map(({ vat }) => vat))).toBe(6)
  expect(totals).toMatchObject({ net: 30, vat: 5, gross: 35 })
})

test('the example of the authority: 869.57 with tax is 1000.01', () => {
  expect(taxTotals([line(86_957)])).toMatchObject({ net: 86_957, vat: 13_044, gross: 100_001 })
})

const exempt = (reasonCode: string): TaxCategory => ({ code: 'Z', percent: 0, reasonCode, reason: 'r' })

test('each category has its own base, and reasons are kept apart', () => {
  const { categories, vat } = taxTotals([
    line(100),
    line(200, 1, { category: exempt('VATEX-SA-32') }),
    line(300, 1, { category: exempt('VATEX-SA-33') }),
    line(400, 1, { category: exempt('VATEX-SA-32') }),
    line(500),
  ])
  expect(categories.map(({ taxable, vat: tax }) => [taxable, tax])).toEqual([
    [600, 90],
    [600, 0],
    [300, 0],
  ])
  expect(vat).toBe(90)
})

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    taxed: fc.boolean(),
  })
  .map(({ quantity, unitPrice, off, taxed }) =>
    line(unitPrice, quantity, {
      allowance: { amount: Math.floor(quantity * unitPrice * off), reason: 'r' },
      category: taxed ? standardRate : exempt('VATEX-SA-32'),
    }),
  )

test('laws: whatever the lines, nets add up, the tax is the rounded share of its base, the gross their sum', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 60 }), (lines) => {
      const totals = taxTotals(lines)
      const taxable = sumHalalas(
        totals.categories.filter(({ category }) => category.percent === 15).map((row) => row.taxable),
      )
      expect(sumHalalas(totals.lines.map(({ net }) => net))).toBe(totals.net)
      expect(sumHalalas(totals.categories.map((row) => row.taxable))).toBe(totals.net)
      // half up at the halala, in integers: 15 % of n halalas is 15 n / 100
      expect(totals.vat).toBe(Number((BigInt(taxable) * 30n + 100n) / 200n))
      expect(totals.gross).toBe(totals.net + totals.vat)
      // the authority warns when lines and document differ by more than a halala per line
      expect(Math.abs(sumHalalas(totals.lines.map(({ vat }) => vat)) - totals.vat)).toBeLessThanOrEqual(lines.length)
    }),
    { numRuns: 500 },
  )
})

const taxableOf = (lines: readonly TaxLine[]): Taxable[] =>
  sumByCategory(lines.map((one) => ({ category: one.category, taxable: lineNet(one) })))

test('credit notes of 0.10 five times and 0.50 take back the 0.15 of tax that 1.00 was invoiced with', () => {
  const parts = [10, 10, 10, 10, 10, 50]
  const taxes = parts.map(
    (net, index) => taxTotals([line(net)], taxableOf(parts.slice(0, index).map((n) => line(n)))).vat,
  )
  expect(taxes).toEqual([2, 1, 2, 1, 2, 7])
  expect(sumHalalas(taxes)).toBe(taxTotals([line(100)]).vat)
})

test('laws: any series of credit notes takes back the tax of what it credits, and each differs by a halala at most', () => {
  const five: TaxCategory = { code: 'S', percent: 5 }
  const category = fc.constantFrom<TaxCategory>(standardRate, five, exempt('VATEX-SA-32'))
  const part = fc.record({ net: fc.integer({ min: 1, max: 100_000 }), category })
  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }), (notes) => {
      const before: TaxLine[] = []
      let credited = 0
      for (const parts of notes) {
        const lines = parts.map(({ net, category: of }) => line(net, 1, { category: of }))
        const totals = taxTotals(lines, taxableOf(before))
        const alone = taxTotals(lines)
        expect(totals.net).toBe(alone.net)
        for (const [index, { vat }] of totals.categories.entries()) {
          expect(vat).toBeGreaterThanOrEqual(0)
          expect(Math.abs(vat - alone.categories[index]!.vat)).toBeLessThanOrEqual(1)
        }
        before.push(...lines)
        credited += totals.vat
        expect(credited).toBe(taxTotals(before).vat)
      }
    }),
    { numRuns: 500 },
  )
})

const abroad: TaxParty = { ...taxBuyer, vatNumber: null, address: { ...taxBuyer.address!, country: 'BH' } }
const exported = (reasonCode: string) => [line(100, 1, { category: exempt(reasonCode) })]
test.each<[string, Partial<TaxDocument>, boolean]>([
  ['services to a buyer abroad', { buyer: abroad, lines: exported('VATEX-SA-33') }, true],
  ['goods to a buyer abroad', { buyer: abroad, lines: exported('VATEX-SA-32') }, true],
  ['a note about one', { kind: 'credit', buyer: abroad, lines: exported('VATEX-SA-33') }, true],
  ['transport of a buyer abroad', { buyer: abroad, lines: exported('VATEX-SA-34-1') }, false],
  ['taxed services to a buyer abroad', { buyer: abroad }, false],
  ['a buyer in the Kingdom', { lines: exported('VATEX-SA-33') }, false],
  [
    'a Saudi VAT number',
    { buyer: { ...abroad, vatNumber: taxBuyer.vatNumber }, lines: exported('VATEX-SA-33') },
    false,
  ],
  ['a simplified document', { form: 'simplified', buyer: abroad, lines: exported('VATEX-SA-33') }, false],
  ['nobody', { form: 'simplified', buyer: null, lines: exported('VATEX-SA-33') }, false],
])('export: %s', (_, changes, expected) => expect(isExport(taxDocument(changes))).toBe(expected))

test.each([
  ['1', 1],
  ['1.5', 1.5],
  ['٢٫٢٥', 2.25],
  ['1,250', 1250],
  [' 0.001 ', 0.001],
  ['99999.999', 99_999.999],
  ['0', null],
  ['0.000', null],
  ['1.0001', null],
  ['100000', null],
  ['-1', null],
  ['.5', null],
  ['1e3', null],
  ['', null],
])('the quantity %s', (typed, expected) => expect(parseQuantity(typed)).toBe(expected))
