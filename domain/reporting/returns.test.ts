import { expect, test } from 'vitest'
import type { ReportScore } from '../score.ts'
import { returnsOf, totalAtStake } from './returns.ts'
import { stakeOf, stakesOf } from './stake.ts'

type Part = { key: string; section: string; possible: number; earned: number }

/** A score of two sections, weighted 60 and 40, with these questions. */
function scoreOf(parts: readonly Part[], criticalFailed: string[] = []): ReportScore {
  const weights: Record<string, number> = { S: 60, T: 40 }
  const sections = Object.entries(weights).map(([key, weight]) => {
    const own = parts.filter(({ section }) => section === key)
    const sum = (of: 'possible' | 'earned') => own.reduce((total, part) => total + part[of], 0)
    return { key, weight, numerator: sum('earned'), denominator: sum('possible'), score: null }
  })
  const calculated = sections.reduce((sum, s) => sum + (100 * s.weight * s.numerator) / s.denominator / 100, 0)
  return {
    questions: parts.map((part) => ({ ...part, weight: part.possible, bonus: 0, applicable: true, score: 0 })),
    sections,
    overall: { numerator: calculated, denominator: 100 },
    bonus: 0,
    calculated,
    final: criticalFailed.length > 0 ? Math.min(calculated, 59) : calculated,
    criticalFailed,
  } as unknown as ReportScore
}

const parts = (a: number, b: number, c: number): Part[] => [
  { key: 'A', section: 'S', possible: 4, earned: a },
  { key: 'B', section: 'S', possible: 4, earned: b },
  { key: 'C', section: 'T', possible: 4, earned: c },
]
const basis = { covers: 9000, bill: 62_00, rate: 0.3 }
const visits = [
  { branchId: 'one', reportId: 'r1', score: scoreOf(parts(4, 2, 3)) },
  { branchId: 'two', reportId: 'r2', score: scoreOf(parts(1, 4, 4)) },
]

test('findings of all branches are ranked by what they are worth, by the formula of the report', () => {
  const rows = returnsOf(visits, basis, 'question')
  expect(rows.map(({ branchId, key, points }) => [branchId, key, points])).toEqual([
    ['two', 'A', 22.5],
    ['one', 'B', 15],
    ['one', 'C', 10],
  ])
  for (const { branchId, key, points, amount } of rows) {
    expect(amount).toBe(stakeOf(points, basis))
    const ofReport = stakesOf(visits.find((visit) => visit.branchId === branchId)!.score, basis)!
    expect(ofReport.findings.find((finding) => finding.key === key)!.amount).toBe(amount)
  }
})

test('without the figures of the company there is an order and no amount', () => {
  const rows = returnsOf(visits, null, 'question')
  expect(rows.map(({ key, amount }) => [key, amount])).toEqual([
    ['A', null],
    ['B', null],
    ['C', null],
  ])
})

test('a section is its findings together, at most what the visit lacks to 100', () => {
  const both = [{ branchId: 'one', reportId: 'r1', score: scoreOf(parts(2, 2, 4)) }]
  expect(returnsOf(both, basis, 'section')).toMatchObject([{ key: 'S', findings: 2, points: 30 }])
  const capped = [{ branchId: 'one', reportId: 'r1', score: scoreOf(parts(0, 4, 4), ['A']) }]
  for (const { points } of returnsOf(capped, basis, 'section')) expect(points).toBeLessThanOrEqual(41)
})

test('the total is the sum of what each report states', () => {
  const sum = visits.reduce((total, { score }) => total + stakesOf(score, basis)!.total.amount, 0)
  expect(totalAtStake(visits, basis)).toBe(sum)
})

test('a critical failure costs the points above 59', () => {
  const critical = [{ branchId: 'one', reportId: 'r1', score: scoreOf(parts(0, 4, 4), ['A']) }]
  expect(returnsOf(critical, basis, 'question')[0]).toMatchObject({ key: 'A', critical: true, points: 11 })
})
