import { describe, expect, test } from 'vitest'
import { asAsked, neededFailures, toldOf } from './failure.ts'
import type { AnswerValue, ChoiceOption, Failure, Question } from './questionnaire.ts'

const pair = (en: string) => ({ en, ar: `ع ${en}` })
const lost = (en: string): Failure => ({ sentence: pair(en), task: pair(`Mend ${en}`) })
const base = {
  key: 'A1',
  text: pair('All is well'),
  weight: 1,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none' as const,
}
const empty = {
  code: 'T-1',
  version: 1,
  evaluationType: 'basic',
  title: pair('T'),
  sections: [],
  unscored: [],
} as const
const steps = [pair('One.'), pair('Two.'), pair('Three.'), pair('A small mark.'), pair('Five.')] as const
const yesNo: Question = { ...base, type: 'yes_no', failure: lost('Failed') }
const rating: Question = { ...base, type: 'rating', steps, failure: lost('Failed'), partly: lost('Partly') }
const timing: Question = {
  ...base,
  type: 'timing',
  limits: [5, 10, 15],
  failure: lost('Took {minutes} min; the limit is {limit} min'),
}
const option = (key: string, value: number): ChoiceOption => ({ key, text: pair(`Chose ${key}.`), value })
const options = [
  option('all', 1),
  option('most', 0.75),
  { ...option('half', 0.5), failure: lost('Half was chosen') },
  { ...option('none', 0), failure: lost('None was chosen') },
]
const choice: Question = { ...base, type: 'choice', options }
const choices: Question = { ...base, type: 'choices', options, failure: lost('Something was missing') }
const bare = (question: Question): Question =>
  asAsked({ ...empty, sections: [{ key: 'A', title: pair('A'), weight: 100, questions: [question] }] }).sections[0]!
    .questions[0]!

describe('what is told of an answer', () => {
  test.each<[string, Question, AnswerValue, string | null]>([
    ['yes', yesNo, true, null],
    ['no', yesNo, false, 'Failed'],
    ['no answer', yesNo, null, null],
    ['a value of another kind', yesNo, 3, null],
    ['1', rating, 1, 'Failed'],
    ['2', rating, 2, 'Failed'],
    ['3', rating, 3, 'Partly'],
    ['4, by its step', rating, 4, 'A small mark'],
    ['5', rating, 5, null],
    ['a wait on the limit', timing, 5, null],
    ['a wait past the limit that did not fail', timing, 7.5, 'Took 7.5 min; the limit is 5 min'],
    ['a wait that failed', timing, 40, 'Took 40 min; the limit is 5 min'],
    ['the best option', choice, 'all', null],
    ['an option above half, by its text', choice, 'most', 'Chose most'],
    ['an option worth half', choice, 'half', 'Half was chosen'],
    ['an option worth nothing', choice, 'none', 'None was chosen'],
    ['several options that lost points', choices, ['half'], 'Something was missing'],
    ['several options that lost none', choices, ['all', 'half'], null],
    ['no, in a version without a sentence', bare(yesNo), false, 'Not met: All is well'],
    ['3, in a version without a sentence', bare(rating), 3, 'Not met: All is well'],
    ['a wait, in a version without a sentence', bare(timing), 7, 'Not met: All is well (7 min; the limit is 5 min)'],
    ['a question without a score', { ...base, type: 'text' }, 'Words', null],
  ])('%s', (_, question, value, said) => {
    expect(toldOf(question, value)?.sentence.en ?? null).toBe(said)
  })

  test('its task goes with it, and there is none where little was lost', () => {
    expect(toldOf(rating, 3)?.task).toEqual(pair('Mend Partly'))
    expect(toldOf(rating, 4)?.task).toBeNull()
    expect(toldOf(bare(yesNo), false)?.task?.en).toBe('Correct the finding: All is well')
  })

  test('figures inside an Arabic sentence keep their own order', () => {
    expect(toldOf(timing, 7)?.sentence.ar).toContain('\u20687\u2069 min')
  })

  test('a full stop that was typed is left out, because the sentence appears inside others', () => {
    expect(toldOf({ ...yesNo, failure: lost('Failed. ') }, false)?.sentence.en).toBe('Failed')
  })
})

test('what must be written before publishing: by kind, and for the options worth half or less', () => {
  const parts = (question: Question) => neededFailures(question).map(({ part }) => part)
  expect(parts(yesNo)).toEqual(['failure'])
  expect(parts(rating)).toEqual(['failure', 'partly'])
  expect(parts(timing)).toEqual(['failure'])
  expect(parts(choices)).toEqual(['failure'])
  expect(parts(choice)).toEqual(['options.2', 'options.3'])
  expect(parts({ ...base, type: 'text' })).toEqual([])
  expect(parts({ ...base, type: 'date' })).toEqual([])
})

test('a questionnaire as it is asked holds no failure sentence', () => {
  const questions = [yesNo, rating, timing, choice, choices]
  const definition = asAsked({ ...empty, sections: [{ key: 'A', title: pair('A'), weight: 100, questions }] })
  expect(JSON.stringify(definition)).not.toContain('Mend')
  expect(definition.sections[0]!.questions).toHaveLength(5)
})
