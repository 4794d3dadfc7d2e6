import { describe, expect, test } from 'vitest'
import { answerProblems } from '#/domain/answer-problems.ts'
import { isValidValue, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { answersForRules, emptyDraft, type SavedAnswer } from './answer.ts'
import { namePath } from './name-path.ts'
import { readSection } from './section-fields.ts'

const text = { en: 'Q', ar: 'س' }
const base = {
  key: 'K',
  text,
  weight: 1,
  required: true,
  allowNotApplicable: true,
  critical: false,
  major: false,
  photo: 'none',
} as const
const options = ['a', 'b', 'c'].map((key) => ({ key, text, value: 0 }))
const choices: Question = { ...base, type: 'choices', options }
const receipt: Question = { ...base, type: 'receipt' }
const signature: Question = { ...base, type: 'signature' }
const measure: Question = { ...base, type: 'measure', direction: 'at_most', limit: 5, fewest: 1 }
const place: Question = { ...base, type: 'place' }

const stored = (value: SavedAnswer['value']): SavedAnswer[] => [
  { questionKey: 'K', value, notApplicable: false, naReason: '', comment: '', version: 3 },
]
const read = (question: Question, fields: Record<string, string | string[]>, before: SavedAnswer[] = []) => {
  const { changed, unreadable } = readSection([question], fields, before)
  return unreadable.length > 0 ? 'unreadable' : (changed[0]?.draft.value ?? (changed.length > 0 ? null : 'unchanged'))
}

describe('a plain form brings the answers of every kind that it can', () => {
  test('several choices, one choice, none of them, nothing ticked', () => {
    expect(read(choices, { 'value.K': ['a', 'c'] })).toEqual(['a', 'c'])
    expect(read(choices, { 'value.K': 'b' })).toEqual(['b'])
    expect(read(choices, { 'value.K': '' })).toEqual([])
    expect(read(choices, {})).toBe('unchanged')
    expect(read(choices, {}, stored(['a']))).toBeNull()
    expect(read(choices, { 'value.K': ['a', ''] })).toBe('unreadable')
  })

  test('a receipt in riyals, in either digits', () => {
    const at = '2026-11-21T20:15'
    expect(read(receipt, { 'value.K.total': '١٢٫٥', 'value.K.at': at })).toEqual({ total: 1250, at })
    expect(read(receipt, { 'value.K.total': 'much', 'value.K.at': at })).toBe('unreadable')
    expect(read(receipt, { 'value.K.total': '', 'value.K.at': '' })).toBe('unchanged')
  })

  test('a typed name signs; without one the signature stays', () => {
    const path = namePath('نورة')
    expect(isValidValue(signature, path)).toBe(true)
    expect(read(signature, { 'value.K.name': 'نورة' })).toBe(path)
    expect(read(signature, { 'value.K.name': ' ' }, stored('M1 1L2 2'))).toBe('unchanged')
  })

  test('readings in either digits; a wrong one keeps the whole answer', () => {
    const fields = {
      'value.K.0.place': 'Walk-in',
      'value.K.0.value': '٤٫٥',
      'value.K.3.value': '-1',
      'value.K.device': 'P-2',
    }
    const given = {
      readings: [
        { place: 'Walk-in', value: 4.5, device: 'P-2' },
        { place: '', value: -1, device: 'P-2' },
      ],
    }
    expect(read(measure, fields)).toEqual(given)
    expect(read(measure, fields, stored(given))).toBe('unchanged')
    expect(read(measure, { ...fields, 'value.K.0.value': '450' }, stored(given))).toBe('unreadable')
    expect(read(measure, {}, stored(given))).toBeNull()
  })

  test('a place that only a script can take is not wiped out', () => {
    const here = { latitude: 24.7, longitude: 46.7, accuracy: 9 }
    expect(read(place, {}, stored(here))).toBe('unchanged')
    expect(read(place, {})).toBe('unchanged')
  })
})

test('a question that asks for a photo only is answered by its photo, and by nothing else', () => {
  const photo: Question = { ...base, type: 'photo' }
  const definition: QuestionnaireDefinition = {
    code: 'P',
    version: 1,
    evaluationType: 'basic',
    title: text,
    sections: [],
    unscored: [photo],
  }
  const problems = (kinds: ('photo' | 'voice')[]) =>
    answerProblems(
      definition,
      answersForRules(
        [{ ...emptyDraft, questionKey: 'K' }],
        kinds.map((kind) => ({ questionKey: 'K', kind })),
      ),
    )
  expect(problems(['photo'])).toEqual([])
  expect(problems(['voice'])).toEqual([{ questionKey: 'K', problem: 'photo_required' }])
  expect(problems([])).toEqual([{ questionKey: 'K', problem: 'photo_required' }])
})
