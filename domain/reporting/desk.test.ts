import { describe, expect, it } from 'vitest'
import { note, rating, yesNo } from '#/content/questionnaires/ask.ts'
import type { Answer, AnswerValue, Question } from '../questionnaire.ts'
import { type DeskAnswer, isExplained, isOpenOnDesk, nextUngraded } from './desk.ts'

const passed: DeskAnswer = {
  state: 'counted',
  failed: false,
  problems: [],
  isCorrected: false,
  isInDoubt: false,
  isExplained: false,
}

it.each<[string, Partial<DeskAnswer>, boolean]>([
  ['passed', {}, false],
  ['failed', { failed: true }, true],
  ['with a problem of the final check', { problems: ['photo'] }, true],
  ['corrected by an editor or by stamps', { isCorrected: true }, true],
  ['in doubt', { isInDoubt: true }, true],
  ['explained by a required comment', { isExplained: true }, true],
  ['missing', { state: 'unanswered' }, true],
  ['own words', { state: 'unscored' }, true],
  ['that does not apply', { state: 'not_applicable' }, false],
  ['that was not asked', { state: 'hidden' }, false],
  ['that a correction hides', { state: 'hidden', isCorrected: true }, false],
])('an answer %s', (_, of, open) => {
  expect(isOpenOnDesk({ ...passed, ...of })).toBe(open)
})

describe('a comment explains the answer', () => {
  const text = { en: 'Clean', ar: 'نظيف' }
  const steps = [1, 2, 3, 4, 5].map((step) => ({ en: `${step}`, ar: `${step}` })) as never
  const asked = { ...yesNo('A1', 10, text), comment: undefined } as Question
  const cases: [string, Question, AnswerValue, string, boolean][] = [
    ['of a failure', asked, false, 'The floor was wet.', true],
    ['not of a failure without one', asked, false, ' ', false],
    ['not of a passed answer', asked, true, 'All good.', false],
    [
      'of a passed answer whose question requires it',
      { ...asked, comment: 'required' },
      true,
      'Sara greeted us.',
      true,
    ],
    ['not where the question takes none', { ...asked, comment: 'none' }, false, 'The floor was wet.', false],
    ['not of full marks', rating('A2', 10, text, steps), 5, 'Excellent.', false],
    ['not of a text of its own', note('A3', text), 'We liked it.', '', false],
  ]
  it.each(cases)('%s', (_, question, value, comment, expected) => {
    const answer: Answer = { questionKey: question.key, value, notApplicable: false, naReason: '', comment, photos: 0 }
    expect(isExplained(question, answer)).toBe(expected)
    expect(isExplained(question, { ...answer, notApplicable: true })).toBe(false)
  })
})

it('gives the digit keys to the first point without a grade', () => {
  const points = ['facts', 'language'] as const
  expect(nextUngraded(points, {})).toBe('facts')
  expect(nextUngraded(points, { facts: 0 })).toBe('language')
  expect(nextUngraded(points, { facts: 0, language: 5 })).toBeNull()
})
