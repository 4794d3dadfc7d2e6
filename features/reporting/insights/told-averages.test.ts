import { expect, test } from 'vitest'
import { factsOf } from '#/domain/reporting/insights.ts'
import { scoreReport } from '#/domain/score.ts'
import { intervalOf, sumsOfValues } from '#/domain/statistics.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { fullMarks } from '#/tests/sheets.ts'
import { printSummary } from './print-summary.ts'

test('the comparison with the visit before is rounded once, from the two scores as they are stored', () => {
  const score = scoreReport(fsr1, fullMarks(fsr1))
  const change = (now: number, before: number) =>
    printSummary(
      factsOf({ definition: fsr1, answers: fullMarks(fsr1), score: { ...score, final: now } }, [
        { ...score, final: before },
      ]),
      'en',
    ).find(({ key }) => key.startsWith('change'))!.text
  expect(change(87.24, 64.45)).toContain('22.8 points more')
  expect(change(64.45, 87.24)).toContain('22.8 points less')
  expect(change(80, 80.04)).toBe('The previous visit had the same score: 80.0%.')
})

test('the average of the branch is told with its margin from five visits, and not where it would leave the scale', () => {
  const answers = fullMarks(fsr1, { A1: false })
  const earlier = scoreReport(fsr1, fullMarks(fsr1))
  const told = (scores: readonly number[]) =>
    printSummary(
      factsOf({ definition: fsr1, answers, score: scoreReport(fsr1, answers) }, [earlier, earlier], {
        average: intervalOf(sumsOfValues(scores)),
      }),
      'en',
    )
      .map(({ text }) => text)
      .join(' ')
  expect(told([80, 81, 82, 83, 84])).toContain(
    'The branch averages 82.0% over its 5 visits of the last twelve months, give or take 2.0 points; this visit is above that range.',
  )
  expect(told([80, 81, 82, 83])).not.toContain('give or take')
  expect(told([20, 100, 100, 100, 100])).not.toContain('give or take')
})
