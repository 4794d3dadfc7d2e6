import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allQuestions,
  type Answer,
  type AnswerValue,
  type Condition,
  type Question,
  type QuestionnaireDefinition,
} from './questionnaire.ts'
import { scoreReport } from './score.ts'

const text = { en: 'Text', ar: 'نص' }
const hundredths = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map((n) => n / 100)

const options = (least: number) =>
  fc
    .array(hundredths(least, 1), { minLength: 2, maxLength: 5 })
    .map((values) => values.map((value, n) => ({ key: `o${n}`, text, value })))
const kind = fc.oneof(
  fc.constant({ type: 'yes_no' as const }),
  fc.constant({ type: 'rating' as const, steps: [text, text, text, text, text] as const }),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 3 })
    .map((minutes) => ({ type: 'timing' as const, limits: minutes.toSorted((a, b) => a - b) })),
  options(0).map((all) => ({ type: 'choice' as const, options: all })),
  options(-1).map((all) => ({ type: 'choices' as const, options: all })),
  fc.constant({ type: 'number' as const, min: 0, max: 10, decimals: 0 }),
  fc.constant({ type: 'text' as const }),
  fc.constant({ type: 'photo' as const }),
)
const rules = fc.record({
  weight: hundredths(0, 9),
  bonus: fc.option(hundredths(0, 30), { nil: undefined, freq: 4 }),
  critical: fc.boolean(),
  major: fc.boolean(),
  allowNotApplicable: fc.boolean(),
})

const valueFor = (question: Question): fc.Arbitrary<AnswerValue> => {
  switch (question.type) {
    case 'yes_no':
      return fc.boolean()
    case 'rating':
      return fc.integer({ min: 1, max: 5 })
    case 'timing':
      return hundredths(0, 600)
    case 'choice':
      return fc.constantFrom(...question.options.map(({ key }) => key))
    case 'choices':
      return fc.subarray(question.options.map(({ key }) => key))
    case 'number':
      return fc.integer({ min: 0, max: 10 })
    case 'text':
      return fc.string()
    default:
      return fc.constant(null)
  }
}

/** Arbitrary conditions on answers, true for some answers and false for others. */
const conditionOn = (keys: readonly string[]): fc.Arbitrary<Condition | undefined> =>
  keys.length === 0
    ? fc.constant(undefined)
    : fc.option(
        fc.oneof(
          fc.record({ question: fc.constantFrom(...keys), is: fc.boolean() }),
          fc.record({ question: fc.constantFrom(...keys), atLeast: fc.integer({ min: 1, max: 5 }) }),
          fc.record({ not: fc.record({ question: fc.constantFrom(...keys), is: fc.constant(true) }) }),
        ),
        { nil: undefined, freq: 2 },
      )

const forms = fc
  .array(fc.tuple(hundredths(0, 50), fc.array(fc.tuple(kind, rules), { minLength: 1, maxLength: 5 })), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((drawn) => {
    const keys = drawn.flatMap(([, questions], s) => questions.map((_, q) => `S${s}Q${q}`))
    const conditions = fc.tuple(...keys.map((_, n) => conditionOn(keys.slice(0, n))))
    return conditions.map((conditionsOfAll): QuestionnaireDefinition => {
      let n = 0
      const sections = drawn.map(([weight, questions], s) => ({
        key: `S${s}`,
        title: text,
        weight,
        questions: questions.map(([own, rule], q) => {
          const showIf = conditionsOfAll[n++]
          const { bonus, ...rest } = rule
          const whole = { key: `S${s}Q${q}`, text, required: true, photo: 'none', ...rest, ...own }
          return { ...whole, ...(bonus === undefined ? {} : { bonus }), ...(showIf ? { showIf } : {}) } as Question
        }),
      }))
      return { code: 'LAW', version: 1, evaluationType: 'basic', title: text, sections, unscored: [] }
    })
  })

const answersTo = (definition: QuestionnaireDefinition): fc.Arbitrary<Answer[]> =>
  fc
    .tuple(
      ...allQuestions(definition).map((question) =>
        fc.record({ value: fc.option(valueFor(question), { freq: 8 }), na: fc.boolean() }).map(({ value, na }) => ({
          questionKey: question.key,
          value,
          notApplicable: question.allowNotApplicable && na,
          naReason: '',
          comment: '',
          photos: 0,
        })),
      ),
    )
    .map((all) => [...all])

const visits = forms.chain((definition) => fc.tuple(fc.constant(definition), answersTo(definition)))
const runs = { numRuns: 400 }

const essenceOf = (definition: QuestionnaireDefinition, answers: readonly Answer[]) => {
  const { calculated, final, bonus, criticalFailed } = scoreReport(definition, answers)
  return { calculated, final, bonus, critical: criticalFailed.toSorted() }
}

describe('whatever is asked and answered', () => {
  test('no score leaves 0 to 100', () => {
    fc.assert(
      fc.property(visits, ([definition, answers]) => {
        const { calculated, final, sections } = scoreReport(definition, answers)
        for (const score of [calculated, final, ...sections.map((section) => section.score)])
          if (score !== null) expect(score >= 0 && score <= 100, String(score)).toBe(true)
      }),
      runs,
    )
  })

  test('the order of questions and of sections changes nothing', () => {
    const shuffled = visits.chain(([definition, answers]) =>
      fc
        .tuple(
          fc.shuffledSubarray([...definition.sections], { minLength: definition.sections.length }),
          fc.shuffledSubarray([...answers], { minLength: answers.length }),
          fc.integer({ min: 1, max: 4 }),
        )
        .map(([sections, otherAnswers, turn]) => {
          const turned = sections.map((section) => ({
            ...section,
            questions: section.questions.map((_, n) => section.questions[(n + turn) % section.questions.length]!),
          }))
          return { definition, answers, other: { ...definition, sections: turned }, otherAnswers }
        }),
    )
    fc.assert(
      fc.property(shuffled, ({ definition, answers, other, otherAnswers }) => {
        expect(essenceOf(other, otherAnswers)).toEqual(essenceOf(definition, answers))
      }),
      runs,
    )
  })

  test('what is answered to a hidden question changes nothing', () => {
    const twice = visits.chain(([definition, answers]) =>
      fc.tuple(fc.constant(definition), fc.constant(answers), answersTo(definition)),
    )
    let changed = 0
    fc.assert(
      fc.property(twice, ([definition, answers, others]) => {
        const hidden = new Set(
          scoreReport(definition, answers)
            .questions.filter(({ shown }) => !shown)
            .map(({ key }) => key),
        )
        const left = answers.map((one, n) => (hidden.has(one.questionKey) ? others[n]! : one))
        changed += hidden.size
        expect(essenceOf(definition, left)).toEqual(essenceOf(definition, answers))
      }),
      runs,
    )
    expect(changed).toBeGreaterThan(100)
  })

  test('a question that does not apply counts as if it had never been asked', () => {
    let counted = 0
    fc.assert(
      fc.property(visits, ([definition, answers]) => {
        const off = new Set(answers.filter(({ notApplicable }) => notApplicable).map(({ questionKey }) => questionKey))
        const named = new Set(
          allQuestions(definition).flatMap(({ showIf }) => {
            const one = showIf && 'not' in showIf ? showIf.not : showIf
            return one && 'question' in one ? [one.question] : []
          }),
        )
        // why: removing a question that controls others would remove those too
        const gone = new Set([...off].filter((key) => !named.has(key)))
        counted += gone.size
        const without: QuestionnaireDefinition = {
          ...definition,
          sections: definition.sections.map((section) => ({
            ...section,
            questions: section.questions.filter(({ key }) => !gone.has(key)),
          })),
        }
        expect(essenceOf(without, answers)).toEqual(essenceOf(definition, answers))
      }),
      runs,
    )
    expect(counted).toBeGreaterThan(100)
  })
})
