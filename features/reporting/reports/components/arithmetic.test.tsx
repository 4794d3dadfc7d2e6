import { withoutMarks } from '#/domain/text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { viewReport } from '../report-view.ts'
import { Arithmetic } from './arithmetic.tsx'

const best = ({ type }: Question): AnswerValue => (type === 'yes_no' ? true : type === 'rating' ? 5 : 0)
const worked: Record<string, AnswerValue> = { A1: true, A2: null, A3: 4, A4: false, F4: false }
const answers = fsr1.sections
  .flatMap(({ questions }) => questions)
  .map((question) => ({
    questionKey: question.key,
    value: question.key in worked ? worked[question.key]! : best(question),
    notApplicable: question.key === 'A2',
    naReason: question.key === 'A2' ? 'No bookings' : '',
    comment: '',
    photos: 0,
    answeredAt: '2026-11-21T08:00:00Z',
  }))

/** Text of the page as a reader sees it. */
function read(lang: Lang): string {
  const score = scoreReport(fsr1, answers)
  const view = viewReport({ definition: fsr1, answers, photos: [], score, lang })
  const report = { ...view, score: score.final!, calculated: score.calculated!, bonus: score.bonus } as ClientReport
  const html = renderToStaticMarkup(
    <LanguageProvider lang={lang}>
      <Arithmetic report={report} />
    </LanguageProvider>,
  )
  return withoutMarks(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
}

test('the arithmetic is replayed question by question, with what does not count and why', () => {
  const text = read('en')
  expect(text).toContain('Before arrival and exterior 3.5 / 6 = 58.3%')
  expect(text).toMatch(
    /A1 .*? Yes 100% × 2 2 A2 .*? Not applicable Does not count A3 .*? 4 of 5 75% × 2 1\.5 A4 .*? No 0% × 2 0 Section total 6 3\.5/,
  )
  expect(text).toContain('(8 × 3.5 / 6 + 12 × 12 / 12 + ')
  expect(text).toContain('Calculated score: 92.67%')
  expect(text).toContain('92.67% → 59.00%')
})

test('in Arabic the figures are the same and nothing is left in English', () => {
  const text = read('ar')
  expect(text).toContain('3.5 / 6 = 58.3%')
  expect(text).toContain('لا ينطبق لا يُحتسب')
  expect(text).toContain('92.67% → 59.00%')
  expect(text).not.toMatch(/[A-Za-z]{3,}/)
})
