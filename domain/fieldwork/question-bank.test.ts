import { describe, expect, test } from 'vitest'
import type { Question } from '../questionnaire.ts'
import { fromBank, tagsFor, tagsOf, toBank } from './question-bank.ts'

const text = { en: 'Was it clean?', ar: 'هل كان نظيفًا؟' }
const failure = { sentence: { en: 'Dirty', ar: 'متسخ' }, task: { en: 'Clean', ar: 'تنظيف' } }
const asked: Question = {
  key: 'C4',
  type: 'yes_no',
  text,
  failure,
  weight: 4,
  required: true,
  allowNotApplicable: true,
  critical: true,
  major: false,
  photo: 'on_fail',
  showIf: { question: 'A1', is: true },
}

test('the bank keeps everything of a question except its condition and its own origin', () => {
  const { showIf: _rule, ...kept } = asked
  expect(toBank({ ...asked, bank: 'earlier' })).toEqual(kept)
})

test('a copy has its own key and names its source', () => {
  expect(fromBank(toBank(asked), 'b1', 'Q7', true)).toEqual({ ...toBank(asked), key: 'Q7', bank: 'b1' })
})

test('outside the sections a copy earns and caps nothing', () => {
  expect(fromBank(toBank(asked), 'b1', 'note_1', false)).toMatchObject({ weight: 0, critical: false, major: false })
})

test.each([
  ['yes_no', 0, 1],
  ['yes_no', 3, 3],
  ['text', 0, 0],
] as const)('a %s of weight %i has weight %i in a section', (type, weight, expected) => {
  expect(fromBank({ ...toBank(asked), type, weight }, 'b1', 'Q1', true).weight).toBe(expected)
})

describe('tags', () => {
  test.each([
    ['Hygiene, restroom', ['Hygiene', 'restroom']],
    ['نظافة، دورات المياه', ['نظافة', 'دورات المياه']],
    [' a ,, A ,b\nc; d', ['a', 'b', 'c', 'd']],
    ['إضاءة, اضاءة', ['إضاءة']],
    ['two   words', ['two words']],
    ['', []],
    [Array.from({ length: 14 }, (_, n) => `t${n}`).join(','), Array.from({ length: 10 }, (_, n) => `t${n}`)],
  ])('%j', (typed, tags) => expect(tagsOf(typed)).toEqual(tags))
})

test.each([
  [['Hygiene', 'نظافة'], 'en', ['Hygiene']],
  [['Hygiene', 'نظافة'], 'ar', ['نظافة']],
  [['HACCP'], 'ar', ['HACCP']],
  [[], 'en', []],
] as const)('of %j a reader of %s sees %j', (tags, lang, seen) => expect(tagsFor(tags, lang)).toEqual(seen))
