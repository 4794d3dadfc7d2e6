import { expect, test } from 'vitest'
import { branchLines, mostLines, type MonthOfBranch } from './branch-lines.ts'

const row = (branchId: string, code: string, month: string, ...scores: number[]): MonthOfBranch => ({
  branchId,
  code,
  month: `2026-${month}-01`,
  n: scores.length,
  sum: scores.reduce((sum, score) => sum + score * 100, 0),
  squares: scores.reduce((sum, score) => sum + (score * 100) ** 2, 0),
})

test('a line holds one branch and one questionnaire, whatever the months', () => {
  const { months, lines, hidden } = branchLines([
    row('one', 'FSR-1', '01', 80),
    row('two', 'FSR-1', '02', 60, 70),
    row('one', 'OWN-1', '02', 90),
    row('one', 'FSR-1', '03', 84),
  ])
  expect(months).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  expect(hidden).toBe(0)
  expect(lines.map(({ branchId, code, values, n }) => [branchId, code, values, n])).toEqual([
    ['two', 'FSR-1', [null, 65, null], 2],
    ['one', 'FSR-1', [80, null, 84], 2],
    ['one', 'OWN-1', [null, 90, null], 1],
  ])
})

test('law: every visit is in exactly one line, and the mean of a line is that of its months weighted by visits', () => {
  let state = 7
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let round = 0; round < 50; round++) {
    const rows = Array.from({ length: 1 + random(30) }, () =>
      row(
        `b${random(4)}`,
        `Q-${random(2)}`,
        `0${1 + random(9)}`,
        ...Array.from({ length: 1 + random(3) }, () => random(10_001) / 100),
      ),
    )
    const { lines, months } = branchLines(rows, 100)
    expect(lines.reduce((sum, { n }) => sum + n, 0)).toBe(rows.reduce((sum, { n }) => sum + n, 0))
    for (const { branchId, code, mean, n, values } of lines) {
      const own = rows.filter((one) => one.branchId === branchId && one.code === code)
      const sum = months.reduce((total, month, index) => {
        const visits = own.filter((one) => one.month === month).reduce((all, one) => all + one.n, 0)
        return total + (values[index] ?? 0) * visits
      }, 0)
      expect(sum / n).toBeCloseTo(mean, 8)
    }
  }
})

test('of too many lines the lowest averages are drawn, and the others are counted', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`b${index}`, 'FSR-1', '01', 50 + index))
  const { lines, hidden } = branchLines(rows)
  expect(lines.map(({ mean }) => mean)).toEqual(Array.from({ length: mostLines }, (_, index) => 50 + index))
  expect(hidden).toBe(4)
})

test('no visits, no lines', () => {
  expect(branchLines([])).toEqual({ months: [], lines: [], hidden: 0 })
})
