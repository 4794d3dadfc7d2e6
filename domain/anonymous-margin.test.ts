import { expect, test } from 'vitest'
import { publishable } from './anonymous.ts'
import { type SpreadShare, withMargins } from './anonymous-margin.ts'

/** Visits of a client in a group with these scores. */
const share = (client: string, group: string | null, ...scores: number[]): SpreadShare => ({
  client,
  group,
  n: scores.length,
  sum: scores.reduce((sum, score) => sum + score, 0),
  squares: scores.reduce((sum, score) => sum + score ** 2, 0),
})
const averagesOf = (shares: readonly SpreadShare[]) => withMargins(publishable(shares), shares)

test('a margin is in whole points, rounded up, and from the visits themselves', () => {
  // mean 80, deviation 5.345, t(7) = 2.365: 4.47 points
  const shares = [share('a', 'x', 75, 85), share('b', 'x', 75, 85, 75), share('c', 'x', 85, 75, 85)]
  expect(averagesOf(shares).total).toEqual({ n: 8, mean: 80, spread: { kind: 'margin', margin: 5 } })
})

test('near an end of the scale the margin is told as a range', () => {
  const shares = [share('a', 'x', 100, 100, 80), share('b', 'x', 100, 100, 99), share('c', 'x', 100, 95, 100)]
  expect(averagesOf(shares).total).toEqual({ n: 9, mean: 97, spread: { kind: 'range', low: 92, high: 100 } })
})

test('no margin where a client that takes its own visits off is left with fewer than five', () => {
  const shares = [share('a', 'x', 75, 85, 80), share('b', 'x', 70), share('c', 'x', 90)]
  expect(averagesOf(shares).total).toEqual({ n: 5, mean: 80, spread: null })
})

test('no margin where every visit has the same score, which would tell each of them', () => {
  const same = [share('a', 'x', 80, 80, 80), share('b', 'x', 80, 80, 80), share('c', 'x', 80, 80, 80)]
  expect(averagesOf(same).total).toEqual({ n: 9, mean: 80, spread: null })
})

const large = (group: string) => [
  share('a', group, 75, 85, 80),
  share('b', group, 70, 90, 85),
  share('c', group, 90, 80, 75),
]

test('a group has no margin where the spread of a hidden rest could be worked out from it', () => {
  const rest = [share('a', 'z', 60, 61, 62), share('b', 'z', 63), share('c', 'z', 64)]
  const { total, cells } = averagesOf([...large('x'), ...rest])
  expect(total?.spread).not.toBeNull()
  expect(cells.map(({ group, spread }) => [group, spread])).toEqual([
    ['x', null],
    ['z', null],
  ])
})

test('groups that bear a margin each have one', () => {
  const { cells } = averagesOf([...large('x'), ...large('y')])
  expect(cells.every(({ spread }) => spread !== null)).toBe(true)
})

test('without a published average there is no margin', () => {
  expect(averagesOf([])).toEqual({ total: null, cells: [], hidden: false })
  expect(averagesOf([share('a', 'x', 75, 85, 80, 90, 70)])).toEqual({ total: null, cells: [], hidden: true })
})
