import { expect, it } from 'vitest'
import { type DeskAnswer, isOpenOnDesk, nextUngraded } from './desk.ts'

const passed: DeskAnswer = { state: 'counted', failed: false, problems: [], isCorrected: false }

it.each<[string, Partial<DeskAnswer>, boolean]>([
  ['passed', {}, false],
  ['failed', { failed: true }, true],
  ['with a problem of the final check', { problems: ['photo'] }, true],
  ['corrected by an editor or by stamps', { isCorrected: true }, true],
  ['missing', { state: 'unanswered' }, true],
  ['own words', { state: 'unscored' }, true],
  ['that does not apply', { state: 'not_applicable' }, false],
  ['that was not asked', { state: 'hidden' }, false],
])('an answer %s', (_, of, open) => {
  expect(isOpenOnDesk({ ...passed, ...of })).toBe(open)
})

it('gives the digit keys to the first point without a grade', () => {
  const points = ['facts', 'language'] as const
  expect(nextUngraded(points, {})).toBe('facts')
  expect(nextUngraded(points, { facts: 0 })).toBe('language')
  expect(nextUngraded(points, { facts: 0, language: 5 })).toBeNull()
})
