import { latinDigits } from './digits.ts'
import { answerTo, type Answer, type Question, type QuestionnaireDefinition, scoredQuestions } from './questionnaire.ts'
import {
  bandOf,
  criticalCap,
  formatScore,
  marginOfMean,
  pointsLost,
  type ReportScore,
  type ScoreBand,
} from './score.ts'
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

/** A part of a sentence: which figure or name of which fact. A sentence holds no values of its own. */
export type Place = { fact: string; of: string }
export const sentenceKeys = [
  'verdict_excellent',
  'verdict_good',
  'verdict_acceptable',
  'verdict_needs_work',
  'verdict_fail',
  'capped',
  'first',
  'change_up',
  'change_down',
  'change_same',
  'mean_within',
  'mean_above',
  'mean_below',
  'critical',
  'critical_repeated',
  'major',
  'major_repeated',
  'costliest',
  'costliest_beside',
  'repeated',
  'strongest',
  'weakest',
  'weakest_below',
  'timing_over',
  'timings_met',
  'flawless',
] as const
export type SentenceKey = (typeof sentenceKeys)[number]
export type Sentence = { key: SentenceKey; facts: readonly string[]; places: Readonly<Record<string, Place>> }

export type ScoredVisit = { definition: QuestionnaireDefinition; answers: readonly Answer[]; score: ReportScore }
/** The counted visits of the same kind to the same branch before this one, newest first. */
export type EarlierVisits = readonly ReportScore[]

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
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
  const change = tenths(final) - tenths(last)
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
  const below = tenths(average) - tenths(now)
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

/** What is said first, and how much of each kind: a summary that says everything says nothing. */
const most = { major: 3, repeated: 2, timings: 2 }

/** The summary of a report as sentences, each with the facts that it stands on. */
export function summaryOf(facts: readonly Fact[]): Sentence[] {
  const of = (kind: FactKind): Fact[] => facts.filter((fact) => fact.kind === kind)
  const overall = of('score')[0]
  if (!overall) return []
  const severe = [...of('critical'), ...of('major').toSorted(byLoss).slice(0, most.major)]
  return [
    { key: verdicts[bandOf(overall.figures['score']!.n)], facts: ['score'], places: placesOf(overall, ['score']) },
    ...cappedBy(overall, of('critical')),
    ...comparison(of('change')[0], of('visits')[0], overall),
    ...severe.map((fact) => about(fact, severity(fact), ['question'])),
    ...losses(facts, severe),
    ...sectionSentences(of('section')),
    ...waits(facts, of('timings')[0]),
  ]
}

const verdicts = {
  excellent: 'verdict_excellent',
  good: 'verdict_good',
  acceptable: 'verdict_acceptable',
  needs_work: 'verdict_needs_work',
  fail: 'verdict_fail',
} as const satisfies Record<ScoreBand, SentenceKey>

const byLoss = (a: Fact, b: Fact): number => b.figures['points']!.n - a.figures['points']!.n
const placesOf = (fact: Fact, names: readonly string[]): Record<string, Place> =>
  Object.fromEntries(names.map((of) => [of, { fact: fact.id, of }]))
const about = (fact: Fact, key: SentenceKey, names: readonly string[]): Sentence => ({
  key,
  facts: [fact.id],
  places: placesOf(fact, names),
})

const severity = ({ kind, repeated }: Fact): SentenceKey => {
  if (kind === 'critical') return repeated ? 'critical_repeated' : 'critical'
  return repeated ? 'major_repeated' : 'major'
}

function cappedBy(overall: Fact, critical: readonly Fact[]): Sentence[] {
  if (overall.figures['score']!.n >= overall.figures['calculated']!.n) return []
  const facts = ['score', ...critical.map(({ id }) => id)]
  return [{ key: 'capped', facts, places: placesOf(overall, ['calculated', 'cap']) }]
}

function comparison(change: Fact | undefined, visits: Fact | undefined, overall: Fact): Sentence[] {
  if (!visits) return []
  if (!change) return [about(visits, 'first', [])]
  const said = [changeSentence(change)]
  const { mean: average, margin, count: n } = visits.figures
  if (!margin || n!.n < 3) return said
  const away = overall.figures['score']!.n - average!.n
  const key = Math.abs(away) <= margin.n ? 'mean_within' : away > 0 ? 'mean_above' : 'mean_below'
  return [...said, { key, facts: ['visits', 'score'], places: placesOf(visits, ['count', 'mean', 'margin']) }]
}

function changeSentence(change: Fact): Sentence {
  const { points: by, before, now } = change.figures
  if (tenths(by!.n) === 0) return about(change, 'change_same', ['before'])
  return about(change, now!.n > before!.n ? 'change_up' : 'change_down', ['points', 'before'])
}

/** What cost most beside what was already said, and what failed twice in a row. */
function losses(facts: readonly Fact[], said: readonly Fact[]): Sentence[] {
  const lost = facts.filter((fact) => fact.about && fact.figures['points'] && fact.kind !== 'section')
  const rest = lost.filter((fact) => tenths(fact.figures['points']!.n) > 0 && !said.includes(fact)).toSorted(byLoss)
  if (rest.length === 0 && said.length === 0) return flawless(facts, lost)
  const [first] = rest
  const again = rest.filter(({ repeated }) => repeated).slice(0, most.repeated)
  return [
    ...(first ? [about(first, said.length > 0 ? 'costliest_beside' : 'costliest', ['question', 'points'])] : []),
    ...again.map((fact) => about(fact, 'repeated', ['question'])),
  ]
}

const flawless = (facts: readonly Fact[], lost: readonly Fact[]): Sentence[] => {
  const overall = facts.find(({ kind }) => kind === 'score')!
  const none = lost.every((fact) => fact.figures['points']!.n === 0) && overall.figures['calculated']!.n === 100
  return none ? [about(overall, 'flawless', [])] : []
}

/** Best and worst, only where they differ in what is printed. */
function sectionSentences(sections: readonly Fact[]): Sentence[] {
  const ranked = sections.toSorted((a, b) => b.figures['score']!.n - a.figures['score']!.n)
  const [best, worst] = [ranked[0], ranked.at(-1)]
  if (!best || !worst || tenths(best.figures['score']!.n) === tenths(worst.figures['score']!.n)) return []
  const weakest = worst.figures['points']
    ? about(worst, 'weakest_below', ['section', 'score', 'points', 'count'])
    : about(worst, 'weakest', ['section', 'score'])
  return [about(best, 'strongest', ['section', 'score']), weakest]
}

function waits(facts: readonly Fact[], timings: Fact | undefined): Sentence[] {
  if (!timings) return []
  const timed = facts.filter(({ figures }) => figures['minutes'])
  const over = timed.filter(({ figures }) => figures['minutes']!.n > figures['limit']!.n).toSorted(byLoss)
  if (over.length > 0)
    return over.slice(0, most.timings).map((fact) => about(fact, 'timing_over', ['question', 'minutes', 'limit']))
  return [
    { key: 'timings_met', facts: timed.map(({ id }) => id).concat('timings'), places: placesOf(timings, ['count']) },
  ]
}

/** Tenths of a number with two decimals, half up: what is printed and what is compared is the same. */
const tenths = (n: number): number => Math.floor((Math.round(n * 100) + 5) / 10)

/** A figure as text. Counts stay numbers, because the plural depends on them. */
export const printedFigure = ({ as, n }: Figure, lang: Lang): string | number => {
  if (as === 'score') return formatScore(n, lang)
  if (as === 'points') return (tenths(n) / 10).toFixed(1)
  return as === 'minutes' ? String(n) : n
}

/** What stands in the places of a sentence, in one language. */
export const filled = (sentence: Sentence, facts: readonly Fact[], lang: Lang): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(sentence.places).map(([place, { fact: id, of }]) => {
      const fact = facts.find((candidate) => candidate.id === id)
      const figure = fact?.figures[of]
      const name = fact?.names[of]
      if (figure) return [place, printedFigure(figure, lang)]
      if (name) return [place, name[lang]]
      throw new Error(`the sentence ${sentence.key} speaks of ${id}.${of}, which is no fact`)
    }),
  )

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
