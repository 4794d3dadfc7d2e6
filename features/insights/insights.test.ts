import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf, strayFigures, type Surroundings } from '#/domain/insights.ts'
import { type Answer, type AnswerValue, type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { sentenceKeys, summaryOf } from '#/domain/summary.ts'
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
const average = fc.option(fc.record({ mean: fc.integer({ min: 0, max: 100 }), n: fc.integer({ min: 5, max: 3000 }) }))
const story = fc.constantFrom(fsr1, bas1).chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    answers: sheet(definition),
    before: fc.array(sheet(definition), { maxLength: 14 }),
    city: fc.option(
      fc.record({
        '': average,
        ...Object.fromEntries(definition.sections.map(({ key }) => [key, average])),
      }),
      { nil: undefined },
    ),
    takings: fc.option(
      fc.record({ covers: fc.integer({ min: 1, max: 1_000_000 }), bill: fc.integer({ min: 1, max: 10_000_000 }) }),
    ),
  }),
)

test('every figure of every sentence is among the facts it stands on, in both languages', () => {
  const told = new Set<string>()
  fc.assert(
    fc.property(story, ({ definition, answers, before, city, takings }) => {
      const score = scoreReport(definition, answers)
      const facts = factsOf(
        { definition, answers, score },
        before.map((earlier) => scoreReport(definition, earlier)),
        { ...(city ? { city } : {}), takings },
      )
      for (const sentence of summaryOf(facts)) told.add(sentence.key)
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      for (const lang of langs)
        for (const sentence of printSummary(facts, lang)) {
          expect(sentence.text).not.toMatch(/[{}]|undefined|NaN/)
          expect(sentence.facts.length).toBeGreaterThan(0)
        }
    }),
    { numRuns: 2000 },
  )
  // chance seldom makes an excellent visit; nearly every other sentence was among them
  expect(told.size).toBeGreaterThan(sentenceKeys.length - 8)
}, 60_000)

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

const visitOf = (answers: Answer[]) => ({ definition: fsr1, answers, score: scoreReport(fsr1, answers) })
const said = (answers: Answer[], before: Answer[][], known: Surroundings, lang: 'en' | 'ar' = 'en') =>
  printSummary(
    factsOf(
      visitOf(answers),
      before.map((earlier) => scoreReport(fsr1, earlier)),
      known,
    ),
    lang,
  ).map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))

test('the city, the trend, what costs most and what is at stake are told with their numbers', () => {
  const keys = ['A1', 'B4', 'F1', 'C1', 'E1'] as const
  const worse = keys.map((_, n) => changed(Object.fromEntries(keys.slice(0, n + 1).map((key) => [key, false]))))
  const [now, ...before] = worse.toReversed()
  const known = { city: { '': { mean: 70, n: 12 } }, takings: { covers: 3000, bill: 60_00 } }
  const english = said(now!, before, known).join('\n')
  expect(english).toMatch(/Over the last 5 visits the score fell by about [\d.]+ points/)
  expect(english).toMatch(
    /The city average is 70% over 12 visits to several companies; this visit lies [\d.]+ points above it\./,
  )
  expect(english).toMatch(/Over 5 visits, “.+” cost most on average/)
  expect(english).toContain(
    'With 3,000 guests a month and an average bill of SAR 60, every guest in a hundred who stays away costs the branch SAR 1,800 a month.',
  )
  const arabic = said(now!, before, known, 'ar').join('\n')
  expect(arabic).toContain('متوسط المدينة 70% بناءً على 12 زيارة لمنشآت مختلفة، وهذه الزيارة أعلى منه بمقدار')
  expect(arabic).toContain('مع 3,000 ضيف شهريًا ومتوسط فاتورة 60 ريال')
})

test('nothing is told of riyals or of a city that nobody gave', () => {
  const text = said(changed({ A1: false }), [], {}).join(' ')
  expect(text).not.toMatch(/SAR|city/)
  expect(said(perfect, [], { takings: { covers: 10, bill: 1000 } }).join(' ')).not.toContain('SAR')
})
