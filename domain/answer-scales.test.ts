import { describe, expect, test } from 'vitest'
import { answerScale, answerScales, scaleOf, scaleParts } from './answer-scales.ts'
import { neededFailures, toldOf } from './failure.ts'
import type { Question } from './questionnaire.ts'
import { scoreAnswer } from './score.ts'

const text = (en: string) => ({ en, ar: `${en} ع` })
const told = (en: string) => ({ sentence: text(en), task: text(`Mend ${en}`) })
const base = {
  key: 'A1',
  text: text('Was it clean?'),
  weight: 3,
  required: true,
  allowNotApplicable: false,
  critical: true,
  major: false,
  photo: 'none' as const,
}
const yesNo: Question = { ...base, type: 'yes_no', failure: told('Dirty') }
const emptySteps = [0, 1, 2, 3, 4].map(() => ({ en: '', ar: '' }))
const rating = { ...base, type: 'rating', steps: emptySteps, failure: told('Dirty'), partly: told('Dusty') } as never
/** The question with a scale; undefined parts are removed, as the editor does. */
const given = (question: Question, key: string): Question =>
  Object.fromEntries(
    Object.entries({ ...question, ...scaleParts(question, answerScale(key)!) }).filter(
      ([, part]) => part !== undefined,
    ),
  ) as Question

describe.each(answerScales)('$key', (scale) => {
  const question = given(rating, scale.key)

  test('fills every text in both languages and is recognised', () => {
    const texts = question.type === 'rating' ? question.steps : 'options' in question ? question.options : []
    const written = texts.map((one) => ('text' in one ? one.text : one))
    expect(written.flatMap(({ en, ar }) => [en, ar]).filter((one) => one.trim() === '')).toEqual([])
    expect(scaleOf(question)?.key).toBe(scale.key)
    expect(question).toMatchObject({ key: 'A1', text: text('Was it clean?'), weight: 3, critical: true })
  })

  test('leaves no failed answer without its texts', () => {
    expect(neededFailures(question).filter(({ failure }) => !failure)).toEqual([])
  })

  test('has codes and names of its own', () => {
    expect(answerScales.filter(({ key, name }) => key === scale.key || name.en === scale.name.en)).toHaveLength(1)
    if (question.type === 'choice')
      expect(new Set(question.options.map(({ key }) => key)).size).toBe(question.options.length)
  })
})

test.each([
  ['quality', 1, 0],
  ['quality', 5, 1],
  ['agreement', 3, 0.5],
  ['yes-no', true, 1],
  ['compliance', 'meets', 1],
  ['compliance', 'partly', 0.5],
  ['compliance', 'fails', 0],
  ['recommendation', 'p0', 0],
  ['recommendation', 'p7', 0.7],
  ['recommendation', 'p10', 1],
] as const)('%s: the answer %s earns %s', (key, value, earned) => {
  expect(scoreAnswer(given(yesNo, key), value)).toBeCloseTo(earned)
})

test('an edited text is no longer the ready scale, a space around it is', () => {
  const quality = given(rating, 'quality') as Extract<Question, { type: 'rating' }>
  const steps = (first: string) => [{ ...quality.steps[0], en: first }, ...quality.steps.slice(1)] as never
  expect(scaleOf({ ...quality, steps: steps('Bad') })).toBeNull()
  expect(scaleOf({ ...quality, steps: steps(' Poor ') })?.key).toBe('quality')
})

test('changed values or fewer options are not the ready scale', () => {
  const choice = given(yesNo, 'compliance') as Extract<Question, { type: 'choice' }>
  const [first, ...rest] = choice.options
  expect(scaleOf({ ...choice, options: [{ ...first!, value: 0.9 }, ...rest] })).toBeNull()
  expect(scaleOf({ ...choice, options: rest })).toBeNull()
})

test('failure texts follow from a rating to options and back', () => {
  const choice = given(rating, 'compliance')
  expect(choice).toMatchObject({ options: [{}, { failure: told('Dusty') }, { failure: told('Dirty') }] })
  expect(choice).not.toHaveProperty('failure')
  expect(choice).not.toHaveProperty('steps')
  const back = given(choice, 'quality')
  expect(back).toMatchObject({ failure: told('Dirty'), partly: told('Dusty') })
  expect(back).not.toHaveProperty('options')
})

test('a label of a ready scale is told with its question', () => {
  expect(toldOf(given(rating, 'quality'), 4)?.sentence.en).toBe('Was it clean? Very good')
  expect(toldOf(given(yesNo, 'recommendation'), 'p9')?.sentence.en).toBe('Was it clean? 9')
  const own = { ...(rating as Question), steps: ['a', 'b', 'c', 'Nearly clean', 'e'].map(text) } as never
  expect(toldOf(own, 4)?.sentence.en).toBe('Nearly clean')
})
