import { expect, it } from 'vitest'
import { certificateRule } from '#/domain/certification/certificate-rule.ts'
import { readSelfCheck } from './self-check.ts'

const today = '2026-11-21'
const check = (fields: Record<string, string>) =>
  readSelfCheck(new URLSearchParams({ check: '1', ...fields }), today, certificateRule)
const three = (score: string) => ({
  day1: '2026-10-01',
  score1: score,
  day2: '2026-09-01',
  score2: score,
  day3: '2026-08-01',
  score3: score,
})

it('says nothing before it is asked', () => {
  expect(readSelfCheck(new URLSearchParams('day1=x'), today, certificateRule)).toEqual({
    typed: {},
    problems: {},
    result: null,
  })
})

it.each([
  ['79.99', null],
  ['80', 'silver'],
  ['٨٧٫٥', 'gold'],
  ['93 %', 'platinum'],
])('three visits with %s: %s', (score, level) => {
  expect(check(three(score)).result?.level).toBe(level)
})

it('takes fewer visits and says how many are missing', () => {
  expect(check({ day1: '2026-10-01', score1: '90' }).result?.missing).toEqual([{ what: 'visits', have: 1, need: 3 }])
  expect(check({}).result?.missing).toEqual([{ what: 'visits', have: 0, need: 3 }])
})

it('names what cannot be read, keeps what was typed, and gives no result', () => {
  const { problems, result, typed } = check({
    day1: '2026-13-01',
    score1: '101',
    day2: '2026-11-22',
    score2: 'good',
    score3: '90',
  })
  expect(problems).toEqual({
    day1: 'day-unreadable',
    score1: 'score-unreadable',
    day2: 'day-ahead',
    score2: 'score-unreadable',
    day3: 'day-missing',
  })
  expect(result).toBeNull()
  expect(typed['score2']).toBe('good')
})

it('lets an earlier critical failure and an overdue action stand in the way', () => {
  expect(check({ ...three('95'), earlier: '2026-07-01' }).result).toMatchObject({
    level: null,
    missing: [{ what: 'critical-failure', on: '2026-07-01', until: '2027-01-01' }],
  })
  expect(check({ ...three('95'), earlier: '2026-05-21' }).result?.level).toBe('platinum')
  expect(check({ ...three('95'), overdue: 'on' }).result?.missing).toEqual([{ what: 'overdue-action' }])
  expect(check({ ...three('95'), critical1: 'on' }).result?.level).toBeNull()
})

it('asks for as many visits as the rule in force', () => {
  const rule = { ...certificateRule, visits: 2, leastMean: { silver: 70, gold: 80, platinum: 90 } }
  const typed = new URLSearchParams({ check: '1', ...three('75') })
  const { result, typed: kept } = readSelfCheck(typed, today, rule)
  expect(result).toMatchObject({ level: 'silver', mean: 75 })
  expect(kept).not.toHaveProperty('day3')
})
