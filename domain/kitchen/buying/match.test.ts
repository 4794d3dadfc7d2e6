import { expect, test } from 'vitest'
import { type Rational, ratio, roundHalfUp } from '#/domain/rational.ts'
import { matchInvoice, type MatchLine } from './match.ts'

const units = (value: number): Rational => ratio(BigInt(Math.round(value * 100)), 100n)
const line = (accepted: number, billed: number, ordered: number, price: number): MatchLine => ({
  lineId: 'x',
  accepted: units(accepted),
  billed: units(billed),
  orderedPrice: units(ordered),
  billedPrice: units(price),
})
const noDelivery = { agreed: units(0), billed: units(0) }
const delivery = { agreed: units(10000), billed: units(10000) }

test('20 cartons at 165.00 ordered, 18 accepted, 20 billed at 168.00: a credit of 448.50', () => {
  const { lines, difference, credit, isMatched } = matchInvoice([line(18, 20, 16500, 16800)], delivery, 15)
  expect(lines[0]).toMatchObject({ isQuantityWithin: false, isPriceWithin: false })
  expect(roundHalfUp(lines[0]!.quantityDifference, 0)).toBe(33600)
  expect(roundHalfUp(lines[0]!.priceDifference, 0)).toBe(5400)
  expect(roundHalfUp(difference, 0)).toBe(39000)
  expect(credit).toBe(44850)
  expect(isMatched).toBe(false)
  // 3,979.00 billed less 3,530.50 expected
  expect((20 * 16800 + 10000) * 1.15 - (18 * 16500 + 10000) * 1.15).toBeCloseTo(credit, 6)
})

test.each([
  ['as ordered', line(20, 20, 16500, 16500), true],
  ['one halala more a pack', line(20, 20, 16500, 16501), true],
  ['2.00 more: at the line limit but beyond that of the whole', line(20, 20, 16500, 16510), false],
  ['1.00 more: within both', line(20, 20, 16500, 16505), true],
  ['1.20 more: within the line, beyond the whole', line(20, 20, 16500, 16506), false],
  ['beyond 1 % of a small line', line(1, 1, 500, 506), false],
  ['at 1 % of a small line', line(1, 1, 500, 505), true],
  ['a tenth of a pack not delivered', line(19.9, 20, 1, 1), false],
  ['more delivered than billed', line(21, 20, 16500, 16500), false],
])('%s', (_, each, isMatched) => {
  expect(matchInvoice([each], noDelivery, 15).isMatched).toBe(isMatched)
})

test('differences of lines that cancel each other are still differences', () => {
  const { isMatched, credit } = matchInvoice([line(10, 10, 1000, 1100), line(10, 10, 1000, 900)], noDelivery, 15)
  expect([isMatched, credit]).toEqual([false, 0])
})

test('less billed than accepted is a negative credit of the same size, and the fee counts', () => {
  expect(matchInvoice([line(20, 18, 16800, 16800)], delivery, 15).credit).toBe(-38640)
  expect(matchInvoice([line(1, 1, 100, 100)], { agreed: units(0), billed: units(5000) }, 15).credit).toBe(5750)
  expect(matchInvoice([line(1, 1, 100, 100)], { agreed: units(0), billed: units(5000) }, 0).credit).toBe(5000)
})
