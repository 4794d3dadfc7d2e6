import { describe, expect, test } from 'vitest'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { cellText, hasCell, missingCells, pasteCells, tableColumns, tableRows, weightOf, writeCell } from './table.ts'

const text = (en: string, ar = `${en} ع`) => ({ en, ar })
const base = {
  weight: 3,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none' as const,
}
const failure = { sentence: text('Dirty'), task: text('Clean it') }
const clean: Question = { ...base, key: 'A1', type: 'yes_no', text: text('Was it clean?'), failure }
const option = (key: string, value: number) => ({ key, text: text(key), value })
const choice: Question = {
  ...base,
  key: 'A2',
  type: 'choice',
  text: text('Which?'),
  options: [option('a', 1), option('b', 0)],
}
const words: Question = { ...base, key: 'note_1', type: 'text', text: text('Tell us', ''), weight: 0 }
const definition: QuestionnaireDefinition = {
  code: 'T',
  version: 1,
  evaluationType: 'basic',
  title: text('T'),
  sections: [{ key: 'A', title: text('A'), weight: 100, questions: [clean, choice] }],
  unscored: [words],
}
const rows = tableRows(definition)
const paths = rows.map(({ path }) => path)
const first = { section: 0, index: 0 } as const

test('one row a question, with the cells that it has', () => {
  expect(rows.map(({ question }) => question.key)).toEqual(['A1', 'A2', 'note_1'])
  const having = (row: number) => tableColumns.filter((column) => hasCell(column, rows[row]!))
  expect(having(0)).toEqual([...tableColumns])
  expect(having(1)).toEqual(['textEn', 'textAr', 'type', 'weight', 'critical'])
  expect(having(2)).toEqual(['textEn', 'textAr', 'type'])
})

test.each([
  ['textEn', ' Was it\n spotless? ', { text: { en: 'Was it spotless?', ar: 'Was it clean? ع' } }],
  ['textAr', 'هل كان لامعًا؟', { text: { en: 'Was it clean?', ar: 'هل كان لامعًا؟' } }],
  ['type', 'rating', { type: 'rating', weight: 3, failure }],
  ['type', 'قياس زمن', { type: 'timing' }],
  ['weight', '٤٫٥', { weight: 4.5 }],
  ['critical', 'نعم', { critical: true }],
  ['critical', 'no', { critical: false }],
  ['failureAr', 'كان متسخًا', { failure: { sentence: { en: 'Dirty', ar: 'كان متسخًا' }, task: failure.task } }],
] as const)('%s takes %j', (column, typed, part) => {
  expect(writeCell(definition, first, column, typed)?.sections[0]!.questions[0]).toMatchObject(part)
})

test.each([
  ['weight', '-1'],
  ['weight', 'many'],
  ['weight', '1001'],
  ['critical', 'perhaps'],
  ['type', 'guess'],
] as const)('%s refuses %j', (column, typed) => expect(writeCell(definition, first, column, typed)).toBeNull())

test('a cell that a question does not have, or that is the same, changes nothing', () => {
  expect(writeCell(definition, { section: 0, index: 1 }, 'failureEn', 'x')).toBeNull()
  expect(writeCell(definition, { section: 'unscored', index: 0 }, 'weight', '2')).toBeNull()
  expect(writeCell(definition, first, 'textEn', 'Was it clean?')).toBe(definition)
  expect(writeCell(definition, first, 'weight', '3')).toBe(definition)
})

describe('pasting', () => {
  test('fills from the cell to the side and down, over sections', () => {
    const cells = [
      ['One?', 'واحد؟'],
      ['Two?', 'اثنان؟'],
      ['Three?', 'ثلاثة؟'],
    ]
    const pasted = pasteCells(definition, paths, { row: 0, column: 'textEn' }, cells)
    expect(pasted).toMatchObject({ changed: 6, refused: 0 })
    const said = tableRows(pasted.definition).map((row) => [cellText('textEn', row), cellText('textAr', row)])
    expect(said).toEqual(cells)
  })

  test('leaves what does not fit and what lies outside, and counts it', () => {
    const cells = [
      ['9', 'yes', 'Bad'],
      ['x', 'no', 'Worse'],
      ['1', '', ''],
      ['2', '', ''],
    ]
    const pasted = pasteCells(definition, paths, { row: 0, column: 'weight' }, cells)
    // the second row: no number, no failure of its own; the third has no such cells; the fourth does not exist
    expect(pasted).toMatchObject({ changed: 3, refused: 8 })
    expect(pasted.definition.sections[0]!.questions).toMatchObject([
      { weight: 9, critical: true, failure: { sentence: { en: 'Bad' } } },
      { weight: 3, critical: false },
    ])
  })
})

test('missing texts are those that publishing asks for', () => {
  expect(missingCells(rows[0]!)).toEqual([])
  expect(missingCells(rows[2]!)).toEqual(['textAr'])
  const bare = writeCell(definition, first, 'failureEn', '')!
  expect(missingCells(tableRows(bare)[0]!)).toEqual(['failureEn'])
})

test.each([
  ['4', 4],
  ['٤', 4],
  ['2.5', 2.5],
  ['', null],
  ['1e3', null],
])('the weight %j is %j', (typed, weight) => expect(weightOf(typed)).toBe(weight))
