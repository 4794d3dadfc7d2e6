import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf, strayFigures } from '#/domain/insights.ts'
import { type Answer, type AnswerValue, type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { summaryOf } from '#/domain/summary.ts'
import { langs } from '#/domain/text.ts'
import { bas1 } from '#/features/questionnaires/bas-1.ts'
import { fsr1 } from '#/features/questionnaires/fsr-1.ts'
import { printSummary } from './print-summary.ts'

const answer = (questionKey: string, value: AnswerValue, notApplicable = false): Answer => ({
  questionKey,
  value: notApplicable ? null : value,
  notApplicable,
  naReason: '',
  comment: '',
  photos: 0,
})
const value = (question: Question): fc.Arbitrary<AnswerValue> => {
  if (question.type === 'yes_no') return fc.boolean()
  if (question.type === 'rating') return fc.integer({ min: 1, max: 5 })
  if (question.type === 'timing') return fc.integer({ min: 0, max: 120 }).map((halves) => halves / 2)
  if (question.type === 'choice') return fc.constantFrom(...question.options.map(({ key }) => key))
  return fc.constant(null)
}
const sheet = (definition: typeof fsr1) =>
  fc.tuple(
    ...scoredQuestions(definition).map((question) =>
      fc
        .tuple(value(question), fc.integer({ min: 0, max: 9 }))
        .map(([given, chance]) => answer(question.key, given, chance === 0)),
    ),
  )
const story = fc.constantFrom(fsr1, bas1).chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    answers: sheet(definition),
    before: fc.array(sheet(definition), { maxLength: 14 }),
  }),
)

test('every figure of every sentence is among the facts it stands on, in both languages', () => {
  fc.assert(
    fc.property(story, ({ definition, answers, before }) => {
      const score = scoreReport(definition, answers)
      const facts = factsOf(
        { definition, answers, score },
        before.map((earlier) => scoreReport(definition, earlier)),
      )
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      for (const lang of langs)
        for (const sentence of printSummary(facts, lang)) {
          expect(sentence.text).not.toMatch(/[{}]|undefined|NaN/)
          expect(sentence.facts.length).toBeGreaterThan(0)
        }
    }),
    { numRuns: 200 },
  )
})

test('a report in which nothing counts has no facts and no summary', () => {
  const facts = factsOf({ definition: fsr1, answers: [], score: scoreReport(fsr1, []) }, [])
  expect(facts).toEqual([])
  expect(summaryOf(facts)).toEqual([])
})

const perfect = scoredQuestions(fsr1).map((question) =>
  answer(question.key, question.type === 'rating' ? 5 : question.type === 'timing' ? 1 : true),
)
const changed = (values: Record<string, AnswerValue>) =>
  perfect.map((given) => (given.questionKey in values ? answer(given.questionKey, values[given.questionKey]!) : given))
const tell = (answers: Answer[], before: Answer[][] = []) => {
  const score = scoreReport(fsr1, answers)
  return printSummary(
    factsOf(
      { definition: fsr1, answers, score },
      before.map((earlier) => scoreReport(fsr1, earlier)),
    ),
    'en',
  )
}

test('a flawless first visit says so, and no more', () => {
  expect(tell(perfect).map(({ text }) => text)).toEqual([
    'The branch earned 100.0%, an excellent result.',
    'This is the first counted visit of its kind, so there is nothing to compare it with yet.',
    'No answer lost a point.',
    'All 4 waits that were timed stayed within the limits for full marks.',
  ])
})

test('a critical failure is told with the cap, and again when it came back', () => {
  const dirty = changed({ F4: false, D2: 31 })
  const once = tell(dirty, [perfect])
  expect(once.map(({ key }) => key)).toEqual([
    'verdict_fail',
    'capped',
    'change_down',
    'critical',
    'costliest_beside',
    'strongest',
    'weakest_below',
    'timing_over',
  ])
  expect(once.find(({ key }) => key === 'timing_over')?.text).toBe(
    'Minutes from order to main courses: 31, where full marks allow 20 at most.',
  )
  expect(tell(dirty, [dirty]).map(({ key }) => key)).toContain('critical_repeated')
})

test('the comparison with the visit before is what the two printed scores differ by', () => {
  const [now, before] = [changed({ A1: false }), changed({ B4: false })]
  const text = tell(now, [before]).find(({ key }) => key.startsWith('change'))!.text
  const printed = text.match(/[\d.]+(?=%| points)/g)!.map(Number)
  const score = Number(/[\d.]+/.exec(tell(now)[0]!.text)![0])
  expect(Math.abs(score - printed[1]!)).toBeCloseTo(printed[0]!, 9)
})

test('a figure that somebody changed is found, in either script', () => {
  const answers = changed({ D2: 31 })
  const facts = factsOf({ definition: fsr1, answers, score: scoreReport(fsr1, answers) }, [])
  const wait = facts.filter(({ id }) => id === 'answer:D2')
  expect(strayFigures('Main courses took 31 minutes instead of 20.', wait)).toEqual([])
  expect(strayFigures('Main courses took 32 minutes.', wait)).toEqual(['32'])
  expect(strayFigures('استغرقت الأطباق ٣٣ دقيقة بدل ٢٠.', wait)).toEqual(['33'])
  expect(strayFigures('1,231 guests', wait)).toEqual(['1231'])
})
