import { latinDigits } from './digits.ts'
import { answerTo, type Answer, type Question, type QuestionnaireDefinition, scoredQuestions } from './questionnaire.ts'
import { criticalCap, formatScore, pointsLost, type ReportScore, tenthsOf } from './score.ts'
import { marginOfMean, mean } from './statistics.ts'
import { type Lang, langs, type Text } from './text.ts'

/** A number with the way in which it may be printed. */
export type Figure = { as: 'score' | 'points' | 'minutes' | 'count'; n: number }
export type FactKind = 'score' | 'change' | 'visits' | 'section' | 'critical' | 'major' | 'loss' | 'timing' | 'timings'

/** Something computed from a scored report and its history. Texts are made of these and of nothing else. */
export type Fact = {
  id: string
  kind: FactKind
  figures: Readonly<Record<string, Figure>>
  names: Readonly<Record<string, Text>>
  /** The visit before had the same failure. */
  repeated?: boolean
  /** Where the answer or the section stands in the report. */
  about?: string
}

export type ScoredVisit = { definition: QuestionnaireDefinition; answers: readonly Answer[]; score: ReportScore }
/** The counted visits of the same kind to the same branch before this one, newest first. */
export type EarlierVisits = readonly ReportScore[]

const score = (n: number): Figure => ({ as: 'score', n })
const points = (n: number): Figure => ({ as: 'points', n: Math.abs(n) })
const count = (n: number): Figure => ({ as: 'count', n })
const finals = (visits: EarlierVisits): number[] => visits.flatMap(({ final }) => (final === null ? [] : [final]))

/** Everything that may be said of a report, from its score, its answers and the visits before it. */
export function factsOf(visit: ScoredVisit, earlier: EarlierVisits): Fact[] {
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
    ...historyFacts(final, finals(earlier)),
    ...sectionFacts(visit, earlier),
    ...answerFacts(visit, earlier),
  ]
}

function historyFacts(final: number, before: readonly number[]): Fact[] {
  const all = [final, ...before]
  const margin = marginOfMean(all)
  const spread = { mean: score(mean(all)), ...(margin === null ? {} : { margin: points(margin) }) }
  const visits: Fact = { id: 'visits', kind: 'visits', figures: { count: count(all.length), ...spread }, names: {} }
  const last = before[0]
  if (last === undefined) return [visits]
  const change = tenthsOf(final) - tenthsOf(last)
  const figures = { points: points(change / 10), before: score(last), now: score(final) }
  return [visits, { id: 'change', kind: 'change', figures, names: {} }]
}

function sectionFacts({ definition, score: result }: ScoredVisit, earlier: EarlierVisits): Fact[] {
  return result.sections.flatMap((section) => {
    if (section.score === null) return []
    const before = earlier.flatMap(({ sections }) => sections.find(({ key }) => key === section.key)?.score ?? [])
    const own = before.length === 0 ? {} : ownAverage(section.score, before)
    const title = definition.sections.find(({ key }) => key === section.key)!.title
    const figures = { score: score(section.score), ...own }
    return [{ id: `section:${section.key}`, kind: 'section', figures, names: { section: title }, about: section.key }]
  })
}

const ownAverage = (now: number, before: readonly number[]): Record<string, Figure> => {
  const average = mean(before)
  const below = tenthsOf(average) - tenthsOf(now)
  return { average: score(average), count: count(before.length), ...(below > 0 ? { points: points(below / 10) } : {}) }
}

function answerFacts({ definition, answers, score: result }: ScoredVisit, earlier: EarlierVisits): Fact[] {
  const lost = pointsLost(result)
  const failedBefore = new Set(earlier[0]?.questions.flatMap(({ key, score: s }) => (isFailure(s) ? [key] : [])))
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
        figures: { points: points(cost), ...timing },
        names: { question: question.text },
        repeated: failed && failedBefore.has(question.key),
        about: question.key,
      },
    ]
  })
  const timed = facts.filter(({ figures }) => figures['minutes'])
  if (timed.length === 0) return facts
  return [...facts, { id: 'timings', kind: 'timings', figures: { count: count(timed.length) }, names: {} }]
}

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

/** A figure as text. Counts stay numbers, because the plural depends on them. */
export const printedFigure = ({ as, n }: Figure, lang: Lang): string | number => {
  if (as === 'score') return formatScore(n, lang)
  if (as === 'points') return (tenthsOf(n) / 10).toFixed(1)
  return as === 'minutes' ? String(n) : n
}

const numbersIn = (text: string): string[] =>
  (latinDigits(text).match(/\d+(?:[.,٫٬]\d+)*/g) ?? []).map((number) => number.replace(/[,٬]/g, '').replace('٫', '.'))

/** The numbers in a text that none of these facts gives, whoever wrote the text: none is the only right answer. */
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
