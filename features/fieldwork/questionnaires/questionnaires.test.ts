import { describe, expect, test } from 'vitest'
import { allQuestions, type Failure, type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { neededFailures } from '#/domain/failure.ts'
import { langs, type Text } from '#/domain/text.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'

const keys = (definition: QuestionnaireDefinition, flag: 'critical' | 'major' | 'allowNotApplicable') =>
  scoredQuestions(definition)
    .filter((question) => question[flag])
    .map((question) => question.key)

const photos = (definition: QuestionnaireDefinition, rule: 'required' | 'on_fail') =>
  allQuestions(definition)
    .filter((question) => question.photo === rule)
    .map((question) => question.key)

const textsOf = (definition: QuestionnaireDefinition): Text[] => [
  definition.title,
  ...definition.sections.map((section) => section.title),
  ...allQuestions(definition).flatMap((question) => [
    question.text,
    ...(question.guidance ? [question.guidance] : []),
    ...(question.type === 'rating' ? question.steps : []),
    ...(question.type === 'number' && question.unit ? [question.unit] : []),
  ]),
]

describe.each([fsr1, bas1])('$code', (definition) => {
  test('section weights add up to 100, and each section’s questions to its weight', () => {
    expect(definition.sections.reduce((sum, section) => sum + section.weight, 0)).toBe(100)
    for (const section of definition.sections)
      expect(
        section.questions.reduce((sum, question) => sum + question.weight, 0),
        section.key,
      ).toBe(section.weight)
  })

  test('no key is used twice', () => {
    const all = [...definition.sections.map(({ key }) => key), ...allQuestions(definition).map(({ key }) => key)]
    expect(new Set(all).size).toBe(all.length)
  })

  test('every text is there in both languages and in the script of each', () => {
    for (const { en, ar } of textsOf(definition)) {
      expect(en).toMatch(/^[\u0020-\u007E’“”]+$/)
      expect(ar).toMatch(/[\u0600-\u06FF]/)
      expect(ar).not.toMatch(/[A-Za-z٠-٩۰-۹ـ,;?]/)
      expect(`${en}|${ar}`).not.toMatch(/ {2}|^ | $| \||\| /)
    }
  })

  test('the five steps of a rating are five different sentences', () => {
    for (const question of scoredQuestions(definition)) {
      if (question.type !== 'rating') continue
      expect(new Set(question.steps.map(({ en }) => en)).size, question.key).toBe(5)
      expect(new Set(question.steps.map(({ ar }) => ar)).size, question.key).toBe(5)
      for (const { en, ar } of question.steps) {
        expect(en.endsWith('.'), en).toBe(true)
        expect(ar.endsWith('.'), ar).toBe(true)
      }
    }
  })

  test('rating sentences belong to their question alone', () => {
    const sentences = scoredQuestions(definition).flatMap((question) =>
      question.type === 'rating' ? question.steps : [],
    )
    expect(new Set(sentences.map(({ en }) => en)).size).toBe(sentences.length)
  })

  const written = scoredQuestions(definition).flatMap((question) =>
    neededFailures(question).map(({ part, failure }) => ({ question, part, failure })),
  )
  const partsOf = ({ sentence, task }: Failure) => [sentence, task]

  test('every question says what a failed answer reports and what to do, in 90 characters and without a full stop', () => {
    for (const { question, part, failure } of written) {
      expect(failure, `${question.key} ${part}`).toBeDefined()
      for (const { en, ar } of partsOf(failure!)) {
        expect(en).toMatch(/^[A-Z][\u0020-\u007E’“”]{0,89}$/)
        expect(ar.length).toBeLessThanOrEqual(90)
        expect(ar.replaceAll(/\{\w+\}|رمز QR/g, '')).toMatch(/^[\u0600-\u06FF][^A-Za-z٠-٩۰-۹ـ,;?]+$/)
        expect(`${en.at(-1)}${ar.at(-1)}`).not.toMatch(/[.]/)
        expect(ar).not.toMatch(/(^|\s)تم(\s|$)|…/)
      }
    }
  })

  test('no failure sentence is the wording of its question, or that of another question', () => {
    const sentences = written.map(({ failure }) => failure!.sentence.en)
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const { question, failure } of written)
      for (const lang of langs) expect(failure!.sentence[lang]).not.toContain(question.text[lang])
  })

  test('a wait names its minutes and its limit, and nothing else has a placeholder', () => {
    for (const { question, failure } of written) {
      const places = langs.map((lang) =>
        [...failure!.sentence[lang].matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted(),
      )
      const expected = question.type === 'timing' ? ['{limit}', '{minutes}'] : []
      expect(places, question.key).toEqual([expected, expected])
    }
  })

  test('timing limits grow', () => {
    for (const question of scoredQuestions(definition))
      if (question.type === 'timing') expect(question.limits.toSorted((a, b) => a - b)).toEqual(question.limits)
  })

  test('what is unscored has no weight and decides nothing', () => {
    for (const question of definition.unscored) {
      expect(question.weight).toBe(0)
      expect(question.critical || question.major).toBe(false)
    }
  })

  test('nothing is photographed in a restroom', () => {
    const restroom = scoredQuestions(definition).filter((question) => /restroom|soap/i.test(question.text.en))
    expect(restroom.length).toBeGreaterThan(0)
    expect(restroom.every((question) => question.photo === 'never')).toBe(true)
  })
})

test('the full visit has 40 scored questions in eight sections', () => {
  expect(scoredQuestions(fsr1)).toHaveLength(40)
  expect(fsr1.sections.map(({ key, weight }) => [key, weight])).toEqual([
    ['A', 8],
    ['B', 12],
    ['C', 14],
    ['D', 22],
    ['E', 14],
    ['F', 16],
    ['G', 8],
    ['H', 6],
  ])
})

test('the basic visit has 18 scored questions in five sections', () => {
  expect(scoredQuestions(bas1)).toHaveLength(18)
  expect(bas1.sections.map(({ key, weight }) => [key, weight])).toEqual([
    ['S1', 15],
    ['S2', 25],
    ['S3', 30],
    ['S4', 20],
    ['S5', 10],
  ])
})

test('the flags of the full visit are those of its sheet', () => {
  expect(keys(fsr1, 'critical')).toEqual(['F4'])
  expect(keys(fsr1, 'major')).toEqual(['B4', 'C3', 'F5', 'G2'])
  expect(keys(fsr1, 'allowNotApplicable')).toEqual(['A2', 'A4', 'B3', 'B5', 'E3', 'E6', 'F5'])
  expect(photos(fsr1, 'required')).toEqual(['A3', 'D6', 'G2'])
  expect(photos(fsr1, 'on_fail')).toEqual(['F4'])
})

test('the flags of the basic visit are those of its sheet', () => {
  expect(keys(bas1, 'critical')).toEqual(['Q16'])
  expect(keys(bas1, 'major')).toEqual(['Q14', 'Q17'])
  expect(keys(bas1, 'allowNotApplicable')).toEqual(['Q15'])
  expect(photos(bas1, 'required')).toEqual(['Q3', 'Q12', 'Q17'])
  expect(photos(bas1, 'on_fail')).toEqual(['Q16'])
})

test('types and limits of the full visit are those of its sheet', () => {
  const kinds = Object.fromEntries(
    scoredQuestions(fsr1)
      .filter((question) => question.type !== 'yes_no')
      .map((question) => [question.key, question.type === 'timing' ? question.limits.join('/') : question.type]),
  )
  expect(kinds).toEqual({
    A3: 'rating',
    B1: '1/2/4',
    B2: 'rating',
    C2: 'rating',
    D1: '5/8/12',
    D2: '20/25/35',
    D4: 'rating',
    D5: 'rating',
    D6: 'rating',
    E4: 'rating',
    E6: 'rating',
    F1: 'rating',
    F2: 'rating',
    F6: 'rating',
    G1: '5/8/12',
  })
})

test('the full story takes 80 words', () => {
  const narrative = fsr1.unscored.find(({ key }) => key === 'narrative')
  expect(narrative).toMatchObject({ type: 'text', minWords: 80, required: true })
})
