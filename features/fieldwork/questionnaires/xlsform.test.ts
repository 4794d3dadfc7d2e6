import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition, Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { checkQuestionnaire } from '#/domain/fieldwork/questionnaire-check.ts'
import { fromXlsForm } from '#/domain/fieldwork/questionnaire-from-xlsform.ts'
import { toXlsForm } from '#/domain/fieldwork/questionnaire-xlsform.ts'
import { readWorkbook, workbookOf } from '#/platform/workbook.server.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { parseBounded, questionnaireDefinition } from './definition.ts'
import { newQuestion } from './editor-state.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'

const fallback = { code: 'X-1', type: 'basic' as const }
const through = async (definition: QuestionnaireDefinition) => {
  const sheets = (await readWorkbook(Buffer.from(workbookOf(toXlsForm(definition)))))!
  const read = fromXlsForm(sheets, { code: definition.code, type: definition.evaluationType })!
  return { ...read, definition: { ...read.definition, version: definition.version } }
}

test.each([fsr1, bas1])('$code comes back from an XLSForm and from JSON as it was', async (definition) => {
  expect(await through(definition)).toEqual({ definition, notes: [] })
  expect(questionnaireDefinition.parse(parseBounded(JSON.stringify(definition)))).toEqual(definition)
  expect(checkQuestionnaire(definition).filter(({ code }) => code !== 'condition-always')).toEqual([])
})

const words = fc.stringMatching(/^[A-Za-z؀-ۿ<>&'" \n]{1,30}$/).filter((text) => text.trim() !== '')
const text = fc.record({ en: words, ar: words })
const weight = fc.integer({ min: 1, max: 400 }).map((n) => n / 4)

const statement = (earlier: readonly Question[]): fc.Arbitrary<Condition> => {
  const hour = fc.tuple(fc.nat(23), fc.nat(59)).map((n) => n.map((part) => String(part).padStart(2, '0')).join(':'))
  const other: fc.Arbitrary<Condition>[] = [
    fc.record({ attribute: fc.constantFrom('drive_through', 'breakfast'), is: fc.boolean() }),
    fc.record({ from: hour, until: hour }),
  ]
  const asked = earlier.flatMap(({ key: question, type }): fc.Arbitrary<Condition>[] => {
    if (type === 'yes_no') return [fc.boolean().map((is) => ({ question, is }))]
    if (type === 'choice') return [fc.constantFrom({ question, is: 'a' }, { question, isNot: 'b' })]
    if (type === 'choices') return [fc.constantFrom({ question, includes: 'a' }, { not: { question, includes: 'b' } })]
    if (type !== 'rating' && type !== 'timing' && type !== 'number') return []
    return [
      fc.integer({ min: 1, max: 5 }).chain((n) => fc.constantFrom({ question, atLeast: n }, { question, atMost: n })),
    ]
  })
  return fc.oneof(...other, ...asked)
}
const failure = fc.option(fc.record({ sentence: text, task: text }))
const condition = (earlier: readonly Question[]): fc.Arbitrary<Condition> => {
  const one = statement(earlier)
  const some = fc.array(one, { minLength: 2, maxLength: 3 })
  return fc.oneof(
    one,
    some.map((and) => ({ and })),
    some.map((or) => ({ or })),
    some.map((or) => ({ not: { or } })),
    fc.tuple(one, some).map(([first, or]) => ({ and: [first, { or }] })),
  )
}

const kinds = ['yes_no', 'rating', 'timing', 'choice', 'choices', 'text', 'number', 'photo', 'receipt', 'date'] as const
const question = (key: string, earlier: readonly Question[]): fc.Arbitrary<Question> =>
  fc
    .record({
      type: fc.constantFrom(...kinds, 'measure' as const, 'signature' as const, 'place' as const),
      text,
      guidance: fc.option(text),
      weight,
      flags: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      photo: fc.constantFrom('none', 'required', 'on_fail', 'never'),
      steps: fc.tuple(text, text, text, text, text),
      failure,
      partly: failure,
      showIf: fc.option(condition(earlier)),
    })
    .map(({ type, text: words_, guidance, weight: w, flags, photo, steps, failure: low, partly, showIf }) => {
      const fresh = newQuestion(key, type, true)
      const options = 'options' in fresh ? fresh.options : []
      const made: object = {
        ...fresh,
        text: words_,
        weight: w,
        photo,
        ...(guidance ? { guidance } : {}),
        required: flags[0],
        allowNotApplicable: flags[1],
        critical: flags[2],
        major: flags[3],
        ...(low && type !== 'choice' ? { failure: low } : {}),
        ...(low && type === 'choice' ? { options: options.map((one) => ({ ...one, failure: low })) } : {}),
        ...(type === 'rating' ? { steps, ...(partly ? { partly } : {}) } : {}),
        ...(showIf ? { showIf } : {}),
      }
      return made as Question
    })
const several = (prefix: string, before: readonly Question[], count: number): fc.Arbitrary<Question[]> =>
  count === 0
    ? fc.constant([])
    : several(prefix, before, count - 1).chain((made) =>
        question(`${prefix}${count}`, [...before, ...made]).map((next) => [...made, next]),
      )
const definition: fc.Arbitrary<QuestionnaireDefinition> = fc
  .record({ title: text, first: several('A', [], 4), sectionTitle: text, weight })
  .chain(({ title, first, sectionTitle, weight: w }) =>
    fc
      .record({ second: several('B', first, 3), notes: several('N', first, 1), showIf: fc.option(condition(first)) })
      .map(({ second, notes, showIf }) => ({
        code: 'GEN-1',
        version: 3,
        evaluationType: 'basic' as const,
        title,
        sections: [
          { key: 'A', title: sectionTitle, weight: w, questions: first },
          { key: 'B', title: sectionTitle, weight: w, ...(showIf ? { showIf } : {}), questions: second },
        ],
        unscored: notes,
      })),
  )

test('any questionnaire comes back from an XLSForm and from JSON as it was', async () => {
  await fc.assert(
    fc.asyncProperty(definition, async (made) => {
      expect(await through(made)).toEqual({ definition: made, notes: [] })
      expect(questionnaireDefinition.parse(parseBounded(JSON.stringify(made)))).toEqual(made)
    }),
    { numRuns: 60 },
  )
})

describe('an XLSForm of somebody else', () => {
  const foreign = [
    {
      name: 'survey',
      rows: [
        ['type', 'name', 'label', 'label::French', 'relevant', 'constraint', 'required', 'calculation'],
        ['start', 'start'],
        ['note', 'hello', 'Look before you write'],
        ['select_one food', 'meal', 'What did you eat?', '', '', '', 'yes'],
        ['begin group', 'more', 'More'],
        ['integer', 'age', 'Age', '', "selected(${meal}, 'rice')", '. >= 18 and . <= 99'],
        ['select_multiple food or_other', 'also', 'And also?', '', '${age} > 20'],
        ['calculate', 'double', '', '', '', '', '', '${age} * 2'],
        ['barcode', 'code', 'Scan'],
        ['decimal', 'price', 'Price', '', 'count-selected(${also}) > 1', '. != 3'],
        ['image', 'pic', 'Picture', '', "${meal} != ''"],
        ['geopoint', 'here', 'Where'],
        ['date', 'day', 'When'],
        ['text', 'age', 'Twice'],
        ['end group'],
      ],
    },
    {
      name: 'choices',
      rows: [
        ['list_name', 'name', 'label'],
        ['food', 'rice', 'Rice'],
        ['food', 'meat', 'لحم'],
      ],
    },
    { name: 'settings', rows: [['form_title'], ['Household']] },
  ]
  const { definition: read, notes } = fromXlsForm(foreign, fallback)!

  test('is understood as far as it goes', () => {
    expect(read.title).toEqual({ en: 'Household', ar: '' })
    expect(read.sections.map(({ key, questions }) => [key, questions.map((one) => one.key)])).toEqual([
      ['general', ['meal']],
      ['more', ['age', 'also', 'price', 'pic', 'here', 'day', 'age_1']],
    ])
    const [meal] = read.sections[0]!.questions
    expect(meal).toMatchObject({ type: 'choice', required: true, guidance: { en: 'Look before you write' } })
    expect(read.sections[1]!.questions[0]).toMatchObject({
      type: 'number',
      min: 18,
      max: 99,
      showIf: { question: 'meal', is: 'rice' },
    })
    expect(questionnaireDefinition.safeParse(read).success).toBe(true)
  })

  test('and what is not is listed by its row', () => {
    expect(notes.filter(({ sheet }) => sheet === 'survey').map(({ row, code }) => [row, code])).toEqual([
      [1, 'language'],
      [1, 'column'],
      [2, 'type-left-out'],
      [3, 'note'],
      [7, 'other-option'],
      [8, 'type-left-out'],
      [9, 'type-unknown'],
      [10, 'constraint'],
      [10, 'relevant'],
      [11, 'relevant'],
      [14, 'name'],
    ])
  })
})

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['an archive that is cut off', Buffer.from(workbookOf(toXlsForm(bas1))).subarray(0, 2000)],
  ['an archive whose bytes were changed', Buffer.from(workbookOf(toXlsForm(bas1))).fill(7, 900, 1400)],
])('%s is no workbook', async (_, bytes) => {
  expect(await readWorkbook(bytes)).toBeNull()
})
