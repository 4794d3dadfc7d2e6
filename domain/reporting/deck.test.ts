import { expect, test } from 'vitest'
import { movesOf, onSlide, standingsOf, stepsOf } from './deck.ts'

const branch = (id: string) => ({ id, name: `Branch ${id}` })
const visit = (id: string, branchId: string, day: string, final: number) => ({
  id,
  branchId,
  final,
  visitedAt: `2026-${day}T12:00:00.000Z`,
})
const now = new Date('2026-11-29T08:00:00.000Z')
const visits = [
  visit('v1', 'a', '08-01', 70),
  visit('v2', 'a', '10-14', 59),
  visit('v3', 'b', '09-26', 97.5),
  visit('v4', 'c', '09-01', 80.04),
  visit('v5', 'c', '10-01', 80.01),
]

test('the last visit of each branch, the highest first, branches without one last', () => {
  const standings = standingsOf(['a', 'b', 'c', 'd'].map(branch), visits, now)
  expect(standings.map(({ branch: { id }, last, change, days }) => [id, last?.id ?? null, change, days])).toEqual([
    ['b', 'v3', null, 64],
    ['c', 'v5', expect.closeTo(-0.03, 5), 59],
    ['a', 'v2', -11, 46],
    ['d', null, null, null],
  ])
})

test('a change below what is printed counts as neither rise nor fall', () => {
  const standings = standingsOf(['a', 'b', 'c'].map(branch), visits, now)
  expect(movesOf(standings)).toEqual({ rose: 0, fell: 1, compared: 2 })
})

test('all branches up to five, else the five lowest that were visited', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7']
  const many = ids.slice(0, 6).map((id) => visit(`v${id}`, id, '10-10', 50 + Number(id)))
  expect(onSlide(standingsOf(ids.slice(0, 5).map(branch), many, now))).toHaveLength(5)
  expect(onSlide(standingsOf(ids.map(branch), many, now)).map((one) => one.branch.id)).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
  expect(onSlide(standingsOf(ids.map(branch), [], now))).toHaveLength(5)
  expect(onSlide(standingsOf(['1', '7'].map(branch), many, now)).at(-1)!.last).toBeNull()
})

const question = (key: string, weight: number, score: number) => ({
  key,
  weight,
  score,
  earned: weight * score,
  bonus: 0,
})
const report = {
  score: 59,
  bonus: 0,
  criticalFailed: ['a'],
  sections: [
    {
      weight: 100,
      numerator: 12,
      denominator: 20,
      questions: [question('a', 4, 0), question('b', 4, 0), question('c', 12, 1)],
    },
  ],
}

test('the bars rise from the score of today, and a fix below the cap adds nothing before the critical one', () => {
  expect(stepsOf(report, ['a', 'b'])).toEqual([
    { key: null, score: 59, before: 59 },
    { key: 'a', score: 80, before: 59 },
    { key: 'b', score: 100, before: 80 },
  ])
  expect(stepsOf(report, ['b', 'a'])!.map(({ score }) => score)).toEqual([59, 59, 100])
  expect(stepsOf(report, ['c'])).toBeNull()
  expect(stepsOf({ ...report, sections: [] }, ['a'])).toBeNull()
})
