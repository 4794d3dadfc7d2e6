import { expect, test } from 'vitest'
import { type Rational, ratio, zero } from '../../rational.ts'
import { complianceScore, meanOf, pointsGained, pointsLost, type ScoredRow, weightOfAll } from './compliance-score.ts'

const [one, half]: Rational[] = [ratio(1n, 1n), ratio(1n, 2n)]
const row = (weight: number, value: Rational, more: Partial<ScoredRow> = {}): ScoredRow => ({
  weight,
  value,
  isCritical: false,
  isOfWorkers: false,
  ...more,
})
const critical = { isCritical: true }
/** Licence, Civil Defence with 5 days left, health certificates of 18 of 20, pest control, VAT, menu after 100 of 90 days. */
const check = (licence: Rational) => [
  row(5, licence, critical),
  row(5, half!, critical),
  row(5, ratio(18n, 20n), { isCritical: true, isOfWorkers: true }),
  row(3, one!),
  row(4, one!),
  row(3, half!),
]

test('the worked check: 20.5 of 25 are 82.00, and 59 instead of 62.00 without the licence', () => {
  expect(complianceScore(check(one!))).toEqual({ score: 82, calculated: 82, isCapped: false })
  expect(complianceScore(check(zero))).toEqual({ score: 59, calculated: 62, isCapped: true })
})

test.each([
  ['nothing applies', [], null],
  ['all met', [row(5, one!), row(1, one!)], 100],
  ['two decimals, half up', [row(2, one!), row(1, zero)], 66.67],
  [
    'workers at four in five do not cap',
    [row(5, ratio(4n, 5n), { isCritical: true, isOfWorkers: true }), row(95, one!)],
    99,
  ],
  [
    'workers below four in five cap',
    [row(5, ratio(15n, 19n), { isCritical: true, isOfWorkers: true }), row(95, one!)],
    59,
  ],
  ['a critical half does not cap', [row(5, half!, critical), row(5, one!)], 75],
  ['a score below the cap stays', [row(5, zero, critical), row(5, zero)], 0],
])('%s', (_, rows, score) => expect(complianceScore(rows)?.score ?? null).toBe(score))

test('the mean over workers is exact, and nothing without workers', () => {
  expect(meanOf([one!, one!, zero])).toEqual(ratio(2n, 3n))
  expect(meanOf([])).toBeNull()
})

test('laws: lost points add up to what is missing; nothing met lowers the score', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const pick = (n: number, of: number) => (seed * 7919 + n * 104_729) % of
    const rows = Array.from({ length: 1 + pick(1, 9) }, (_, n) =>
      row(1 + pick(n + 2, 5), ratio(BigInt(pick(n + 3, 5)), 4n), {
        isCritical: pick(n, 3) === 0,
        isOfWorkers: pick(n, 2) === 0,
      }),
    )
    const { score, calculated } = complianceScore(rows)!
    expect(score).toBeLessThanOrEqual(calculated)
    const lost = rows.reduce((total, each) => total + pointsLost(each, weightOfAll(rows)), 0)
    expect(Math.abs(100 - calculated - lost)).toBeLessThan(0.01 * (rows.length + 1))
    for (const each of rows) expect(pointsGained(each, rows)).toBeGreaterThanOrEqual(0)
  }
})
