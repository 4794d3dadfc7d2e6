import { latinDigits } from '../digits.ts'
import { type FindingsAs, toldOf } from '../failure.ts'
import {
  answerTo,
  type Answer,
  type Question,
  type QuestionnaireDefinition,
  scoredQuestions,
} from '../questionnaire.ts'
import { criticalCap, formatPoints, formatScore, pointsLost, type ReportScore, tenthsOf } from '../score.ts'
import { type Interval, mean, toldSpread } from '../statistics.ts'
import { type StakeBasis, stakesOf } from './stake.ts'
import { type Lang, langs, type Text } from '../text.ts'
import { type Trend, trendOf } from './trend.ts'

/** A number with its print format. */
export type Figure = { as: 'score' | 'points' | 'minutes' | 'count' | 'percent' | 'riyals'; n: number }
export type FactKind =
  | 'score'
  | 'change'
  | 'visits'
  | 'trend'
  | 'city'
  | 'section'
  | 'critical'
  | 'major'
  | 'loss'
  | 'driver'
  | 'timing'
  | 'timings'
  | 'stake'

/** A fact computed from a scored report and its history; the only source of generated texts. */
export type Fact = {
  id: string
  kind: FactKind
  figures: Readonly<Record<string, Figure>>
  names: Readonly<Record<string, Text>>
  /** The previous visit had the same failure. */
  repeated?: boolean
  /** Direction of scores over the visits, where known. */
  direction?: Trend['direction']
  /** Position of the answer or section in the report. */
  about?: string
}

/** Context: anonymous averages of the branch's city, and the client's figures for its branches. */
export type Surroundings = {
  city?: Readonly<Record<string, { mean: number; n: number } | null>>
  /** Average of the branch's visits of this type in the default period, as on every page. */
  average?: Interval | null
  /** Client's figures, present once it has confirmed the rate of the estimate. */
  stake?: StakeBasis | null
}
/** Key of the whole report among the averages of the city. */
export const wholeReport = ''

export type ScoredVisit = {
  definition: QuestionnaireDefinition
  answers: readonly Answer[]
  score: ReportScore
  /** Default: failure sentences. */
  findingsAs?: FindingsAs
}
/** Counted earlier visits of the same kind to the same branch, newest first. */
export type EarlierVisits = readonly ReportScore[]

const score = (n: number): Figure => ({ as: 'score', n })
const points = (n: number): Figure => ({ as: 'points', n: Math.abs(n) })
const count = (n: number): Figure => ({ as: 'count', n })
/** Unrounded riyals (why: a rounded bill would not match the product printed beside it). */
const riyals = (halalas: number): Figure => ({ as: 'riyals', n: halalas / 100 })
const finals = (visits: EarlierVisits): number[] => visits.flatMap(({ final }) => (final === null ? [] : [final]))

/** Computes all facts of a report from its score, answers and earlier visits. */
export function factsOf(visit: ScoredVisit, earlier: EarlierVisits, known: Surroundings = {}): Fact[] {
  const { final, calculated } = visit.score
  if (final === null || calculated === null) return []
  const overall: Fact = {
    id: 'score',
    kind: 'score',
    figures: { score: score(final), calculated: score(calculated), cap: score(criticalCap) },
    names: {},
  }
  return [
    overall,
    ...historyFacts(final, finals(earlier), known.average),
    ...trendFacts([final, ...finals(earlier)].toReversed()),
    ...cityFacts(final, known.city?.[wholeReport]),
    ...sectionFacts(visit, earlier, known.city ?? {}),
    ...answerFacts(visit, earlier),
    ...driverFacts(visit, earlier),
    ...stakeFacts(visit.score, known.stake),
  ]
}

function trendFacts(values: readonly number[]): Fact[] {
  const trend = trendOf(values)
  if (!trend) return []
  const figures = { count: count(trend.n), points: points(trend.slope) }
  return [{ id: 'trend', kind: 'trend', figures, names: {}, direction: trend.direction }]
}

const cityFigures = (score: number, city: { mean: number; n: number }): Record<string, Figure> => {
  return { city: { as: 'percent', n: city.mean }, cityCount: count(city.n), cityPoints: points(score - city.mean) }
}

function cityFacts(final: number, city: { mean: number; n: number } | null | undefined): Fact[] {
  if (!city) return []
  const direction = { '-1': 'down', '0': 'none', '1': 'up' } as const
  const sign = Math.sign(tenthsOf(final - city.mean))
  const { city: average, cityCount, cityPoints } = cityFigures(final, city)
  const figures = { city: average!, count: cityCount!, points: cityPoints! }
  return [{ id: 'city', kind: 'city', figures, names: {}, direction: direction[`${sign}` as keyof typeof direction] }]
}

/** Fewest visits behind a statement about averages. */
const fewestForDriver = 3

/** Largest average losses over the visits: exact contributions of the questions, which add up to the total loss. */
function driverFacts({ definition, score: result, findingsAs }: ScoredVisit, earlier: EarlierVisits): Fact[] {
  const visits = [result, ...earlier.filter(({ calculated }) => calculated !== null)]
  if (visits.length < fewestForDriver) return []
  const lost = visits.map(pointsLost)
  const [worst] = scoredQuestions(definition)
    .map((question) => ({ question, cost: mean(lost.map((costs) => costs.get(question.key) ?? 0)) }))
    .toSorted((a, b) => b.cost - a.cost)
  if (!worst || tenthsOf(worst.cost) === 0) return []
  const { key, text } = worst.question
  const { title } = definition.sections.find(({ questions }) => questions.includes(worst.question))!
  // why: one visit's failure sentence does not fit several, and the question's wording would say the opposite
  const names: Fact['names'] =
    findingsAs === 'question' ? { question: text } : { code: { en: key, ar: key }, section: title }
  const figures = { points: points(worst.cost), count: count(visits.length) }
  return [{ id: `driver:${key}`, kind: 'driver', figures, names, about: key }]
}

/** Monthly amount at stake by the findings, with every factor of the estimate. */
function stakeFacts(score: ReportScore, basis: StakeBasis | null | undefined): Fact[] {
  const stakes = basis && stakesOf(score, basis)
  if (!stakes || stakes.total.amount === 0) return []
  const figures: Fact['figures'] = {
    count: count(stakes.basis.covers),
    bill: riyals(stakes.basis.bill),
    points: points(stakes.total.points),
    rate: { as: 'percent', n: stakes.basis.rate },
    riyals: riyals(stakes.total.amount),
  }
  return [{ id: 'stake', kind: 'stake', figures, names: {} }]
}

/** Adds the margin only where one exists and stays within the scale. */
const averageFigures = (average: Interval): Record<string, Figure> => {
  const told = toldSpread(average)
  if (told.kind !== 'margin') return {}
  return { count: count(average.n), mean: score(average.mean), margin: points(told.margin) }
}

function historyFacts(final: number, before: readonly number[], average: Interval | null | undefined): Fact[] {
  const figures = { count: count(1 + before.length), ...(average ? averageFigures(average) : {}) }
  const visits: Fact = { id: 'visits', kind: 'visits', figures, names: {} }
  const last = before[0]
  if (last === undefined) return [visits]
  const changed = { points: points(final - last), before: score(last), now: score(final) }
  return [visits, { id: 'change', kind: 'change', figures: changed, names: {} }]
}

function sectionFacts(
  { definition, score: result }: ScoredVisit,
  earlier: EarlierVisits,
  cities: NonNullable<Surroundings['city']>,
): Fact[] {
  return result.sections.flatMap((section) => {
    if (section.score === null) return []
    const before = earlier.flatMap(({ sections }) => sections.find(({ key }) => key === section.key)?.score ?? [])
    const own = before.length === 0 ? {} : ownAverage(section.score, before)
    const title = definition.sections.find(({ key }) => key === section.key)!.title
    const city = cities[section.key]
    const figures = { score: score(section.score), ...own, ...(city ? cityFigures(section.score, city) : {}) }
    return [{ id: `section:${section.key}`, kind: 'section', figures, names: { section: title }, about: section.key }]
  })
}

const ownAverage = (now: number, before: readonly number[]): Record<string, Figure> => {
  const average = mean(before)
  const below = average - now
  return {
    average: score(average),
    count: count(before.length),
    ...(tenthsOf(below) > 0 ? { points: points(below) } : {}),
  }
}

function answerFacts({ definition, answers, score: result, findingsAs }: ScoredVisit, earlier: EarlierVisits): Fact[] {
  const lost = pointsLost(result)
  const failures = earlier.map((visit) => failedIn(visit))
  const facts = scoredQuestions(definition).flatMap((question): Fact[] => {
    const scored = result.questions.find(({ key }) => key === question.key)
    if (!scored?.applicable) return []
    const cost = lost.get(question.key) ?? 0
    const failed = isFailure(scored.score)
    const timing = timingFigures(question, answers)
    if (!timing && !failed && cost === 0) return []
    return [
      {
        id: `answer:${question.key}`,
        kind: kindOf(question, failed),
        figures: {
          points: points(cost),
          ...timing,
          ...(failed && failures.length > 0 ? often(question.key, failures) : {}),
        },
        names: findingsAs === 'question' ? { question: question.text } : toldNames(question, answers),
        repeated: failed && (failures[0]?.has(question.key) ?? false),
        about: question.key,
      },
    ]
  })
  const timed = facts.filter(({ figures }) => figures['minutes'])
  if (timed.length === 0) return facts
  return [...facts, { id: 'timings', kind: 'timings', figures: { count: count(timed.length) }, names: {} }]
}

const toldNames = (question: Question, answers: readonly Answer[]): Fact['names'] => {
  const told = toldOf(question, answerTo(answers, question.key)?.value ?? null)
  return told ? { failure: told.sentence } : {}
}

const failedIn = (visit: ReportScore): Set<string> =>
  new Set(visit.questions.flatMap(({ key, score: earned }) => (isFailure(earned) ? [key] : [])))

/** Number of visits, including this one, at which the question failed. */
const often = (key: string, failures: readonly Set<string>[]): Record<string, Figure> => ({
  count: count(1 + failures.filter((failed) => failed.has(key)).length),
  of: count(1 + failures.length),
})

const isFailure = (earned: number | null): boolean => earned !== null && earned <= 0.25
const kindOf = (question: Question, failed: boolean): FactKind => {
  if (failed && question.critical) return 'critical'
  if (failed && question.major) return 'major'
  return question.type === 'timing' ? 'timing' : 'loss'
}

const timingFigures = (question: Question, answers: readonly Answer[]): Record<string, Figure> | undefined => {
  if (question.type !== 'timing') return undefined
  const minutes = Number(answerTo(answers, question.key)?.value)
  return { minutes: { as: 'minutes', n: minutes }, limit: { as: 'minutes', n: question.limits[0] } }
}

const grouped = new Intl.NumberFormat('en')
const withHalalas = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a figure. Counts stay numbers because plurals depend on them. */
export const printedFigure = ({ as, n }: Figure, lang: Lang): string | number => {
  if (as === 'score') return formatScore(n, lang)
  if (as === 'percent') return `${n}%`
  if (as === 'riyals') return (Number.isInteger(n) ? grouped : withHalalas).format(n)
  if (as === 'points') return formatPoints(n)
  return as === 'minutes' ? String(n) : n
}

const numbersIn = (text: string): string[] =>
  (latinDigits(text).match(/\d+(?:[.,٫٬]\d+)*/g) ?? []).map((number) => number.replace(/[,٬]/g, '').replace('٫', '.'))

/** Finds numbers in a text that no fact contains; must be empty for any author. */
export function strayFigures(text: string, facts: readonly Fact[]): string[] {
  const known = new Set<string>()
  for (const fact of facts) {
    for (const figure of Object.values(fact.figures))
      for (const lang of langs) for (const number of numbersIn(String(printedFigure(figure, lang)))) known.add(number)
    for (const name of Object.values(fact.names))
      for (const lang of langs) for (const number of numbersIn(name[lang])) known.add(number)
  }
  return numbersIn(text).filter((number) => !known.has(number))
}
