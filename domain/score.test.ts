import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, type AnswerValue, type Question, type QuestionnaireDefinition } from './questionnaire.ts'
import {
  bandOf,
  formatPoints,
  formatScore,
  formatTenths,
  isFailed,
  scoreAnswer,
  scoreReport,
  tenthsOf,
} from './score.ts'

const answer = (questionKey: string, value: AnswerValue, notApplicable = false): Answer => ({
  questionKey,
  value,
  notApplicable,
  naReason: '',
  comment: '',
  photos: 0,
})

const text = { en: 'Question', ar: 'سؤال' }
const base = {
  text,
  weight: 1,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none' as const,
}
const yesNo = (key: string, more: Partial<Question> = {}): Question =>
  ({ ...base, key, type: 'yes_no', ...more }) as Question
const timing = (limits: [number, number, number]): Question => ({ ...base, key: 'T', type: 'timing', limits })
const choice = (key: string, value: number, weight = 1): Question => ({
  ...base,
  key,
  weight,
  type: 'choice',
  options: [{ key: 'it', text, value }],
})
const form = (...sections: [weight: number, questions: Question[]][]): QuestionnaireDefinition => ({
  code: 'TEST',
  version: 1,
  evaluationType: 'basic',
  title: text,
  sections: sections.map(([weight, questions], index) => ({ key: `S${index}`, title: text, weight, questions })),
  unscored: [],
})

describe('what one answer earns', () => {
  test('yes earns all and no earns nothing', () => {
    expect(scoreAnswer(yesNo('Y'), true)).toBe(1)
    expect(scoreAnswer(yesNo('Y'), false)).toBe(0)
  })

  test.each([
    [1, 0],
    [2, 0.25],
    [3, 0.5],
    [4, 0.75],
    [5, 1],
  ])('a rating of %i earns %f', (value, expected) => {
    const rating = { ...base, key: 'R', type: 'rating', steps: [text, text, text, text, text] } as const
    expect(scoreAnswer(rating, value)).toBe(expected)
  })

  test.each([
    [[20, 25, 35], 0, 1],
    [[20, 25, 35], 20, 1],
    [[20, 25, 35], 20.01, 0.75],
    [[20, 25, 35], 25, 0.75],
    [[20, 25, 35], 25.01, 0.5],
    [[20, 25, 35], 35, 0.5],
    [[20, 25, 35], 35.01, 0.25],
    [[20, 25, 35], 52.5, 0.25],
    [[20, 25, 35], 52.51, 0],
    [[0.5, 1, 2], 0.5, 1],
    [[0.5, 1, 2], 3, 0.25],
    [[0.5, 1, 2], 3.01, 0],
    [[1, 2, 4], 6, 0.25],
    [[1, 2, 4], 7, 0],
  ] as [[number, number, number], number, number][])('limits %o, %f minutes: %f', (limits, minutes, expected) => {
    expect(scoreAnswer(timing(limits), minutes)).toBe(expected)
  })

  test('an option earns its own value', () => {
    expect(scoreAnswer(choice('C', 0.3), 'it')).toBe(0.3)
  })

  test('no answer, a wrong answer and a text earn no score at all', () => {
    expect(scoreAnswer(yesNo('Y'), null)).toBeNull()
    expect(scoreAnswer(yesNo('Y'), 5)).toBeNull()
    expect(scoreAnswer(choice('C', 0.3), 'other')).toBeNull()
    expect(scoreAnswer({ ...base, key: 'W', type: 'text' }, 'words')).toBeNull()
    expect(scoreAnswer({ ...base, key: 'N', type: 'number', min: 0, max: 10, decimals: 0 }, 7)).toBeNull()
  })

  test('no, ratings of 1 and 2 and waits past the last limit are failures', () => {
    expect(isFailed(yesNo('Y'), false)).toBe(true)
    expect(isFailed(yesNo('Y'), true)).toBe(false)
    expect(isFailed(timing([1, 2, 4]), 4)).toBe(false)
    expect(isFailed(timing([1, 2, 4]), 5)).toBe(true)
    expect(isFailed(yesNo('Y'), null)).toBe(false)
  })
})

test('a hidden or unanswered critical question has not failed', () => {
  const definition = form([100, [yesNo('A'), yesNo('B', { critical: true, showIf: { question: 'A', is: false } })]])
  expect(scoreReport(definition, [answer('A', true), answer('B', false)])).toMatchObject({
    final: 100,
    criticalFailed: [],
  })
})

test.each([
  [100, 'excellent'],
  [90, 'excellent'],
  [89.99, 'good'],
  [80, 'good'],
  [79.99, 'acceptable'],
  [70, 'acceptable'],
  [69.99, 'needs_work'],
  [60, 'needs_work'],
  [59.99, 'fail'],
  [0, 'fail'],
])('%f is %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

describe('bonus', () => {
  const definition = form([90, [yesNo('A')]], [10, [yesNo('B'), yesNo('C', { weight: 0, bonus: 3 })]])
  test('bonus points come after the weighting', () => {
    const score = scoreReport(definition, [answer('A', true), answer('B', false), answer('C', true)])
    expect(score).toMatchObject({ calculated: 93, bonus: 3 })
    expect(score.overall).toEqual({ numerator: 90, denominator: 100 })
  })
  test('they are capped at 100', () => {
    const score = scoreReport(definition, [answer('A', true), answer('B', true), answer('C', true)])
    expect(score).toMatchObject({ calculated: 100, bonus: 3 })
  })
  test('a bonus question that is not earned takes nothing away', () => {
    const score = scoreReport(definition, [answer('A', true), answer('B', true), answer('C', false)])
    expect(score).toMatchObject({ calculated: 100, bonus: 0 })
  })
})

describe('exact to the last digit', () => {
  test('a third and a tenth are not binary numbers', () => {
    const thirds = form([100, [yesNo('A'), yesNo('B'), yesNo('C')]])
    expect(scoreReport(thirds, [answer('A', true), answer('B', false), answer('C', false)]).calculated).toBe(33.33)
    const tenths = form([30, [choice('A', 0.1)]], [70, [choice('B', 0.7)]])
    expect(scoreReport(tenths, [answer('A', 'it'), answer('B', 'it')]).calculated).toBe(52)
  })

  test('half a hundredth is rounded up, though its binary number lies below', () => {
    const score = (value: number) => scoreReport(form([100, [choice('A', value)]]), [answer('A', 'it')]).calculated
    expect(score(0.01005)).toBe(1.01)
    expect(score(0.58335)).toBe(58.34)
    expect(score(0.583349)).toBe(58.33)
    expect(score(0.89995)).toBe(90)
    expect(score(0.899949)).toBe(89.99)
  })

  test('sections are not rounded before they are put together', () => {
    const definition = form([50, [yesNo('A'), yesNo('B'), yesNo('C')]], [50, [yesNo('D'), yesNo('E'), yesNo('F')]])
    const values = [true, false, false, true, true, false]
    const answers = ['A', 'B', 'C', 'D', 'E', 'F'].map((key, index) => answer(key, values[index]!))
    expect(scoreReport(definition, answers).calculated).toBe(50)
  })
})

test.each([
  [87.3, '87.3%'],
  [58.33, '58.3%'],
  [58.35, '58.4%'],
  [1.15, '1.2%'],
  [87.25, '87.3%'],
  [99.95, '100.0%'],
  [100, '100.0%'],
  [0, '0.0%'],
])('%f is shown as %s in both languages', (score, shown) => {
  expect(formatScore(score, 'en')).toBe(shown)
  expect(formatScore(score, 'ar')).toBe(shown)
})

test.each([
  [22.746, '22.7'],
  [22.7499, '22.7'],
  [22.75, '22.8'],
  [22.7451, '22.7'],
  [-22.746, '-22.7'],
  [-22.75, '-22.8'],
  [-0.04, '0.0'],
  [87.24 - 64.45, '22.8'],
])('%f is rounded once, to %s', (n, shown) => {
  expect(formatTenths(n)).toBe(shown)
  expect(formatPoints(-n)).toBe(shown.replace('-', ''))
  expect(formatScore(n, 'ar')).toBe(`${shown}%`)
})

test('rounding goes the same way on both sides of zero, and never farther than half a tenth', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (n) => {
      expect(tenthsOf(-n)).toBe(-tenthsOf(n) || 0)
      expect(Math.abs(tenthsOf(n) / 10 - n)).toBeLessThanOrEqual(0.05 + 1e-8)
    }),
  )
})
