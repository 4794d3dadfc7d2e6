import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { extremes } from './extremes.ts'
import { failedFirst, findingsOf, type SectionView, viewReport } from './report-view.ts'

const answeredAt = '2026-11-21T08:00:00Z'
type Given = { questionKey: string; value: AnswerValue; notApplicable?: boolean; comment?: string }
const answer = ({ questionKey, value, notApplicable = false, comment = '' }: Given) => ({
  questionKey,
  value,
  notApplicable,
  naReason: notApplicable ? 'None here' : '',
  comment,
  photos: 0,
  answeredAt,
})
const best = ({ key, type }: Question): Given => ({
  questionKey: key,
  value: type === 'yes_no' ? true : type === 'rating' ? 5 : type === 'timing' ? 0 : null,
})
const questions = bas1.sections.flatMap((section) => section.questions)
const view = (...changes: Given[]) => {
  const answers = questions.map((question) =>
    answer(changes.find(({ questionKey }) => questionKey === question.key) ?? best(question)),
  )
  const photos = [{ id: 'p1', questionKey: 'Q3', fileId: 'f1' }]
  return viewReport({ definition: bas1, answers, photos, score: scoreReport(bas1, answers), lang: 'en' })
}
const find = (report: ReturnType<typeof view>, key: string) =>
  report.sections.flatMap((section) => section.questions).find((question) => question.key === key)!

test('an answer is shown in the words of the questionnaire, and what proves it beside it', () => {
  const report = view({ questionKey: 'Q3', value: 2, comment: 'Rubbish at the door' })
  expect(find(report, 'Q3')).toMatchObject({
    given: { kind: 'rating', value: 2, step: 'Dirty glass and floor, or a sign that does not light.' },
    comment: 'Rubbish at the door',
    photos: [{ id: 'p1', src: '/files/f1' }],
    failed: true,
    score: 0.25,
    earned: 1,
    lost: 3,
  })
})

test('what does not apply shows its reason, counts nothing and costs nothing', () => {
  expect(find(view({ questionKey: 'Q15', value: null, notApplicable: true }), 'Q15')).toMatchObject({
    state: 'not_applicable',
    given: null,
    naReason: 'None here',
    score: null,
    lost: 0,
  })
})

test('a hidden question shows nothing of an answer that was left behind', () => {
  const [first, ...rest] = bas1.sections
  const [q1, q2, ...others] = first!.questions
  const hidden = { ...q2!, showIf: { question: q1!.key, atLeast: 5 } }
  const definition = { ...bas1, sections: [{ ...first!, questions: [q1!, hidden, ...others] }, ...rest] }
  const answers = questions.map((question) => answer(best(question)))
  const report = viewReport({ definition, answers, photos: [], score: scoreReport(definition, answers), lang: 'ar' })
  expect(find(report, q2!.key)).toMatchObject({ state: 'hidden', given: null, comment: '', score: null, lost: 0 })
})

test('position and signature are for reviewers; a client reads only that they exist', () => {
  const [asked] = bas1.unscored
  const unscored = [
    { ...asked!, key: 'where', type: 'place' },
    { ...asked!, key: 'sign', type: 'signature' },
  ] as unknown as typeof bas1.unscored
  const definition = { ...bas1, unscored }
  const place = { latitude: 24.71234, longitude: 46.67543, accuracy: 12 }
  const answers = [
    answer({ questionKey: 'where', value: place }),
    answer({ questionKey: 'sign', value: 'M10 20 L30 40 L50 10' }),
  ]
  const parts = { definition, answers, photos: [], score: scoreReport(definition, answers), lang: 'en' as const }
  const read = (report: ReturnType<typeof view>) => report.unscored.map(({ given }) => given)
  expect(read(viewReport(parts))).toEqual([
    { kind: 'place', spot: null, accuracy: 12 },
    { kind: 'signature', path: null },
  ])
  expect(JSON.stringify(viewReport(parts))).not.toMatch(/24\.7|46\.6|M10/)
  expect(read(viewReport({ ...parts, private: true }))).toEqual([
    { kind: 'place', spot: { latitude: 24.71234, longitude: 46.67543 }, accuracy: 12 },
    { kind: 'signature', path: 'M10 20 L30 40 L50 10' },
  ])
})

test('failed answers come first, then losses, then the rest, then what was not answered or asked', () => {
  const report = view(
    { questionKey: 'Q10', value: 4 },
    { questionKey: 'Q9', value: false },
    { questionKey: 'Q11', value: null },
  )
  const product = report.sections.find(({ key }) => key === 'S3')!
  expect(failedFirst(product.questions).map(({ key }) => key)).toEqual(['Q9', 'Q10', 'Q8', 'Q12', 'Q11'])
})

test('findings: critical ones first, then major ones, then by what they cost', () => {
  const report = view(
    { questionKey: 'Q9', value: false },
    { questionKey: 'Q16', value: false },
    { questionKey: 'Q17', value: false },
    { questionKey: 'Q10', value: 4 },
  )
  expect(findingsOf(report).map(({ key }) => key)).toEqual(['Q16', 'Q17', 'Q9', 'Q10'])
})

describe('what answers cost', () => {
  const anyValue = ({ type }: Question): fc.Arbitrary<AnswerValue> => {
    if (type === 'yes_no') return fc.boolean()
    return type === 'rating' ? fc.integer({ min: 1, max: 5 }) : fc.integer({ min: 0, max: 60 })
  }
  const scored = fsr1.sections.flatMap((section) => section.questions)
  const anyAnswers = fc.tuple(
    ...scored.map((question) =>
      fc
        .record({ value: fc.option(anyValue(question), { freq: 8 }), na: fc.boolean() })
        .map(({ value, na }) =>
          answer({ questionKey: question.key, value, notApplicable: question.allowNotApplicable && na }),
        ),
    ),
  )

  test('together with the calculated score it makes 100', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const score = scoreReport(fsr1, answers)
        fc.pre(score.calculated !== null)
        const report = viewReport({ definition: fsr1, answers, photos: [], score, lang: 'en' })
        const lost = report.sections
          .flatMap((section) => section.questions)
          .reduce((sum, question) => sum + question.lost, 0)
        expect(lost + score.calculated).toBeCloseTo(100, 1)
      }),
    )
  })

  test('every finding lost something, and nothing that lost is left out', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const report = viewReport({
          definition: fsr1,
          answers,
          photos: [],
          score: scoreReport(fsr1, answers),
          lang: 'ar',
        })
        const all = report.sections.flatMap((section) => section.questions)
        expect(findingsOf(report)).toHaveLength(all.filter(({ score }) => score !== null && score < 1).length)
      }),
    )
  })
})

const section = (key: string, score: number | null): SectionView => ({
  key,
  title: key,
  weight: 10,
  numerator: 0,
  denominator: 10,
  score,
  questions: [],
})
test.each([
  [[], [], []],
  [[90], [], []],
  [[90, 80], ['0'], ['1']],
  [[null, 90, 80, 70], ['1'], ['3']],
  [
    [50, 60, 70, 80, 90, 100, 40, 30],
    ['5', '4', '3'],
    ['7', '6', '0'],
  ],
  [
    [100, 100, 100, 100],
    ['0', '1'],
    ['2', '3'],
  ],
])('strongest and weakest of %o never name a section twice', (scores, strongest, weakest) => {
  const result = extremes(scores.map((score, index) => section(String(index), score)))
  expect(result.strongest.map(({ key }) => key)).toEqual(strongest)
  expect(result.weakest.map(({ key }) => key)).toEqual(weakest)
})
