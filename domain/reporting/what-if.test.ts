import { describe, expect, test } from 'vitest'
import { fixFirst, scoreIfPassed } from './what-if.ts'

const question = (key: string, weight: number, score: number | null, bonus = 0) => ({
  key,
  weight,
  score,
  earned: weight * (score ?? 0),
  bonus,
})
const section = (weight: number, ...questions: ReturnType<typeof question>[]) => {
  const counting = questions.filter(({ score }) => score !== null)
  const sum = (of: (one: (typeof questions)[number]) => number) => counting.reduce((total, one) => total + of(one), 0)
  return { weight, numerator: sum(({ earned }) => earned), denominator: sum((one) => one.weight), questions }
}

const visit = {
  sections: [
    section(60, question('A1', 2, 1), question('A2', 1, 0), question('A3', 1, 0.5)),
    section(40, question('B1', 3, 0), question('B2', 1, 1), question('B3', 1, null)),
  ],
  bonus: 0,
  criticalFailed: ['B1'],
}
// 60 x 2.5/4 + 40 x 1/4 = 47.5

describe('the score if questions had passed', () => {
  test.each([
    ['nothing', [], 47.5],
    ['a whole loss', ['A2'], 59],
    ['a part of a loss', ['A3'], 55],
    ['the critical one: the cap is gone', ['B1'], 77.5],
    ['the critical one and another', ['B1', 'A2'], 92.5],
    ['every loss', ['B1', 'A2', 'A3'], 100],
    ['one that does not count', ['B3'], 47.5],
    ['one that passed', ['A1'], 47.5],
    ['one of another questionnaire', ['Z9'], 47.5],
  ])('%s', (_case, passed, score) => {
    expect(scoreIfPassed(visit, passed)).toBe(score)
  })

  test('stays capped while one of two critical questions fails', () => {
    const two = { ...visit, criticalFailed: ['B1', 'A2'] }
    expect(scoreIfPassed(two, ['B1'])).toBe(59)
    expect(scoreIfPassed(two, ['B1', 'A2'])).toBe(92.5)
  })

  test('adds the bonus of a question, up to 100', () => {
    const sections = [section(100, question('A1', 1, 1), question('A2', 1, 0, 5))]
    expect(scoreIfPassed({ sections, bonus: 0, criticalFailed: [] }, [])).toBe(50)
    expect(scoreIfPassed({ sections, bonus: 0, criticalFailed: [] }, ['A2'])).toBe(100)
    const partly = [section(100, question('A1', 1, 0), question('A2', 1, 0.5, 4))]
    expect(scoreIfPassed({ sections: partly, bonus: 2, criticalFailed: [] }, ['A2'])).toBe(54)
  })

  test('is unknown where nothing counts', () => {
    expect(scoreIfPassed({ sections: [section(100)], bonus: 0, criticalFailed: [] }, [])).toBeNull()
  })
})

test('what to fix first: failed critical questions, then the most expensive', () => {
  const findings = [
    { key: 'major', failed: true, critical: false, lost: 2 },
    { key: 'dear', failed: false, critical: false, lost: 4 },
    { key: 'cheap', failed: true, critical: false, lost: 0.5 },
    { key: 'critical', failed: true, critical: true, lost: 1 },
    { key: 'nearly', failed: false, critical: true, lost: 3 },
  ]
  expect(fixFirst(findings, 3).map(({ key }) => key)).toEqual(['critical', 'dear', 'nearly'])
  expect(fixFirst(findings, 9)).toHaveLength(5)
  expect(fixFirst([], 3)).toEqual([])
})
