import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { type StakeBasis, stakeOf, stakesOf, usualRate } from '#/domain/reporting/stake.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { fullMarks } from '#/tests/sheets.ts'

const basis: StakeBasis = { covers: 9000, bill: 62_00, rate: usualRate }
const of = (values: Parameters<typeof fullMarks>[1], with_: StakeBasis = basis) =>
  stakesOf(scoreReport(fsr1, fullMarks(fsr1, values)), with_)!
const badly = ({ type }: Question) => (type === 'yes_no' ? false : type === 'timing' ? 300 : 1)
const critical = scoredQuestions(fsr1).find((question) => question.critical)!
/** The same questionnaire with a second critical question. */
const withTwo = {
  ...fsr1,
  sections: fsr1.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.key === 'A1' ? { ...question, critical: true } : question,
    ),
  })),
}

test('worked by hand: 9,000 guests x SAR 62 x 2.4 points x 0.3 % = SAR 4,017.60 a month', () => {
  expect(stakeOf(2.4, basis)).toBe(4_017_60)
  expect(stakeOf(0, basis)).toBe(0)
  expect(stakeOf(0.1, { covers: 1, bill: 1, rate: 0.001 })).toBe(0)
  expect(stakeOf(100, { covers: 1_000_000, bill: 10_000_000, rate: 10 })).toBe(100_000_000_000_000)
})

test('a visit without a loss has nothing at stake', () => {
  expect(of({})).toEqual({ basis, findings: [], total: { points: 0, amount: 0, isLimited: false } })
})

test('a critical failure costs what its cap took away, and nothing where the answers were below it anyway', () => {
  const score = scoreReport(fsr1, fullMarks(fsr1, { [critical.key]: badly(critical) }))
  const [first] = stakesOf(score, basis)!.findings
  expect(first!.key).toBe(critical.key)
  expect(first!.points).toBeCloseTo(Math.round((score.calculated! - 59) * 10) / 10, 9)
  const everything = Object.fromEntries(scoredQuestions(fsr1).map((question) => [question.key, badly(question)]))
  const worst = scoreReport(fsr1, fullMarks(fsr1, everything))
  expect(worst.calculated!).toBeLessThan(59)
  expect(stakesOf(worst, basis)!.findings.map(({ key }) => key)).not.toContain(critical.key)
})

test('two critical failures are not added beyond what the score lacks to 100', () => {
  const answers = fullMarks(withTwo, { [critical.key]: badly(critical), A1: false })
  const two = stakesOf(scoreReport(withTwo, answers), basis)!
  expect(two.total).toEqual({ points: 41, amount: stakeOf(41, basis), isLimited: true })
})

test('findings are ranked by what they put at stake, and together never exceed the gap of the branch', () => {
  const keys = scoredQuestions(fsr1).map((question) => ({ key: question.key, bad: badly(question) }))
  fc.assert(
    fc.property(
      fc.subarray(keys),
      fc.record({
        covers: fc.integer({ min: 1, max: 1_000_000 }),
        bill: fc.integer({ min: 1, max: 10_000_000 }),
        rate: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 1000),
      }),
      (bad, told) => {
        const score = scoreReport(
          fsr1,
          fullMarks(fsr1, Object.fromEntries(bad.map(({ key, bad: value }) => [key, value]))),
        )
        const { findings, total } = stakesOf(score, told)!
        expect(findings.map(({ amount }) => amount)).toEqual(
          findings.map(({ amount }) => amount).toSorted((a, b) => b - a),
        )
        expect(total.points).toBeLessThanOrEqual(Math.round((100 - score.final!) * 10 + 1e-6) / 10 + 1e-9)
        expect(total.amount).toBe(stakeOf(total.points, told))
        for (const { points, amount } of findings) expect(amount).toBe(stakeOf(points, told))
      },
    ),
  )
})
