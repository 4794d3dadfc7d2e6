import { type Fact, type FactKind, printedFigure } from './insights.ts'
import { bandOf, type ScoreBand, tenthsOf } from '../score.ts'
import type { Lang } from '../text.ts'

/** Reference to a figure or name of a fact; sentences hold no values of their own. */
export type Place = { fact: string; of: string }
/** Sentences about an answer; each has a second wording for reports released before failure sentences existed. */
const answerKeys = [
  'critical',
  'critical_repeated',
  'major',
  'major_repeated',
  'costliest',
  'costliest_beside',
  'repeated',
  'repeated_often',
  'driver',
  'timing_over',
] as const
type AnswerKey = (typeof answerKeys)[number]
const asAsked = <Key extends AnswerKey>(key: Key) => `${key}_asked` as const

export const sentenceKeys = [
  ...answerKeys,
  ...answerKeys.map(asAsked),
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
  'trend_up',
  'trend_down',
  'trend_none',
  'city_above',
  'city_below',
  'city_same',
  'strongest',
  'weakest',
  'weakest_below',
  'section_city_above',
  'section_city_below',
  'timings_met',
  'flawless',
  'stake',
] as const
export type SentenceKey = (typeof sentenceKeys)[number]
export type Sentence = { key: SentenceKey; facts: readonly string[]; places: Readonly<Record<string, Place>> }

/** Maximum number of sentences of each kind. */
const most = { major: 3, repeated: 2, timings: 2 }

/** Composes the summary of a report: sentences with the facts behind them. */
export function summaryOf(facts: readonly Fact[]): Sentence[] {
  const of = (kind: FactKind): Fact[] => facts.filter((fact) => fact.kind === kind)
  const overall = of('score')[0]
  if (!overall) return []
  const severe = [...of('critical'), ...of('major').toSorted(byLoss).slice(0, most.major)]
  const lost = losses(facts, severe)
  const told = new Set([...severe.map(({ id }) => id), ...lost.flatMap((sentence) => sentence.facts)])
  return [
    { key: verdicts[bandOf(overall.figures['score']!.n)], facts: ['score'], places: placesOf(overall, ['score']) },
    ...cappedBy(overall, of('critical')),
    ...comparison(of('change')[0], of('visits')[0], overall),
    ...of('trend').map((fact) => about(fact, trendSentences[fact.direction ?? 'none'], trendPlaces(fact))),
    ...of('city').map((fact) => about(fact, citySentences[fact.direction ?? 'none'], cityPlaces(fact))),
    ...severe.map((fact) => aboutAnswer(fact, severity(fact), [])),
    ...lost,
    ...drivers(of('driver')),
    ...sectionSentences(of('section')),
    ...besideTheCity(of('section')),
    ...waits(facts, of('timings')[0], told),
    ...of('stake').map((fact) => about(fact, 'stake', ['count', 'bill', 'points', 'rate', 'riyals'])),
  ]
}

const trendSentences = { up: 'trend_up', down: 'trend_down', none: 'trend_none' } as const
const citySentences = { up: 'city_above', down: 'city_below', none: 'city_same' } as const
const trendPlaces = ({ direction }: Fact) => (direction === 'none' ? ['count'] : ['count', 'points'])
const cityPlaces = ({ direction }: Fact) => (direction === 'none' ? ['count', 'city'] : ['count', 'city', 'points'])

const drivers = (found: readonly Fact[]): Sentence[] =>
  found.map((fact) =>
    fact.names['question']
      ? about(fact, 'driver_asked', ['question', 'points', 'count'])
      : about(fact, 'driver', ['code', 'section', 'points', 'count']),
  )

/** Sections farthest below and above the city's average, where that average may be published. */
function besideTheCity(sections: readonly Fact[]): Sentence[] {
  const away = ({ figures }: Fact): number => tenthsOf(figures['score']!.n - figures['city']!.n)
  const compared = sections.filter(({ figures }) => figures['city']).toSorted((a, b) => away(a) - away(b))
  const [lowest, highest] = [compared[0], compared.at(-1)]
  const told = (fact: Fact, key: SentenceKey): Sentence => ({
    key,
    facts: [fact.id],
    places: {
      ...placesOf(fact, ['section', 'city', 'cityPoints']),
      count: { fact: fact.id, of: 'cityCount' },
    },
  })
  return [
    ...(lowest && away(lowest) < 0 ? [told(lowest, 'section_city_below')] : []),
    ...(highest && away(highest) > 0 ? [told(highest, 'section_city_above')] : []),
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

const aboutAnswer = (fact: Fact, key: AnswerKey, names: readonly string[]): Sentence =>
  fact.names['question']
    ? about(fact, asAsked(key), ['question', ...names, ...(key === 'timing_over' ? ['minutes', 'limit'] : [])])
    : about(fact, key, ['failure', ...names])

const severity = ({ kind, repeated }: Fact): AnswerKey => {
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
  const { mean: average, margin } = visits.figures
  if (!margin) return said
  const away = overall.figures['score']!.n - average!.n
  const key = Math.abs(away) <= margin.n ? 'mean_within' : away > 0 ? 'mean_above' : 'mean_below'
  return [...said, { key, facts: ['visits', 'score'], places: placesOf(visits, ['count', 'mean', 'margin']) }]
}

function changeSentence(change: Fact): Sentence {
  const { points: by, before, now } = change.figures
  if (tenthsOf(by!.n) === 0) return about(change, 'change_same', ['before'])
  return about(change, now!.n > before!.n ? 'change_up' : 'change_down', ['points', 'before'])
}

/** Largest losses not mentioned yet, and failures repeated from the previous visit. */
function losses(facts: readonly Fact[], said: readonly Fact[]): Sentence[] {
  const lost = facts.filter(
    (fact) => fact.about && fact.figures['points'] && fact.kind !== 'section' && fact.kind !== 'driver',
  )
  const rest = lost.filter((fact) => tenthsOf(fact.figures['points']!.n) > 0 && !said.includes(fact)).toSorted(byLoss)
  if (rest.length === 0 && said.length === 0) return flawless(facts, lost)
  const [first] = rest
  const again = rest.filter(({ repeated }) => repeated).slice(0, most.repeated)
  return [
    ...(first ? [aboutAnswer(first, said.length > 0 ? 'costliest_beside' : 'costliest', ['points'])] : []),
    ...again.map((fact) =>
      fact.figures['count']!.n > 2
        ? aboutAnswer(fact, 'repeated_often', ['count', 'of'])
        : aboutAnswer(fact, 'repeated', []),
    ),
  ]
}

const flawless = (facts: readonly Fact[], lost: readonly Fact[]): Sentence[] => {
  const overall = facts.find(({ kind }) => kind === 'score')!
  const none = lost.every((fact) => fact.figures['points']!.n === 0) && overall.figures['calculated']!.n === 100
  return none ? [about(overall, 'flawless', [])] : []
}

/** Best and worst section, only where their printed values differ. */
function sectionSentences(sections: readonly Fact[]): Sentence[] {
  const ranked = sections.toSorted((a, b) => b.figures['score']!.n - a.figures['score']!.n)
  const [best, worst] = [ranked[0], ranked.at(-1)]
  if (!best || !worst || tenthsOf(best.figures['score']!.n) === tenthsOf(worst.figures['score']!.n)) return []
  const weakest = worst.figures['points']
    ? about(worst, 'weakest_below', ['section', 'score', 'points', 'count'])
    : about(worst, 'weakest', ['section', 'score'])
  return [about(best, 'strongest', ['section', 'score']), weakest]
}

/** Omits waits whose minutes are in a failure sentence. */
function waits(facts: readonly Fact[], timings: Fact | undefined, told: ReadonlySet<string>): Sentence[] {
  if (!timings) return []
  const timed = facts.filter(({ figures }) => figures['minutes'])
  const over = timed.filter(({ figures }) => figures['minutes']!.n > figures['limit']!.n).toSorted(byLoss)
  if (over.length > 0)
    return over
      .filter(({ id, names }) => names['question'] || !told.has(id))
      .slice(0, most.timings)
      .map((fact) => aboutAnswer(fact, 'timing_over', []))
  return [
    { key: 'timings_met', facts: timed.map(({ id }) => id).concat('timings'), places: placesOf(timings, ['count']) },
  ]
}

/** Values of a sentence's placeholders in one language. */
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
