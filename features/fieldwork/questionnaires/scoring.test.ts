import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  type AnswerValue,
  type ChoiceQuestion,
  type Question,
  type QuestionnaireDefinition,
  scoredQuestions,
} from '#/domain/questionnaire.ts'
import { overallOf, scoreReport } from '#/domain/score.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'

const answer = (questionKey: string, value: AnswerValue, notApplicable = false): Answer => ({
  questionKey,
  value,
  notApplicable,
  naReason: '',
  comment: '',
  photos: 0,
})

/** The same question with one choice, which earns the value. */
const earning = ({ key, text, weight }: Question, value: number): ChoiceQuestion => ({
  key,
  text,
  weight,
  type: 'choice',
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none',
  options: [{ key: 'it', text, value }],
})

/** Best, or worst, answer to every question of a questionnaire. */
const perfect = (definition: QuestionnaireDefinition): Answer[] =>
  scoredQuestions(definition).map(({ key, type }) =>
    answer(key, type === 'yes_no' ? true : type === 'rating' ? 5 : type === 'timing' ? 0 : null),
  )
const dreadful = (definition: QuestionnaireDefinition): Answer[] =>
  scoredQuestions(definition).map(({ key, type }) =>
    answer(key, type === 'yes_no' ? false : type === 'rating' ? 1 : type === 'timing' ? 600 : null),
  )
const changed = (answers: Answer[], ...changes: Answer[]) =>
  answers.map((given) => changes.find((change) => change.questionKey === given.questionKey) ?? given)

describe('the worked checks that are published', () => {
  const sectionA = [answer('A1', true), answer('A2', null, true), answer('A3', 4), answer('A4', false)]

  test('A1 yes, A2 N/A, A3 rating 4 and A4 no give section A 3.5 of 6: 58.33 %', () => {
    const { sections, questions } = scoreReport(fsr1, sectionA)
    expect(sections[0]).toEqual({ key: 'A', weight: 8, numerator: 3.5, denominator: 6, score: 58.33 })
    expect(questions.slice(0, 4)).toEqual([
      { key: 'A1', section: 'A', shown: true, applicable: true, weight: 2, score: 1, earned: 2, possible: 2 },
      { key: 'A2', section: 'A', shown: true, applicable: false, weight: 2, score: null, earned: 0, possible: 0 },
      { key: 'A3', section: 'A', shown: true, applicable: true, weight: 2, score: 0.75, earned: 1.5, possible: 2 },
      { key: 'A4', section: 'A', shown: true, applicable: true, weight: 2, score: 0, earned: 0, possible: 2 },
    ])
  })

  /** FSR-1 with its real weights, where every question outside section A can earn exactly 90 %. */
  const ninety: QuestionnaireDefinition = {
    ...fsr1,
    sections: fsr1.sections.map((section) =>
      section.key === 'A'
        ? section
        : { ...section, questions: section.questions.map((question) => earning(question, 0.9)) },
    ),
  }
  const elsewhere = scoredQuestions(ninety)
    .filter(({ key }) => !/^[AH]/.test(key))
    .map(({ key }) => answer(key, 'it'))

  test('without section H, and 90 % in all others but A, the overall is 87.30 and not 87.93', () => {
    const score = scoreReport(ninety, [...sectionA, ...elsewhere])
    expect(score.sections.map((section) => section.score)).toEqual([58.33, 90, 90, 90, 90, 90, 90, null])
    expect(score.overall.denominator).toBe(94)
    expect(score.calculated).toBe(87.3)
    expect(score.final).toBe(87.3)
    expect(score.band).toBe('good')
    const pooled = (3.5 + 0.9 * 86) / (6 + 86)
    expect(Math.round(pooled * 10_000) / 100).toBe(87.93)
  })

  test('the same from stored numerators and denominators', () => {
    const stored = scoreReport(ninety, [...sectionA, ...elsewhere]).sections
    expect(overallOf(stored)).toBe(87.3)
    expect(overallOf([])).toBeNull()
  })
})

describe.each([fsr1, bas1])('$code as a whole', (definition) => {
  test('a perfect visit scores 100', () => {
    const score = scoreReport(definition, perfect(definition))
    expect(score).toMatchObject({ calculated: 100, final: 100, band: 'excellent', criticalFailed: [], major: [] })
    expect(score.overall).toEqual({ numerator: 100, denominator: 100 })
  })

  test('a dreadful visit scores 0', () => {
    expect(scoreReport(definition, dreadful(definition))).toMatchObject({ calculated: 0, final: 0, band: 'fail' })
  })

  test('without answers there is no score', () => {
    expect(scoreReport(definition, [])).toMatchObject({ calculated: null, final: null, band: null })
  })
})

describe('critical and major questions', () => {
  test('a failed critical question caps the final score at 59; the calculated one stays visible', () => {
    const score = scoreReport(fsr1, changed(perfect(fsr1), answer('F4', false)))
    expect(score.calculated).toBe(96)
    expect(score.final).toBe(59)
    expect(score.band).toBe('fail')
    expect(score.criticalFailed).toEqual(['F4'])
  })

  test('a final score that is lower than the cap stays as it is', () => {
    const score = scoreReport(fsr1, dreadful(fsr1))
    expect(score.final).toBe(0)
    expect(score.criticalFailed).toEqual(['F4'])
    expect(score.major).toEqual(['B4', 'C3', 'F5', 'G2'])
  })

  test('a failed major question is named and caps nothing', () => {
    const score = scoreReport(fsr1, changed(perfect(fsr1), answer('G2', false)))
    expect(score).toMatchObject({ calculated: 97, final: 97, band: 'excellent', major: ['G2'], criticalFailed: [] })
  })
})

const anyValue = ({ type }: Question): fc.Arbitrary<AnswerValue> => {
  if (type === 'yes_no') return fc.boolean()
  if (type === 'rating') return fc.integer({ min: 1, max: 5 })
  return fc.integer({ min: 0, max: 60 })
}
const anyAnswers = (definition: QuestionnaireDefinition): fc.Arbitrary<Answer[]> =>
  fc.tuple(
    ...scoredQuestions(definition).map((question) =>
      fc
        .record({ value: fc.option(anyValue(question), { freq: 6 }), na: fc.boolean() })
        .map(({ value, na }) => answer(question.key, value, question.allowNotApplicable && na)),
    ),
  )

describe('laws', () => {
  test('every score lies between 0 and 100 and has at most two decimals', () => {
    fc.assert(
      fc.property(anyAnswers(fsr1), (answers) => {
        const { calculated, final, sections } = scoreReport(fsr1, answers)
        for (const score of [calculated, final, ...sections.map((section) => section.score)]) {
          if (score === null) continue
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          expect(Number(score.toFixed(2))).toBe(score)
        }
      }),
    )
  })

  test('a hidden question never counts, whatever was answered before it was hidden', () => {
    const hide = (question: Question): Question => ({ ...question, showIf: { question: 'A1', is: 'never' } })
    const keys = scoredQuestions(fsr1)
      .map(({ key }) => key)
      .filter((key) => key !== 'A1')
    fc.assert(
      fc.property(anyAnswers(fsr1), fc.subarray(keys), (answers, hidden) => {
        const definition: QuestionnaireDefinition = {
          ...fsr1,
          sections: fsr1.sections.map((section) => ({
            ...section,
            questions: section.questions.map((question) => (hidden.includes(question.key) ? hide(question) : question)),
          })),
        }
        const withHidden = scoreReport(definition, answers)
        const never = scoreReport(
          fsr1,
          answers.filter(({ questionKey }) => !hidden.includes(questionKey)),
        )
        expect(withHidden.calculated).toBe(never.calculated)
        expect(withHidden.final).toBe(never.final)
        expect(withHidden.criticalFailed).toEqual(never.criticalFailed)
        expect(withHidden.sections).toEqual(never.sections)
        for (const question of withHidden.questions)
          if (hidden.includes(question.key)) expect(question).toMatchObject({ shown: false, possible: 0, earned: 0 })
      }),
    )
  })

  test('a better answer never lowers the score', () => {
    fc.assert(
      fc.property(anyAnswers(bas1), fc.constantFrom('Q6', 'Q9', 'Q14', 'Q16', 'Q18'), (answers, key) => {
        const no = scoreReport(bas1, changed(answers, answer(key, false)))
        const yes = scoreReport(bas1, changed(answers, answer(key, true)))
        expect(yes.calculated!).toBeGreaterThanOrEqual(no.calculated!)
        expect(yes.final!).toBeGreaterThanOrEqual(no.final!)
      }),
    )
  })

  test('the stored parts of the sum make the stored score again', () => {
    fc.assert(
      fc.property(anyAnswers(fsr1), (answers) => {
        const { sections, questions, calculated } = scoreReport(fsr1, answers)
        for (const { key, numerator, denominator } of sections) {
          const own = questions.filter(({ section }) => section === key)
          expect(own.reduce((sum, { earned }) => sum + earned, 0)).toBe(numerator)
          expect(own.reduce((sum, { possible }) => sum + possible, 0)).toBe(denominator)
        }
        expect(overallOf(sections)).toBe(calculated)
      }),
    )
  })
})
