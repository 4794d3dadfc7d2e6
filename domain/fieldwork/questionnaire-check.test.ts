import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Condition, Question, QuestionnaireDefinition } from '../questionnaire.ts'
import { inCircumstances } from './circumstances.ts'
import { changesBetween } from './questionnaire-changes.ts'
import { checkQuestionnaire, type FindingCode } from './questionnaire-check.ts'
import { conditionOf, ruleOf } from './questionnaire-rule.ts'
import { whyShown } from './questionnaire-why.ts'
import { scoreReport } from '../score.ts'

const text = { en: 'Text', ar: 'نص' }
const failure = { sentence: { en: 'Seen', ar: 'شوهد' }, task: { en: 'Do', ar: 'تنفيذ' } }
const base = {
  text,
  failure,
  weight: 5,
  required: true,
  allowNotApplicable: true,
  critical: false,
  major: false,
  photo: 'none' as const,
}
const yesNo = (key: string, part: Partial<Question> = {}) => ({ ...base, key, type: 'yes_no', ...part }) as Question
const steps = [text, text, text, text, text] as const
const rating = (key: string, part: object = {}): Question => ({
  ...base,
  key,
  type: 'rating',
  steps,
  partly: failure,
  ...part,
})
const form = (
  questions: readonly Question[],
  part: Partial<QuestionnaireDefinition> = {},
): QuestionnaireDefinition => ({
  code: 'T-1',
  version: 1,
  evaluationType: 'basic',
  title: text,
  sections: [{ key: 'A', title: text, weight: 100, questions }],
  unscored: [],
  ...part,
})
const found = (definition: QuestionnaireDefinition) => checkQuestionnaire(definition).map(({ code }) => code)
const given = (showIf: Condition) => form([yesNo('A1'), rating('A2'), yesNo('A3', { showIf })])

test('a sound questionnaire has no findings', () => {
  expect(found(given({ question: 'A1', is: false }))).toEqual([])
})

const option = (key: string, value: number) => ({ key, text, value, failure })
test.each<[FindingCode, QuestionnaireDefinition]>([
  ['no-sections', form([], { sections: [] })],
  ['section-empty', form([])],
  ['section-unscored', form([{ ...base, key: 'A1', type: 'date' }])],
  ['weights-not-100', form([], { sections: [{ key: 'A', title: text, weight: 90, questions: [yesNo('A1')] }] })],
  ['weight-missing', form([yesNo('A1', { weight: 0 })])],
  ['text-missing', form([yesNo('A1', { text: { en: 'Only', ar: ' ' } })])],
  ['text-missing', form([yesNo('A1', { guidance: { en: '', ar: 'فقط' } })])],
  ['key-twice', form([yesNo('A1'), yesNo('A1')])],
  ['key-twice', form([yesNo('A')])],
  ['options-few', form([{ ...base, key: 'A1', type: 'choice', options: [option('a', 1)] }])],
  ['options-without-value', form([{ ...base, key: 'A1', type: 'choice', options: [option('a', 0), option('b', 0)] }])],
  ['option-value', form([{ ...base, key: 'A1', type: 'choice', options: [option('a', 1), option('b', -1)] }])],
  ['limits-order', form([{ ...base, key: 'A1', type: 'timing', limits: [5, 5, 9] }])],
  ['range-order', form([{ ...base, key: 'A1', type: 'number', min: 3, max: 3, decimals: 0 }])],
  ['flag-unscored', form([yesNo('A1'), { ...base, key: 'A2', type: 'date', critical: true }])],
  ['text-missing', form([yesNo('A1', { failure: { ...failure, task: { en: 'Only', ar: '' } } })])],
  ['text-missing', form([rating('A1', { partly: undefined })])],
  [
    'text-missing',
    form([{ ...base, key: 'A1', type: 'choice', options: [option('a', 1), { key: 'b', text, value: 0.5 }] }]),
  ],
  ['failure-repeats', form([yesNo('A1', { failure: { ...failure, sentence: { en: 'text.', ar: 'آخر' } } })])],
  [
    'failure-place',
    form([yesNo('A1', { failure: { ...failure, sentence: { en: 'After {minutes} min', ar: 'بعد' } } })]),
  ],
  ['failure-place', form([yesNo('A1', { failure: { ...failure, task: { en: 'Do {x}', ar: 'تنفيذ' } } })])],
  ['photo-never', form([yesNo('A1'), { ...base, key: 'A2', type: 'photo', photo: 'never' }])],
  ['condition-unknown', given({ question: 'Z9', is: true })],
  ['condition-later', form([yesNo('A1', { showIf: { question: 'A2', is: true } }), yesNo('A2')])],
  ['condition-circle', given({ question: 'A3', is: true })],
  [
    'condition-circle',
    form([
      yesNo('A1', { showIf: { question: 'A2', is: true } }),
      yesNo('A2', { showIf: { question: 'A1', is: true } }),
    ]),
  ],
  ['condition-unsuited', given({ question: 'A1', atLeast: 1 })],
  ['condition-value', given({ question: 'A2', atLeast: 6 })],
  ['condition-attribute', given({ attribute: 'helipad', is: true })],
  ['condition-time', given({ from: '10:00', until: '10:00' })],
  ['condition-empty', given({ or: [] })],
  [
    'condition-impossible',
    given({
      and: [
        { question: 'A1', is: true },
        { question: 'A1', is: false },
      ],
    }),
  ],
  [
    'condition-impossible',
    given({
      and: [
        { question: 'A2', atLeast: 4 },
        { question: 'A2', atMost: 3 },
      ],
    }),
  ],
  [
    'condition-impossible',
    given({
      and: [
        { from: '08:00', until: '10:00' },
        { from: '18:00', until: '20:00' },
      ],
    }),
  ],
  [
    'condition-always',
    given({
      or: [
        { attribute: 'parking', is: true },
        { attribute: 'parking', is: false },
      ],
    }),
  ],
])('%s is found', (code, definition) => {
  expect(found(definition)).toContain(code)
})

test('a question that depends on one that cannot be shown with it is impossible too', () => {
  const definition = form([
    yesNo('A1'),
    yesNo('A2', { showIf: { question: 'A1', is: true } }),
    yesNo('A3', {
      showIf: {
        and: [
          { question: 'A2', is: true },
          { question: 'A1', is: false },
        ],
      },
    }),
  ])
  expect(found(definition)).toEqual(['condition-impossible'])
})

describe('rules', () => {
  const one: Condition = { question: 'A1', is: true }
  const two: Condition = { attribute: 'parking', is: false }
  test.each<Condition>([
    one,
    { not: { question: 'A1', includes: 'a' } },
    { and: [one, two] },
    { or: [one, { and: [one, two] }] },
    { not: { or: [one, { not: { or: [one, two] } }] } },
  ])('%j is shown and comes back as it was', (condition) => {
    expect(conditionOf(ruleOf(condition)!)).toEqual(condition)
  })
  test('what is nested deeper is left as it is', () => {
    expect(ruleOf({ and: [one, { or: [one, { and: [one, two] }] }] })).toBeNull()
  })
})

const answer = (questionKey: string, value: Answer['value'], notApplicable = false): Answer => ({
  questionKey,
  value,
  notApplicable,
  naReason: notApplicable ? 'none here' : '',
  comment: '',
  photos: 0,
})

test('every question says why it is shown or not', () => {
  const definition = given({
    and: [
      { question: 'A1', is: true },
      { attribute: 'parking', is: true },
    ],
  })
  const [, , why] = whyShown(definition, [answer('A1', true)], { attributes: { parking: false }, time: '12:00' })
  expect(why).toMatchObject({ shown: false, reasons: [{ from: 'question', holds: false }] })
  expect(why!.reasons[0]!.verdicts.map(({ holds }) => holds)).toEqual([true, false])
  const [, , unsaid] = whyShown(definition, [answer('A1', true)], { attributes: {}, time: '12:00' })
  expect(unsaid).toMatchObject({ shown: true })
})

test('an unknown fact of a branch excludes no question, negated or not', () => {
  const has: Condition = { attribute: 'parking', is: true }
  for (const showIf of [has, { not: has }, { not: { or: [has] } }, { not: { not: has } }] as Condition[])
    expect(whyShown(given(showIf), [], { attributes: {}, time: '12:00' })[2]).toMatchObject({ shown: true })
})

test('what is hidden or does not apply never changes a score in the simulation', () => {
  const value = fc.constantFrom(null, true, false)
  fc.assert(
    fc.property(value, value, fc.boolean(), fc.boolean(), (first, last, parking, na) => {
      const definition = form([
        yesNo('A1'),
        yesNo('A2', {
          weight: 9,
          showIf: {
            and: [
              { question: 'A1', is: true },
              { attribute: 'parking', is: true },
            ],
          },
        }),
        yesNo('A3', { weight: 9 }),
      ])
      const circumstances = { attributes: { parking }, time: '12:00' }
      const settled = inCircumstances(definition, circumstances)
      const answers = [answer('A1', first), answer('A2', last), answer('A3', na ? null : true, na)]
      const shown = new Set(
        whyShown(definition, answers, circumstances).flatMap((why) => (why.shown ? [why.question.key] : [])),
      )
      const counted = answers.filter(({ questionKey, notApplicable }) => shown.has(questionKey) && !notApplicable)
      const score = scoreReport(settled, answers).final
      expect(scoreReport(settled, counted).final).toBe(score)
      expect(score === null || (score >= 0 && score <= 100)).toBe(true)
    }),
  )
})

test('a new version says everything in which it differs', () => {
  const before = form([yesNo('A1'), yesNo('A2'), yesNo('A3')])
  const after = form([yesNo('A2', { weight: 7 }), yesNo('A1'), rating('A4')], { title: { en: 'New', ar: 'جديد' } })
  expect(changesBetween(before, after).map(({ of, kind, key }) => [of, kind, key])).toEqual([
    ['questionnaire', 'changed', 'T-1'],
    ['question', 'changed', 'A2'],
    ['question', 'moved', 'A2'],
    ['question', 'moved', 'A1'],
    ['question', 'added', 'A4'],
    ['question', 'removed', 'A3'],
  ])
  expect(changesBetween(before, { ...before, version: 9 })).toEqual([])
})
