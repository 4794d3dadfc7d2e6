import { expect, test } from 'vitest'
import type { Answer, Question, QuestionnaireDefinition, YesNoQuestion } from '../questionnaire.ts'
import { canRescore } from './rescoring.ts'

const text = { en: 'Text', ar: 'نص' }
const question = (key: string, more: Partial<YesNoQuestion> = {}): YesNoQuestion => ({
  key,
  type: 'yes_no',
  text,
  weight: 1,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none',
  comment: 'none',
  ...more,
})
const version = (...questions: readonly Question[]): QuestionnaireDefinition => ({
  code: 'TRY-1',
  version: 1,
  evaluationType: 'basic',
  title: text,
  sections: [{ key: 'A', title: text, weight: 100, questions }],
  unscored: [],
})
const answer = (questionKey: string, value: boolean): Answer => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment: '',
  photos: 0,
})
const before = version(question('A1'), question('A2'))
const given = { answers: [answer('A1', true), answer('A2', false)], uncorrected: [] }
const base = before.sections[0]!

test.each<[string, QuestionnaireDefinition, boolean]>([
  ['the same', before, true],
  ['another weight', version(question('A1', { weight: 9 }), question('A2')), true],
  ['another weight of the section', { ...before, sections: [{ ...base, weight: 50 }] }, true],
  ['critical', version(question('A1', { critical: true, major: true }), question('A2')), true],
  ['another text', version(question('A1', { text: { en: 'Other', ar: 'آخر' } }), question('A2')), true],
  ['another order', version(question('A2'), question('A1')), true],
  ['a bonus', version(question('A1', { bonus: 2 }), question('A2')), true],
  ['one question less', version(question('A1')), false],
  ['one question more', version(question('A1'), question('A2'), question('A3')), false],
  ['an optional question more', version(question('A1'), question('A2'), question('A3', { required: false })), false],
  ['a condition', version(question('A1'), question('A2', { showIf: { question: 'A1', is: true } })), false],
  ['a condition of the section', { ...before, sections: [{ ...base, showIf: { always: false } }] }, false],
  ['not applicable allowed', version(question('A1', { allowNotApplicable: true }), question('A2')), false],
  ['another type', version(question('A1'), { ...question('A2'), type: 'timing', limits: [1, 2, 3] }), false],
  ['unscored', { ...version(question('A1')), unscored: [question('A2')] }, false],
  ['a photo that was not asked for', version(question('A1', { photo: 'required' }), question('A2')), false],
  ['a comment that was not asked for', version(question('A1'), question('A2', { comment: 'on_low' })), false],
  [
    'a photo only on a failure that did not happen',
    version(question('A1', { photo: 'on_fail' }), question('A2')),
    true,
  ],
])('a report of a version can be scored by one with %s: %#', (_, after, can) => {
  expect(canRescore(before, after, given)).toBe(can)
})

test('what the own version lacked already is no obstacle', () => {
  const asksForPhoto = version(question('A1', { photo: 'required' }), question('A2'))
  expect(
    canRescore(asksForPhoto, version(question('A1', { photo: 'required', weight: 2 }), question('A2')), given),
  ).toBe(true)
})

test('options of a choice may earn other shares, but stay the same options', () => {
  const choice = (...keys: string[]): Question => ({
    ...question('A1'),
    type: 'choice',
    options: keys.map((key, index) => ({ key, text, value: index / 10 })),
  })
  const chosen = { answers: [{ ...answer('A1', true), value: 'x' }], uncorrected: [] }
  expect(canRescore(version(choice('x', 'y')), version(choice('y', 'x')), chosen)).toBe(true)
  expect(canRescore(version(choice('x', 'y')), version(choice('x')), chosen)).toBe(false)
})
