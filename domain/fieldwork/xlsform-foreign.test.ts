import { describe, expect, test } from 'vitest'
import type { Question } from '../questionnaire.ts'
import { fromXlsForm } from './questionnaire-from-xlsform.ts'

type Rows = string[][]
/** Small forms in the manner of public ones; the sheet of choices has these lists. */
const yesNo = [
  ['yn', 'yes', 'Yes'],
  ['yn', 'no', 'No'],
]
const form = (survey: Rows, choices: Rows = yesNo, heads = ['list_name', 'name', 'label']) => {
  const sheets = [
    { name: 'survey', rows: survey },
    { name: 'choices', rows: [heads, ...choices] },
    { name: 'settings', rows: [['form_title'], ['A form']] },
  ]
  const { definition, notes } = fromXlsForm(sheets, { code: 'X-1', type: 'basic' })!
  const questions = definition.sections.flatMap((section) => section.questions)
  const of = (key: string) => questions.find((question) => question.key === key) as Question & Record<string, unknown>
  return { definition, questions, of, notes: notes.map(({ sheet, row, code, detail }) => [sheet, row, code, detail]) }
}
const head = ['type', 'name', 'label', 'relevant', 'constraint', 'required']

describe('conditions', () => {
  const one = ['select_one yn', 'clean', 'Clean?']
  test.each<[string, string]>([
    ['a name', "${clean} = 'no'"],
    ['a path from within a group', "../clean = 'no'"],
    ['a path through groups', "../../place/clean='no'"],
    ['a path from the top', "/data/place/clean = 'no'"],
    ['typographic single quotes', '${clean} = ‘no’'],
    ['typographic double quotes', 'selected(${clean}, “no”)'],
    ['German quotes', 'selected(${clean}, „no“)'],
    ['a straight quote that a program closed', "${clean} = 'no’"],
    ['brackets and spaces that do not break', "(\u00a0${clean}\u00a0=\u00a0'no'\u00a0)"],
  ])('%s is read', (_, relevant) => {
    const { of, notes } = form([head, one, ['text', 'why', 'Why?', relevant]])
    expect(of('why')['showIf']).toEqual({ question: 'clean', is: false })
    expect(notes).toEqual([])
  })

  test.each([
    "${other} = 'no'",
    "../group/other = 'no'",
    "${clean} = ''",
    'count-selected(${clean}) > 1',
    "string-length(${clean}) = 0 or ${clean} = 'no'",
    '${clean} = ‘no',
    "${clean} = 'maybe'",
    '${clean} = ../clean',
    Array.from({ length: 25 }, () => "${clean} = 'no'").join(' or '),
    `not(not(not(not(not(\${clean} = 'no')))))`,
  ])('%s is named, and the question is always asked', (relevant) => {
    const { of, notes } = form([head, one, ['text', 'why', 'Why?', relevant]])
    expect(of('why')['showIf']).toBeUndefined()
    expect(notes).toEqual([['survey', 3, 'relevant', relevant.slice(0, 200)]])
  })
})

test('a form of SurveyCTO: relevance, values for names, groups by spaces, disabled rows', () => {
  const { definition, of, notes } = form(
    [
      ['type', 'name', 'label:english', 'relevance', 'disabled', 'constraint message:english'],
      ['begin group', 'visit', 'Visit'],
      ['select_one likert', 'mood', 'How was it?'],
      ['text', 'why', 'Why not?', '${mood} = 1'],
      ['select_multiple likert', 'all', 'Which?', "selected(${mood}, '2')"],
      ['integer', 'n', 'How many?', "selected(${all}, '1')", '', 'Too many'],
      ['text', 'old', 'Old', '', 'yes'],
      ['end group'],
    ],
    [
      ['likert', '1', 'Bad'],
      ['likert', '2', 'Good'],
    ],
    ['list_name', 'value', 'label:english'],
  )
  expect(definition.sections.map(({ key, questions }) => [key, questions.length])).toEqual([['visit', 4]])
  expect(of('mood')['options']).toMatchObject([
    { key: 'o_1', text: { en: 'Bad', ar: '' } },
    { key: 'o_2', text: { en: 'Good', ar: '' } },
  ])
  expect(of('why')['showIf']).toEqual({ question: 'mood', is: 'o_1' })
  expect(of('all')['showIf']).toEqual({ question: 'mood', is: 'o_2' })
  expect(of('n')['showIf']).toEqual({ question: 'all', includes: 'o_1' })
  expect(notes).toEqual([
    ['survey', 1, 'column', 'constraint_message::english'],
    ['survey', 7, 'type-left-out', 'disabled'],
  ])
})

test('upper-case headings, sheets and types, empty lines before and after', () => {
  const sheets = [
    {
      name: 'SURVEY',
      rows: [
        ['', ''],
        ['TYPE', 'NAME', 'LABEL::English (en)', 'Label::Arabic (ar)', 'RELEVANT', 'Constraint', 'Required'],
        ['Begin Group', 'a', 'Part', 'قسم'],
        ['Select_One YN', 'ok', 'Fine?', 'جيد؟', '', '', 'TRUE'],
        ['Integer', 'n', 'How many?', 'كم؟', "${ok} = 'yes'", '. > 0'],
        ['END GROUP'],
        [],
        ['', '', ''],
      ],
    },
    {
      name: 'CHOICES',
      rows: [
        ['LIST NAME', 'NAME', 'LABEL'],
        ['YN', 'yes', 'Yes'],
        ['YN', 'no', 'No'],
        ['', '', ''],
      ],
    },
    { name: 'Settings', rows: [['FORM_TITLE'], ['Caps']] },
  ]
  const { definition, notes } = fromXlsForm(sheets, { code: 'X-1', type: 'basic' })!
  expect(notes).toEqual([])
  expect(definition).toMatchObject({
    title: { en: 'Caps' },
    sections: [
      {
        key: 'a',
        title: { en: 'Part', ar: 'قسم' },
        questions: [
          { key: 'ok', type: 'yes_no', required: true, text: { en: 'Fine?', ar: 'جيد؟' } },
          { key: 'n', type: 'number', min: 1, max: 1_000_000, showIf: { question: 'ok', is: true } },
        ],
      },
    ],
  })
})

test('a time is asked as a text and a moment as a day, and both are named', () => {
  const { questions, notes } = form([
    head,
    ['time', 'at', 'At?'],
    ['dateTime', 'when', 'When?'],
    ['datetime', 'then', 'Then?'],
  ])
  expect(questions.map(({ type }) => type)).toEqual(['text', 'date', 'date'])
  expect(notes).toEqual([
    ['survey', 2, 'type-changed', 'time'],
    ['survey', 3, 'type-changed', 'dateTime'],
    ['survey', 4, 'type-changed', 'datetime'],
  ])
})

test('limits at one side, and what says more than limits', () => {
  const { of, notes } = form([
    head,
    ['integer', 'guests', 'Guests', '', '. > 0'],
    ['decimal', 'bill', 'Bill', '', '. > 0'],
    ['integer', 'degrees', 'Degrees', '', '. < 5'],
    ['integer', 'age', 'Age', '', '. >= 0 and . <= 120 or . = -999'],
    ['text', 'phone', 'Phone', '', "regex(., '^[0-9]{9}$')"],
    ['range', 'score', 'Score'],
  ])
  expect(of('guests')).toMatchObject({ min: 1, max: 1_000_000 })
  expect(of('bill')).toMatchObject({ min: 0.01, decimals: 2 })
  expect(of('degrees')).toMatchObject({ min: -1_000_000, max: 4 })
  expect(of('age')).toMatchObject({ min: 0, max: 1_000_000 })
  expect(notes).toEqual([
    ['survey', 5, 'constraint', '. >= 0 and . <= 120 or . = -999'],
    ['survey', 6, 'constraint', "regex(., '^[0-9]{9}$')"],
  ])
})

test('conditions of required answers and of notes, parameters and pictures are named', () => {
  const { of, notes } = form([
    [...head, 'parameters', 'media::image', 'guidance_hint', 'hint'],
    ['select_one yn', 'ok', 'Fine?'],
    ['text', 'why', 'Why?', '', '', "${ok} = 'no'"],
    ['note', 'look', 'Look around', "${ok} = 'no'"],
    ['image', 'pic', 'Picture', '', '', 'no', 'max-pixels=1000', 'wall.png', 'From the door', 'Whole room'],
  ])
  expect(of('why')['required']).toBe(false)
  expect(of('pic')['guidance']).toEqual({ en: 'Whole room\nFrom the door', ar: '' })
  expect(notes).toEqual([
    ['survey', 1, 'column', 'media::image'],
    ['survey', 3, 'required', "${ok} = 'no'"],
    ['survey', 4, 'note-condition', "${ok} = 'no'"],
    ['survey', 4, 'note-left-out', ''],
    ['survey', 5, 'value', 'max-pixels=1000'],
  ])
})

test('answers of other signs get keys of their own, which conditions follow', () => {
  const { of, notes } = form(
    [
      head,
      ['select one from ages', 'age', 'Age'],
      ['text', 'old', 'And?', "${age} = '30+'"],
      ['text', 'two', 'And?', "${age} = 'light grey'"],
    ],
    [
      ['ages', '30+', 'Over 30'],
      ['ages', '30-', 'Under 30'],
      ['ages', 'light grey', 'Grey'],
      ['ages', 'light grey', 'Grey again'],
      ['ages', '', 'Nothing'],
    ],
  )
  const keys = (of('age')['options'] as { key: string }[]).map(({ key }) => key)
  expect(keys).toEqual(['o_30_', 'o_30-', 'light_grey', 'light_grey_2', 'o_'])
  expect(of('old')['showIf']).toEqual({ question: 'age', is: 'o_30_' })
  expect(of('two')['showIf']).toEqual({ question: 'age', is: 'light_grey' })
  expect(notes.map(([sheet, row, code]) => [sheet, row, code])).toEqual([
    ['choices', 2, 'name'],
    ['choices', 4, 'name'],
    ['choices', 5, 'name'],
    ['choices', 6, 'name'],
  ])
})

test('questions between groups are in sections of their own', () => {
  const { definition } = form([
    head,
    ['text', 'a', 'A'],
    ['begin_group', 'general', 'General'],
    ['text', 'b', 'B'],
    ['end_group'],
    ['text', 'c', 'C'],
  ])
  expect(definition.sections.map(({ key, questions }) => [key, questions.map((question) => question.key)])).toEqual([
    ['general', ['a']],
    ['general_1', ['b']],
    ['general_2', ['c']],
  ])
})

test('a form in a third language only is taken in it; beside ours it is left out', () => {
  const { of, notes } = form([
    ['type', 'name', 'label::French (fr)', 'label::Swahili (sw)'],
    ['text', 'a', 'Pourquoi ?', 'Kwa nini?'],
  ])
  expect(of('a').text).toEqual({ en: 'Pourquoi ?', ar: '' })
  expect(notes).toEqual([
    ['survey', 1, 'language-used', 'French (fr)'],
    ['survey', 1, 'language', 'Swahili (sw)'],
  ])
})

test('more than a questionnaire holds is named by its row, with the conditions that depend on it', () => {
  const many = Array.from({ length: 305 }, (_, n) => ['select_one yn', `q${n}`, 'Q', n === 2 ? "${q304} = 'yes'" : ''])
  const choices = Array.from({ length: 45 }, (_, n) => ['long', `c${n}`, 'C'])
  const { questions, notes } = form([head, ['select_one long', 'first', 'First'], ...many], [...yesNo, ...choices])
  expect(questions).toHaveLength(300)
  expect(questions[0]).toMatchObject({ options: expect.toSatisfy((options: unknown[]) => options.length === 40) })
  expect(notes.map(([sheet, row, code]) => [sheet, row, code])).toEqual([
    ['survey', 5, 'relevant'],
    ...[302, 303, 304, 305, 306, 307].map((row) => ['survey', row, 'too-many']),
    ['choices', 44, 'too-many'],
  ])
})

test('a file of one sheet is a form whatever the sheet is called, and no other file is one', () => {
  const rows = [
    ['type', 'name', 'label'],
    ['text', 'a', 'A'],
  ]
  const read = (sheets: { name: string; rows: Rows }[]) => fromXlsForm(sheets, { code: 'X-1', type: 'basic' })
  expect(read([{ name: 'Sheet1', rows }])?.definition.sections[0]?.questions).toHaveLength(1)
  expect(
    read([
      { name: 'Sheet1', rows },
      { name: 'Sheet2', rows: [] },
    ]),
  ).toBeNull()
  expect(
    read([
      {
        name: 'Sheet1',
        rows: [
          ['list_name', 'name'],
          ['a', 'b'],
        ],
      },
    ]),
  ).toBeNull()
})
