import { describe, expect, test } from 'vitest'
import { answerProblems, sectionProgress } from './answer-problems.ts'
import {
  type Answer,
  type AnswerValue,
  type Condition,
  isShown,
  isValidValue,
  type Question,
  type QuestionnaireDefinition,
  visibleQuestions,
} from './questionnaire.ts'

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
const rating = (key: string, more: Partial<Question> = {}): Question =>
  ({ ...base, key, type: 'rating', steps: [text, text, text, text, text], ...more }) as Question
const timing: Question = { ...base, key: 'T', type: 'timing', limits: [1, 2, 4] }
const choice: Question = {
  ...base,
  key: 'C',
  type: 'choice',
  options: [
    { key: 'card', text, value: 1 },
    { key: 'cash', text, value: 0.5 },
  ],
}
const words: Question = { ...base, key: 'W', type: 'text', minWords: 3 }
const total: Question = { ...base, key: 'N', type: 'number', min: 0, max: 100, decimals: 2 }

const form = (questions: Question[], unscored: Question[] = []): QuestionnaireDefinition => ({
  code: 'TEST',
  version: 1,
  evaluationType: 'basic',
  title: text,
  sections: [{ key: 'A', title: text, weight: 100, questions }],
  unscored,
})
const answer = (questionKey: string, value: AnswerValue, more: Partial<Answer> = {}): Answer => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment: '',
  photos: 0,
  ...more,
})
const problems = (question: Question, given: Answer[]) =>
  answerProblems(form([question]), given).map(({ problem }) => problem)

describe('a value must be of its question’s kind', () => {
  test.each([
    [yesNo('Y'), [true, false], [null, 'yes', 1, 0]],
    [rating('R'), [1, 2, 3, 4, 5], [0, 6, 2.5, '3', true, null, Number.NaN]],
    [timing, [0, 0.5, 12, 600], [-1, 601, Number.NaN, Number.POSITIVE_INFINITY, '3', null]],
    [choice, ['card', 'cash'], ['cheque', '', 1, true, null]],
    [words, ['one', 'كلمة واحدة'], ['', '   ', 1, true, null, 'x'.repeat(8001)]],
    [total, [0, 100, 12.34], [-0.01, 100.01, 1.234, Number.NaN, '12', null]],
  ] as [Question, AnswerValue[], AnswerValue[]][])('%o', (question, valid, invalid) => {
    for (const value of valid) expect(isValidValue(question, value), JSON.stringify(value)).toBe(true)
    for (const value of invalid) expect(isValidValue(question, value), JSON.stringify(value)).toBe(false)
  })
})

describe('showing and hiding', () => {
  const asked = rating('R')
  const hidden = (showIf: Condition) => yesNo('X', { showIf })
  test.each([
    [{ question: 'R', is: 3 }, 3, true],
    [{ question: 'R', is: 3 }, 4, false],
    [{ question: 'R', isNot: 3 }, 4, true],
    [{ question: 'R', isNot: 3 }, 3, false],
    [{ question: 'R', atLeast: 3 }, 3, true],
    [{ question: 'R', atLeast: 3 }, 2, false],
    [{ question: 'R', atMost: 3 }, 3, true],
    [{ question: 'R', atMost: 3 }, 4, false],
    [
      {
        and: [
          { question: 'R', atLeast: 2 },
          { question: 'R', atMost: 4 },
        ],
      },
      3,
      true,
    ],
    [
      {
        and: [
          { question: 'R', atLeast: 2 },
          { question: 'R', atMost: 4 },
        ],
      },
      5,
      false,
    ],
    [
      {
        or: [
          { question: 'R', is: 1 },
          { question: 'R', is: 5 },
        ],
      },
      5,
      true,
    ],
    [
      {
        or: [
          { question: 'R', is: 1 },
          { question: 'R', is: 5 },
        ],
      },
      3,
      false,
    ],
    [{ and: [] }, 3, true],
    [{ or: [] }, 3, false],
    [{ question: 'gone', is: true }, 3, false],
  ] as [Condition, number, boolean][])('%o with a rating of %i: %s', (showIf, value, expected) => {
    const question = hidden(showIf)
    expect(isShown(form([asked, question]), [answer('R', value)], question)).toBe(expected)
  })

  test('without an answer, or with N/A, every comparison is false', () => {
    const question = hidden({ question: 'R', isNot: 3 })
    const definition = form([rating('R', { allowNotApplicable: true }), question])
    expect(isShown(definition, [], question)).toBe(false)
    expect(isShown(definition, [answer('R', 5, { notApplicable: true })], question)).toBe(false)
    expect(isShown(definition, [answer('R', null)], question)).toBe(false)
    expect(isShown(definition, [answer('R', 9)], question)).toBe(false)
  })

  test('an answer left behind by a hidden question decides nothing', () => {
    const second = yesNo('B', { showIf: { question: 'A', is: true } })
    const third = yesNo('C', { showIf: { question: 'B', is: true } })
    const definition = form([yesNo('A'), second, third])
    const answers = [answer('A', true), answer('B', true)]
    expect(visibleQuestions(definition, answers).map(({ key }) => key)).toEqual(['A', 'B', 'C'])
    expect(visibleQuestions(definition, [answer('A', false), answer('B', true)]).map(({ key }) => key)).toEqual(['A'])
  })

  test('questions that wait for each other stay hidden and end', () => {
    const one = yesNo('A', { showIf: { question: 'B', is: true } })
    const two = yesNo('B', { showIf: { question: 'A', is: true } })
    const self = yesNo('S', { showIf: { question: 'S', is: true } })
    const answers = [answer('A', true), answer('B', true), answer('S', true)]
    expect(visibleQuestions(form([one, two, self]), answers)).toEqual([])
  })

  test('an unscored question may be shown by a scored one', () => {
    const why = yesNo('why', { showIf: { question: 'R', atMost: 2 } })
    const definition = form([asked], [why])
    expect(visibleQuestions(definition, [answer('R', 2)])).toContain(why)
    expect(visibleQuestions(definition, [answer('R', 3)])).not.toContain(why)
  })

  test('the last answer to a question is the one that holds', () => {
    const question = hidden({ question: 'R', is: 5 })
    expect(isShown(form([asked, question]), [answer('R', 1), answer('R', 5)], question)).toBe(true)
  })
})

describe('reasons that prevent submission', () => {
  const twenty = 'exactly twenty chars'
  test.each([
    ['no answer', yesNo('Q'), [], ['unanswered']],
    ['an emptied answer', yesNo('Q'), [answer('Q', null)], ['unanswered']],
    ['an emptied text', { ...words, key: 'Q' }, [answer('Q', '')], ['unanswered']],
    ['no answer where none is needed', yesNo('Q', { required: false }), [], []],
    ['yes', yesNo('Q'), [answer('Q', true)], []],
    ['no without a comment', yesNo('Q'), [answer('Q', false)], ['comment_required']],
    ['no with blanks for a comment', yesNo('Q'), [answer('Q', false, { comment: '   ' })], ['comment_required']],
    ['no with 19 characters', yesNo('Q'), [answer('Q', false, { comment: twenty.slice(1) })], ['comment_too_short']],
    ['no with 20 characters', yesNo('Q'), [answer('Q', false, { comment: twenty })], []],
    [
      'no with 19 and blanks',
      yesNo('Q'),
      [answer('Q', false, { comment: `  ${twenty.slice(1)} ` })],
      ['comment_too_short'],
    ],
    ['rating 1 without a comment', rating('Q'), [answer('Q', 1)], ['comment_required']],
    ['rating 2 without a comment', rating('Q'), [answer('Q', 2)], ['comment_required']],
    ['rating 2 with a short comment', rating('Q'), [answer('Q', 2, { comment: 'bad' })], ['comment_too_short']],
    ['rating 2 with a comment', rating('Q'), [answer('Q', 2, { comment: twenty })], []],
    ['rating 3', rating('Q'), [answer('Q', 3)], []],
    ['rating 4', rating('Q'), [answer('Q', 4)], []],
    ['rating 5 without a comment', rating('Q'), [answer('Q', 5)], ['comment_required']],
    ['rating 5 with a short comment', rating('Q'), [answer('Q', 5, { comment: 'superb' })], []],
    ['a value out of range', rating('Q'), [answer('Q', 6)], ['invalid_value']],
    ['N/A where it is not allowed', yesNo('Q'), [answer('Q', null, { notApplicable: true })], ['invalid_value']],
    [
      'N/A without a reason',
      yesNo('Q', { allowNotApplicable: true }),
      [answer('Q', null, { notApplicable: true, naReason: ' ' })],
      ['na_reason_required'],
    ],
    [
      'N/A with a reason',
      yesNo('Q', { allowNotApplicable: true, photo: 'required' }),
      [answer('Q', false, { notApplicable: true, naReason: 'No booking' })],
      [],
    ],
    ['no photo where one is required', yesNo('Q', { photo: 'required' }), [answer('Q', true)], ['photo_required']],
    ['a photo where one is required', yesNo('Q', { photo: 'required' }), [answer('Q', true, { photos: 1 })], []],
    ['yes where a photo proves a no', yesNo('Q', { photo: 'on_fail' }), [answer('Q', true)], []],
    [
      'no where a photo proves it',
      yesNo('Q', { photo: 'on_fail' }),
      [answer('Q', false, { comment: twenty })],
      ['photo_required'],
    ],
    [
      'no without anything',
      yesNo('Q', { photo: 'on_fail' }),
      [answer('Q', false)],
      ['comment_required', 'photo_required'],
    ],
    ['too few words', { ...words, key: 'Q' }, [answer('Q', 'two words')], ['too_few_words']],
    ['enough words', { ...words, key: 'Q' }, [answer('Q', 'ثلاث كلمات عربية')], []],
    ['a wait over the limit', { ...timing, key: 'Q' }, [answer('Q', 9)], []],
  ] as [string, Question, Answer[], string[]][])('%s', (_name, question, given, expected) => {
    expect(problems(question, given)).toEqual(expected)
  })

  test('a hidden question has no problems', () => {
    const definition = form([yesNo('A'), yesNo('B', { showIf: { question: 'A', is: false }, photo: 'required' })])
    expect(answerProblems(definition, [answer('A', true)])).toEqual([])
  })

  test('problems come in the order of the form, the unscored questions last', () => {
    const definition = form([yesNo('A'), rating('B')], [words])
    expect(answerProblems(definition, [answer('B', 1)])).toEqual([
      { questionKey: 'A', problem: 'unanswered' },
      { questionKey: 'B', problem: 'comment_required' },
      { questionKey: 'W', problem: 'unanswered' },
    ])
  })
})

test('progress counts the required questions on show', () => {
  const definition = form(
    [
      yesNo('A'),
      yesNo('B', { allowNotApplicable: true }),
      yesNo('C', { required: false }),
      yesNo('D', { showIf: { question: 'A', is: true } }),
    ],
    [words],
  )
  expect(sectionProgress(definition, [])).toEqual([
    { key: 'A', answered: 0, total: 2 },
    { key: 'unscored', answered: 0, total: 1 },
  ])
  const answers = [answer('A', true), answer('B', null, { notApplicable: true }), answer('D', null), answer('W', 'one')]
  expect(sectionProgress(definition, answers)).toEqual([
    { key: 'A', answered: 2, total: 3 },
    { key: 'unscored', answered: 1, total: 1 },
  ])
})
