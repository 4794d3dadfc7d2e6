import { expect, test } from 'vitest'
import type { ReportScore } from '../score.ts'
import { byUrgency, concernOf, firstFixes } from './morning.ts'

type Failed = { key: string; weight: number; earned: number }

/** One section of the given questions, whose weights add up to 100. */
const scoreOf = (questions: readonly Failed[], criticalFailed: string[] = []): ReportScore => {
  const numerator = questions.reduce((sum, { earned }) => sum + earned, 0)
  const denominator = questions.reduce((sum, { weight }) => sum + weight, 0)
  const share = (numerator / denominator) * 100
  return {
    questions: questions.map(({ key, weight, earned }) => ({
      key,
      section: 'A',
      state: 'counted',
      possible: weight,
      earned,
    })),
    sections: [{ key: 'A', weight: 100, numerator, denominator, score: share }],
    overall: { numerator: share * 100, denominator: 100 },
    bonus: 0,
    calculated: share,
    final: criticalFailed.length > 0 ? Math.min(share, 59) : share,
    criticalFailed,
  } as unknown as ReportScore
}

test('ranks questions by what they cost over all branches, each once', () => {
  const a = scoreOf([
    { key: 'A1', weight: 10, earned: 0 },
    { key: 'A2', weight: 6, earned: 0 },
    { key: 'A3', weight: 84, earned: 84 },
  ])
  const b = scoreOf([
    { key: 'A1', weight: 10, earned: 10 },
    { key: 'A2', weight: 6, earned: 0 },
    { key: 'A3', weight: 84, earned: 84 },
  ])
  const fixes = firstFixes(
    [
      { branchId: 'b1', reportId: 'r1', score: a },
      { branchId: 'b2', reportId: 'r2', score: b },
    ],
    3,
  )
  expect(fixes.map(({ questionKey, points, branches }) => [questionKey, points, branches])).toEqual([
    ['A2', 12, 2],
    ['A1', 10, 1],
  ])
})

test('a failed critical question costs what its cap removes', () => {
  const score = scoreOf(
    [
      { key: 'A1', weight: 5, earned: 0 },
      { key: 'A3', weight: 95, earned: 95 },
    ],
    ['A1'],
  )
  expect(firstFixes([{ branchId: 'b', reportId: 'r', score }], 1)[0]).toMatchObject({ questionKey: 'A1', points: 36 })
})

const fine = { visitedOn: '2026-11-01', score: 90, change: 1, criticalFailed: false }
const asked = { today: '2026-11-24', target: 85 }

test.each([
  [{ ...fine }, null],
  [{ ...fine, visitedOn: null, score: null, change: null }, { kind: 'never-visited' }],
  [{ ...fine, criticalFailed: true, visitedOn: '2026-01-01' }, { kind: 'critical' }],
  [{ ...fine, visitedOn: '2026-09-25' }, null],
  [
    { ...fine, visitedOn: '2026-09-24' },
    { kind: 'not-visited', days: 61 },
  ],
  [{ ...fine, score: 84.99 }, { kind: 'below-target' }],
  [{ ...fine, score: 85 }, null],
  [{ ...fine, change: -5 }, { kind: 'fell' }],
  [{ ...fine, change: -4.99 }, null],
])('of %j the reason is %j', (facts, concern) => {
  expect(concernOf(facts, asked)).toEqual(concern)
})

test('without a target no branch is below it', () => {
  expect(concernOf({ ...fine, score: 10 }, { ...asked, target: null })).toBeNull()
})

test('the most urgent reason comes first, then the lowest score', () => {
  const rows = [
    { concern: { kind: 'never-visited' }, score: null },
    { concern: { kind: 'fell' }, score: 70 },
    { concern: { kind: 'below-target' }, score: 80 },
    { concern: { kind: 'below-target' }, score: 60 },
    { concern: { kind: 'critical' }, score: 59 },
  ] as const
  expect(rows.toSorted(byUrgency).map(({ concern, score }) => `${concern.kind} ${score}`)).toEqual([
    'critical 59',
    'below-target 60',
    'below-target 80',
    'fell 70',
    'never-visited null',
  ])
})
