import { expect, test } from 'vitest'
import { halalas } from '#/domain/money.ts'
import {
  appPayout,
  countedCash,
  differenceLimit,
  expectedCash,
  percentOf,
  perOne,
  reckon,
  salesOf,
  settlement,
  terminalTotal,
} from './cash.ts'

const terms = {
  float: halalas('1000.00'),
  sales: halalas('6842.50'),
  paidIn: halalas('500.00'),
  refunds: halalas('120.00'),
  petty: halalas('315.75'),
  drops: halalas('4000.00'),
  tips: halalas('180.00'),
}
const count = { 50_000: 3, 20_000: 4, 10_000: 9, 5_000: 7, 1_000: 12, 500: 6, 200: 2, 100: 6, 50: 1, 25: 1 }

test('check 1: expected 3,726.75, counted 3,710.75, short 16.00 within 34.21, deposit 2,710.75', () => {
  expect(expectedCash(terms)).toBe(halalas('3726.75'))
  expect(countedCash(count)).toBe(halalas('3710.75'))
  expect(reckon(terms, count, halalas('1000.00'))).toEqual({
    expected: halalas('3726.75'),
    counted: halalas('3710.75'),
    difference: -halalas('16.00'),
    limit: halalas('34.21'),
    needsReason: false,
    deposit: halalas('2710.75'),
  })
})

test('a difference above the limit needs a reason, over as well as short; below 4,000 of sales the limit is 20', () => {
  expect(differenceLimit(halalas('3000'))).toBe(halalas('20'))
  expect(reckon({ ...terms, float: terms.float + 1822 }, count, 0).needsReason).toBe(true)
  expect(reckon({ ...terms, float: terms.float + 1821 }, count, 0).needsReason).toBe(false)
  expect(reckon({ ...terms, float: terms.float - 5022 }, count, 0).needsReason).toBe(true)
})

test('check 2: tenders of 27,600.00 less 120.00 refunds are 23,895.65 net and 3,584.35 VAT; the terminals show 14,830.25', () => {
  const tenders = {
    cash: halalas('6842.50'),
    mada: halalas('11420.00'),
    cards: halalas('3150.25'),
    apps: halalas('5980.00'),
    vouchers: halalas('207.25'),
  }
  expect(salesOf(tenders, halalas('120.00'))).toEqual({
    total: halalas('27600.00'),
    gross: halalas('27480.00'),
    net: halalas('23895.65'),
    vat: halalas('3584.35'),
  })
  expect(terminalTotal(tenders, halalas('260.00'))).toBe(halalas('14830.25'))
})

test('check 3: of 11,420.00 by mada 11,314.94 arrive', () => {
  expect(settlement(halalas('11420.00'), 0.8)).toEqual({
    fee: halalas('91.36'),
    vat: halalas('13.70'),
    charged: halalas('105.06'),
    arrives: halalas('11314.94'),
  })
})

test('check 4: an app pays out 2,563.96 of 3,680.00', () => {
  const given = { gross: halalas('3680.00'), commissionPercent: 22, discounts: halalas('150.00') }
  expect(appPayout({ ...given, adjustments: -halalas('35.00') })).toEqual({
    commission: halalas('809.60'),
    vat: halalas('121.44'),
    payout: halalas('2563.96'),
  })
})

test('ratios: waste 1.73 %, average bill 59.44, nothing without a divisor', () => {
  expect(percentOf(halalas('412.30'), halalas('23895.65'))).toBe(1.73)
  expect(perOne(halalas('23895.65'), 402)).toBe(halalas('59.44'))
  expect(percentOf(halalas('412.30'), 0)).toBeNull()
  expect(perOne(halalas('23895.65'), 0)).toBeNull()
})
