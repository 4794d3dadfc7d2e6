import {
  type Answer,
  answerTo,
  type AnswerValue,
  type ChoicesQuestion,
  isValidValue,
  type MeasureQuestion,
  type Question,
  type QuestionnaireDefinition,
  type Section,
  type TimingQuestion,
  visibleQuestions,
} from './questionnaire.ts'
import { bandOfMeasure, type MeasureValue } from './fieldwork/measure.ts'
import {
  over,
  plus,
  type Rational,
  ratio,
  rational,
  roundHalfUp,
  smaller,
  sum,
  times,
  toNumber,
  zero,
} from './rational.ts'
import type { Lang } from './text.ts'

export const scoreBands = ['excellent', 'good', 'acceptable', 'needs_work', 'fail'] as const
export type ScoreBand = (typeof scoreBands)[number]

/** Maximum score with a failed critical question. */
export const criticalCap = 59

/** Lowest score of each band. */
export const bandFloors = {
  excellent: 90,
  good: 80,
  acceptable: 70,
  needs_work: 60,
  fail: 0,
} as const satisfies Record<ScoreBand, number>

export const bandOf = (score: number): ScoreBand => scoreBands.find((band) => score >= bandFloors[band]) ?? 'fail'

const timingScore = ({ limits }: TimingQuestion, minutes: number): Rational => {
  const [full, three, half] = limits
  if (minutes <= full) return ratio(1n, 1n)
  if (minutes <= three) return ratio(3n, 4n)
  if (minutes <= half) return ratio(1n, 2n)
  return 2 * minutes <= 3 * half ? ratio(1n, 4n) : ratio(0n, 1n)
}

const exactScore = (question: Question, value: AnswerValue): Rational | null => {
  if (value === null || !isValidValue(question, value)) return null
  switch (question.type) {
    case 'yes_no':
      return ratio(value === true ? 1n : 0n, 1n)
    case 'rating':
      return ratio(BigInt(Number(value) - 1), 4n)
    case 'timing':
      return timingScore(question, Number(value))
    case 'choice':
      return rational(question.options.find((option) => option.key === value)?.value ?? 0)
    case 'choices':
      return chosenScore(question, Array.isArray(value) ? value : [])
    case 'measure':
      return measureScore(question, value as MeasureValue)
    default:
      return null
  }
}

/** Within the limit 1, in the grey band 0.5, beyond it 0. */
const measureScore = (question: MeasureQuestion, value: MeasureValue): Rational => {
  const band = bandOfMeasure(question, value)
  return band === 'within' ? ratio(1n, 1n) : ratio(band === 'grey' ? 1n : 0n, 2n)
}

const chosenScore = ({ options }: ChoicesQuestion, chosen: readonly string[]): Rational => {
  const total = sum(options.filter(({ key }) => chosen.includes(key)).map(({ value }) => rational(value)))
  if (total.n < 0n) return zero
  return smaller(total, rational(1))
}

/** Share of the weight earned, 0 to 1; null for invalid answers and unscored types. */
export const scoreAnswer = (question: Question, value: AnswerValue): number | null => {
  const earned = exactScore(question, value)
  return earned && toNumber(earned)
}

/** Failed: earned a quarter or less (no, a rating of 1 or 2, a wait past the last limit, a reading beyond the grey band). */
export const isFailed = (question: Question, value: AnswerValue): boolean => {
  const earned = scoreAnswer(question, value)
  return earned !== null && earned <= 0.25
}

export type QuestionScore = {
  key: string
  section: string
  shown: boolean
  /** Visible, answered and not N/A; other questions do not count. */
  applicable: boolean
  weight: number
  /** 0 to 1; null when the question does not count. */
  score: number | null
  /** weight x score */
  earned: number
  possible: number
}

export type SectionScore = {
  key: string
  weight: number
  numerator: number
  denominator: number
  /** Percent with two decimals; null when nothing in the section counts. */
  score: number | null
}

export type ReportScore = {
  questions: QuestionScore[]
  sections: SectionScore[]
  /** Sums over counting sections: weight x score, and weights. */
  overall: { numerator: number; denominator: number }
  bonus: number
  /** Per cent with two decimals, before the cap of a failed critical question. */
  calculated: number | null
  final: number | null
  band: ScoreBand | null
  criticalFailed: string[]
  major: string[]
}

type Counted = { question: Question; section: Section; shown: boolean; value: AnswerValue; score: Rational | null }
type SectionSum = { weight: Rational; numerator: Rational; denominator: Rational }

const count = (definition: QuestionnaireDefinition, answers: readonly Answer[]): Counted[] => {
  const visible = new Set(visibleQuestions(definition, answers).map((question) => question.key))
  return definition.sections.flatMap((section) =>
    section.questions.map((question) => {
      const answer = answerTo(answers, question.key)
      const shown = visible.has(question.key)
      const value = shown && answer && !answer.notApplicable ? answer.value : null
      return { question, section, shown, value, score: exactScore(question, value) }
    }),
  )
}

const addUp = (section: Section, counted: readonly Counted[]): SectionSum => {
  const counting = counted.filter((entry) => entry.section === section && entry.score !== null)
  return {
    weight: rational(section.weight),
    numerator: sum(counting.map(({ question, score }) => times(rational(question.weight), score!))),
    denominator: sum(counting.map(({ question }) => rational(question.weight))),
  }
}

const hundred = rational(100)
const percent = (value: Rational): number => roundHalfUp(times(value, hundred), 2)

const combine = (sections: readonly SectionSum[]) => {
  const counting = sections.filter((section) => section.denominator.n !== 0n)
  const numerator = sum(counting.map((s) => times(s.weight, over(s.numerator, s.denominator))))
  const denominator = sum(counting.map((s) => s.weight))
  return { numerator, denominator, overall: denominator.n === 0n ? null : over(numerator, denominator) }
}

/** Overall per cent of section results with fixed section weights; null when no section counts. */
export const overallOf = (
  sections: readonly { weight: number; numerator: number; denominator: number }[],
): number | null => {
  const { overall } = combine(
    sections.map((section) => ({
      weight: rational(section.weight),
      numerator: rational(section.numerator),
      denominator: rational(section.denominator),
    })),
  )
  return overall && percent(overall)
}

const questionScore = ({ question, section, shown, score }: Counted): QuestionScore => ({
  key: question.key,
  section: section.key,
  shown,
  applicable: score !== null,
  weight: question.weight,
  score: score && toNumber(score),
  earned: score ? toNumber(times(rational(question.weight), score)) : 0,
  possible: score ? question.weight : 0,
})

/** Scores a report, with every part of the sum. Exact; rounded half up once, at the end. */
export const scoreReport = (definition: QuestionnaireDefinition, answers: readonly Answer[]): ReportScore => {
  const counted = count(definition, answers)
  const sums = definition.sections.map((section) => addUp(section, counted))
  const { numerator, denominator, overall } = combine(sums)
  const bonus = sum(counted.map(({ question, score }) => (score ? times(rational(question.bonus ?? 0), score) : zero)))
  const failed = counted.filter(({ question, value }) => isFailed(question, value)).map(({ question }) => question)
  const criticalFailed = failed.filter((question) => question.critical).map((question) => question.key)
  const calculated = overall && roundHalfUp(smaller(plus(times(overall, hundred), bonus), hundred), 2)
  const final = calculated !== null && criticalFailed.length > 0 ? Math.min(calculated, criticalCap) : calculated
  return {
    questions: counted.map(questionScore),
    sections: definition.sections.map((section, index) => {
      const result = sums[index]!
      return {
        key: section.key,
        weight: section.weight,
        numerator: toNumber(result.numerator),
        denominator: toNumber(result.denominator),
        score: result.denominator.n === 0n ? null : percent(over(result.numerator, result.denominator)),
      }
    }),
    overall: { numerator: toNumber(numerator), denominator: toNumber(denominator) },
    bonus: toNumber(bonus),
    calculated,
    final,
    band: final === null ? null : bandOf(final),
    criticalFailed,
    major: failed.filter((question) => question.major).map((question) => question.key),
  }
}

/** Points of the overall score lost by each answer; with the calculated score (without bonus) they add up to 100. */
export function pointsLost(score: ReportScore): Map<string, number> {
  const sections = new Map(score.sections.map((section) => [section.key, section]))
  return new Map(
    score.questions.map(({ key, section, possible, earned }) => {
      const { weight, denominator } = sections.get(section) ?? { weight: 0, denominator: 0 }
      const counts = denominator > 0 && score.overall.denominator > 0
      return [key, counts ? (100 * weight * (possible - earned)) / denominator / score.overall.denominator : 0]
    }),
  )
}

/** Exceeds the binary error of decimals, far below a hundredth of a point. */
const slack = 1e-9

/**
 * Rounds to tenths, half away from zero, in one step (why: 22.746 rounded to hundredths first would become 22.8).
 * Shared by display and comparison.
 */
export const tenthsOf = (n: number): number => Math.sign(n) * Math.floor(Math.abs(n) * 10 + 0.5 + slack) || 0

/** The only print format of scores, averages, margins and points: one decimal, rounded once. */
export const formatTenths = (n: number): string => {
  const tenths = tenthsOf(n)
  return `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`
}

/** Points without a sign; an arrow or a word gives the direction. */
export const formatPoints = (points: number): string => formatTenths(Math.abs(points))

/** Rounds the stored two decimals to one: '87.3%' in both languages. */
export const formatScore = (score: number, _lang: Lang): string => `${formatTenths(score)}%`
