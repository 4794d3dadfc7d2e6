import { expect, test } from 'vitest'
import { journalOf, type JournalAccount, type JournalLine, totalsOf } from './journal.ts'
import { houseTemplate } from './template.ts'
import type { DailyValues } from './values.ts'

const { fees } = houseTemplate
/** Worked checks 1 and 2: the evening with 27,600.00 of sales, and 16.00 short. */
const evening: DailyValues = {
  'sales.cash': 684_250,
  'sales.mada': 1_142_000,
  'sales.cards': 315_025,
  'sales.apps': 598_000,
  'sales.vouchers': 20_725,
  refunds: 12_000,
  'tips.cards': 26_000,
  'cash.float': 100_000,
  'cash.paidIn': 50_000,
  'cash.refunds': 12_000,
  'cash.petty': 31_575,
  'cash.drops': 400_000,
  'cash.tips': 18_000,
  'cash.nextFloat': 100_000,
  'count.50000': 3,
  'count.20000': 4,
  'count.10000': 9,
  'count.5000': 7,
  'count.1000': 12,
  'count.500': 6,
  'count.200': 2,
  'count.100': 6,
  'count.50': 1,
  'count.25': 1,
}
const sideOf = (lines: readonly JournalLine[], account: JournalAccount, side: 'debit' | 'credit') =>
  lines.filter((line) => line.account === account).reduce((sum, line) => sum + line[side], 0)

test('worked checks 1 to 3: cash, sales and VAT, and what arrives from mada', () => {
  const lines = journalOf(evening, fees)
  expect([sideOf(lines, 'cash', 'debit'), sideOf(lines, 'cash', 'credit')]).toEqual([734_250, 734_250])
  expect([sideOf(lines, 'bank', 'debit'), sideOf(lines, 'over-short', 'debit')]).toEqual([271_075, 1_600])
  expect([sideOf(lines, 'sales', 'credit'), sideOf(lines, 'output-vat', 'credit')]).toEqual([2_389_565, 358_435])
  expect([sideOf(lines, 'mada', 'debit'), sideOf(lines, 'card-fees', 'debit')]).toEqual([1_131_494, 9_136])
  const { debit, credit } = totalsOf(lines)
  expect(debit).toBe(credit)
})

test('worked check 4: what arrives from the apps', () => {
  const apps = { 'sales.apps': 368_000, 'apps.discounts': 15_000, 'apps.adjustments': -3_500 }
  const lines = journalOf(apps, fees)
  expect(lines).toEqual([
    { account: 'apps', debit: 256_396, credit: 0 },
    { account: 'commission', debit: 80_960, credit: 0 },
    { account: 'app-discounts', debit: 15_000, credit: 0 },
    { account: 'app-adjustments', debit: 3_500, credit: 0 },
    { account: 'input-vat', debit: 12_144, credit: 0 },
    { account: 'sales', debit: 0, credit: 320_000 },
    { account: 'output-vat', debit: 0, credit: 48_000 },
  ])
})

test.each<[string, DailyValues]>([
  ['nothing sold', {}],
  ['more refunded than sold', { 'sales.cash': 1_000, refunds: 5_000, 'cash.refunds': 5_000 }],
  ['more cash refunds than refunds', { 'sales.cash': 10_000, refunds: 1_000, 'cash.refunds': 2_000 }],
  ['too much in the till', { ...evening, 'count.50000': 9 }],
  ['less counted than the next float', { ...evening, 'count.50000': 0, 'count.20000': 0, 'count.10000': 0 }],
  ['apps that pay out more, or take back all', { 'sales.apps': 1_000, 'apps.adjustments': 5_000 }],
  ['apps that take back more than was sold', { 'sales.apps': 1_000, 'apps.adjustments': -5_000 }],
  ['odd halalas', { 'sales.mada': 333, 'sales.apps': 777, refunds: 11, 'tips.cards': 1 }],
])('debits are credits: %s', (_name, values) => {
  const lines = journalOf(values, fees)
  const { debit, credit } = totalsOf(lines)
  expect(debit).toBe(credit)
  expect(lines.every((line) => line.debit >= 0 && line.credit >= 0)).toBe(true)
})
