import { formatAmount } from '#/domain/money.ts'
import { movesOf, type Standing, stepsOf } from '#/domain/reporting/deck.ts'
import { reportCode } from '#/domain/report.ts'
import { formatDate, monthName, riyadhDay } from '#/domain/riyadh-time.ts'
import { formatPoints, formatScore, formatTenths, tenthsOf } from '#/domain/score.ts'
import { isolate, type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { breakable, free, scoreWords } from '#/features/reporting/report-documents/answer-words.ts'
import { photoPath } from '#/features/reporting/report-documents/evidence-words.ts'
import { printed, starWords } from '#/features/reporting/report-documents/front-words.ts'
import { fixesOf, worthOf } from '#/features/reporting/reports/verdict.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { boardDeckMessages } from '#/messages/reporting/board-deck.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import type { DeckFacts } from './read-deck.server.ts'

/** Radius of a star on a slide, in points. */
const starRadius = 52
/** Bars of sections on the second slide. */
const mostSections = 8
/** Branches named in what is to decide. */
const mostNamed = 3

/** Photos of the third slide, by their ids. */
export const deckPhotos = ({ lowest }: DeckFacts): string[] =>
  fixesOf(lowest).flatMap(({ photos: [photo] }) => (photo ? [photo.src.slice(photo.src.lastIndexOf('/') + 1)] : []))

/** Data of documents/deck.typ, in one language; `missing` are the paths of photos that cannot be read. */
export function deckData(facts: DeckFacts, lang: Lang, company: Text, at: Date, missing: readonly string[]) {
  const t = translator(lang, boardDeckMessages)
  const month = monthName(riyadhDay(at).slice(0, 7), lang)
  const of = facts.part ? `${facts.company} · ${facts.part}` : facts.company
  return {
    company: company[lang],
    title: withoutMarks(t('title', { company: of, month })),
    day: riyadhDay(at),
    head: printed(t('head', { company: of, month })),
    confidential: t('confidential'),
    standing: standingSlide(facts, lang),
    loss: lossSlide(facts, lang),
    fix: fixSlide(facts, lang, missing),
  }
}

const scope = ({ type, period }: DeckFacts, lang: Lang) => ({
  type: translator(lang, evaluationMessages)(`type_${type}`),
  period: translator(lang, insightPageMessages)(`period_${period}`),
})

function standingSlide(facts: DeckFacts, lang: Lang) {
  const t = translator(lang, boardDeckMessages)
  const { shown, standings, current } = facts
  const sections = shown.find(({ last }) => last)!.sections
  return {
    title: printed(standingTitle(standings, lang)),
    under: printed(
      [
        t('averageOfLast', {
          score: formatScore(current!.mean, lang),
          count: current!.n,
          of: standings.length,
        }),
        ...(shown.length < standings.length ? [t('lowest', { shown: shown.length })] : []),
      ].join(' '),
    ),
    branches: shown.map(({ branch, last, change, sections: own }) => ({
      name: free(branch.name),
      star: starWords(own, lang, starRadius),
      score: last && scoreWords(last.final, lang),
      change: {
        direction: change === null || tenthsOf(change) === 0 ? '' : change > 0 ? 'up' : 'down',
        points: change === null ? '' : formatPoints(change),
        text: last
          ? t(change === null ? 'firstVisit' : 'lastVisit', { date: formatDate(new Date(last.visitedAt), lang) })
          : t('notVisited'),
      },
    })),
    sections: {
      label: t('sections'),
      items: sections.map(({ key, title }, index) => ({
        letter: key.length <= 2 ? key : String(index + 1),
        title: breakable(title),
      })),
    },
    source: t('sourceStanding', scope(facts, lang)),
  }
}

/** The finding of the first slide: falls first, else the range of the scores. */
function standingTitle(standings: readonly Standing[], lang: Lang): string {
  const t = translator(lang, boardDeckMessages)
  const visited = standings.filter(({ last }) => last !== null)
  const [best, worst] = [visited[0]!, visited.at(-1)!]
  const [high, low] = [formatScore(best.last!.final, lang), formatScore(worst.last!.final, lang)]
  const { rose, fell, compared } = movesOf(standings)
  if (visited.length === 1) return t('single', { worst: worst.branch.name, score: low })
  if (fell > 0) return t('fell', { count: fell, of: compared, worst: worst.branch.name, score: low })
  if (rose === compared && compared === standings.length) return t('allRose')
  return t('range', { worst: worst.branch.name, low, best: best.branch.name, high })
}

/** Null where no section lost a printed point. */
function lossSlide(facts: DeckFacts, lang: Lang) {
  const t = translator(lang, boardDeckMessages)
  const { sections, visits } = facts.losses
  const [most] = sections
  if (!most || tenthsOf(most.lost) === 0) return null
  const total = sections.reduce((sum, { lost }) => sum + lost, 0)
  return {
    title: printed(t('lossTitle', { section: most.title, points: formatPoints(most.lost) })),
    under: printed(t('lossUnder', { lost: formatPoints(total), count: visits })),
    lostHead: t('lossColumn'),
    scoreHead: t('scoreColumn'),
    rows: sections.slice(0, mostSections).map(({ title, lost, mean }) => ({
      title: breakable(title),
      share: lost / most.lost,
      points: formatPoints(lost),
      score: scoreWords(mean, lang),
    })),
    source: t('sourceLoss', scope(facts, lang)),
  }
}

/** Null where the plan has no 'what if', or nothing would raise the score. */
function fixSlide({ lowest, standings }: DeckFacts, lang: Lang, missing: readonly string[]) {
  const t = translator(lang, boardDeckMessages)
  const fixes = fixesOf(lowest)
  const steps =
    lowest.lockedSummary || lowest.excluded
      ? null
      : stepsOf(
          lowest,
          fixes.map(({ key }) => key),
        )
  if (!steps) return null
  const worths = fixes.map((finding) => worthOf(finding, lowest, lang).amount)
  const amount = worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0)
  const told = { count: fixes.length, branch: lowest.branch, score: formatScore(steps.at(-1)!.score, lang) }
  const capped = lowest.score < lowest.calculated
  const number = reportCode(lowest.number)
  return {
    title: printed(amount > 0 ? t('fixWorth', { ...told, amount: whole(amount) }) : t('fixTitle', told)),
    under: printed(
      capped && fixes.length > 1
        ? t('capFirst', { calculated: formatScore(lowest.calculated, lang) })
        : t('answersOf', { date: formatDate(new Date(lowest.visitedAt), lang) }),
    ),
    bars: steps.map(({ key, score, before }) => ({
      label: key === null ? { as: 'plain', text: t('today') } : { as: 'code', text: `+ ${key}` },
      score: scoreWords(score, lang),
      text: formatTenths(score),
      before,
    })),
    barsAlt: t('bars', { list: steps.map(({ score }) => formatTenths(score)).join(lang === 'ar' ? '، ' : ', ') }),
    target:
      lowest.target === null
        ? null
        : { value: lowest.target, text: t('target', { score: formatScore(lowest.target, lang) }) },
    fixes: fixes.map(({ key, sentence, task, photos: [photo] }, index) => {
      const { score, before } = steps[index + 1]!
      const path = photo ? photoPath(photo.src) : ''
      return {
        key,
        text: printed(sentence),
        task: task ? printed(task) : '',
        photo: path && !missing.includes(path) ? { path, alt: sentence } : null,
        amount: worths[index] ? t('riyals', { amount: whole(worths[index]) }) : '',
        points: tenthsOf(score - before) > 0 ? printed(t('points', { points: signed(score - before, lang) })) : '',
      }
    }),
    decide: { label: t('decide'), text: printed(decisions(fixes.length, standings, lang)) },
    source: t(amount > 0 ? 'sourceEstimate' : 'sourceFix', { number }),
  }
}

/** '+2.7', kept in this order inside an Arabic line. */
const signed = (points: number, lang: Lang): string =>
  lang === 'ar' ? isolate(`+${formatPoints(points)}`) : `+${formatPoints(points)}`

/** Riyals without halalas: a board reads thousands. */
const whole = (amount: number): string => formatAmount(Math.round(amount / 100) * 100).replace(/\.00$/, '')

function decisions(fixes: number, standings: readonly Standing[], lang: Lang): string {
  const t = translator(lang, boardDeckMessages)
  const unvisited = standings.filter(({ last }) => last === null).map(({ branch }) => branch.name)
  const rest = unvisited.length - mostNamed
  const names = [...unvisited.slice(0, mostNamed), ...(rest > 0 ? [t('more', { count: rest })] : [])]
  const list = new Intl.ListFormat(lang, { type: 'conjunction' })
  return [
    t('decideOwners', { count: fixes }),
    ...(unvisited.length > 0 ? [t('decideVisits', { count: unvisited.length, names: list.format(names) })] : []),
  ].join(lang === 'ar' ? '، ' : '; ')
}
