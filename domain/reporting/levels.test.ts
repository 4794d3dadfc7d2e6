import { expect, test } from 'vitest'
import { addUp, measure, noVisits, worstFirst } from './levels.ts'

const tally = (...scores: number[]) => ({
  n: scores.length,
  sum: scores.reduce((sum, score) => sum + score * 100, 0),
  squares: scores.reduce((sum, score) => sum + (score * 100) ** 2, 0),
  lost: scores.reduce((sum, score) => sum + (100 - score) * 100, 0),
})

test('law: the mean and the lost points of a level are those of the level below, weighted by visits', () => {
  let state = 11
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let round = 0; round < 100; round++) {
    const below = Array.from({ length: 1 + random(6) }, () =>
      tally(...Array.from({ length: random(5) }, () => random(10_001) / 100)),
    )
    const level = measure(addUp(below), noVisits)
    const rows = below.map((part) => measure(part, noVisits))
    const visits = rows.reduce((sum, { n }) => sum + n, 0)
    expect(level.n).toBe(visits)
    if (visits === 0) {
      expect([level.mean, level.lost]).toEqual([null, null])
      continue
    }
    expect(rows.reduce((sum, { mean, n }) => sum + (mean ?? 0) * n, 0) / visits).toBeCloseTo(level.mean!, 8)
    expect(rows.reduce((sum, { lost, n }) => sum + (lost ?? 0) * n, 0) / visits).toBeCloseTo(level.lost!, 8)
  }
})

test('a change needs visits in both periods', () => {
  expect(measure(tally(80), tally(70, 90)).change).toBe(0)
  expect(measure(tally(80), tally(70)).change).toBe(10)
  expect(measure(tally(80), noVisits).change).toBeNull()
  expect(measure(noVisits, tally(80))).toMatchObject({ mean: null, n: 0, change: null, lost: null })
})

test('lowest first, rows without visits last', () => {
  const rows = [
    { mean: null, name: 'A' },
    { mean: 90, name: 'B' },
    { mean: 60, name: 'C' },
  ]
  expect(rows.toSorted(worstFirst).map(({ name }) => name)).toEqual(['C', 'B', 'A'])
})
