import { type Fact, factsOf } from '#/domain/reporting/insights.ts'
import { allQuestions, type Answer, type Question } from '#/domain/questionnaire.ts'
import { type ReportScore, scoreReport } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import { remarks } from '#/content/remarks/answer-sheet.ts'
import { type PrintedSentence, printSummary } from '#/features/reporting/insights/print-summary.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import {
  type Given,
  type QuestionView,
  type SectionView,
  viewReport,
} from '#/features/reporting/reports/report-view.ts'
import { sampleName, type SampleVisit, sampleVisits } from './sample-sheets.ts'

/** Evidence of summary sentences, for page and document. */
export type Evidence = { id: string; sentences: number[] } & (
  | { kind: 'score'; numerator: number; denominator: number; score: number }
  | { kind: 'visits'; visits: { at: string; score: number }[] }
  | { kind: 'section'; title: string; score: number; earned: number; possible: number; before: number | null }
  | { kind: 'answer'; answer: SampleAnswer }
  | { kind: 'timings'; timings: SampleAnswer[] }
)
export type SampleAnswer = Pick<
  QuestionView,
  'key' | 'text' | 'sentence' | 'comment' | 'critical' | 'major' | 'failed' | 'lost'
> & {
  given: Given | null
  repeated: boolean
  naReason: string
  weight: number
  score: number | null
}
export type SampleSection = Pick<SectionView, 'key' | 'title' | 'weight' | 'numerator' | 'denominator' | 'score'> & {
  answers: SampleAnswer[]
}
export type SampleReport = {
  name: string
  visitedAt: string
  questionnaire: { code: string; version: number; title: string }
  score: number
  overall: ReportScore['overall']
  sections: SampleSection[]
  summary: PrintedSentence[]
  evidence: Evidence[]
  visits: { at: string; score: number }[]
}

const usual = (question: Question): Answer['value'] => {
  if (question.type === 'yes_no') return true
  if (question.type === 'rating') return 4
  return question.type === 'timing' ? Math.max(question.limits[0] - 1, 1) : null
}

function commentTo(question: Question, value: Answer['value'], visit: SampleVisit, lang: Lang): string {
  const low = value === false || (question.type === 'rating' && Number(value) <= 2)
  const kind = low ? 'low' : question.type === 'rating' && value === 3 ? 'mid' : value === 5 ? 'high' : null
  if (!kind || question.type === 'timing') return ''
  return remarks[question.key]?.[kind]?.[visit.picks?.[question.key] ?? 0]?.[lang] ?? ''
}

const answersOf = (visit: SampleVisit, lang: Lang): (Answer & { answeredAt: string })[] =>
  allQuestions(fsr1)
    .filter((question) => question.type !== 'text' && question.type !== 'number')
    .map((question) => {
      const notApplicable = visit.notApplicable.includes(question.key)
      const value = notApplicable ? null : (visit.answers[question.key] ?? usual(question))
      const naReason = notApplicable ? (remarks[question.key]?.na?.[0]?.[lang] ?? '') : ''
      const comment = notApplicable ? '' : commentTo(question, value, visit, lang)
      return { questionKey: question.key, value, notApplicable, naReason, comment, photos: 0, answeredAt: visit.at }
    })

const scoreOf = (visit: SampleVisit): ReportScore => scoreReport(fsr1, answersOf(visit, 'en'))

/** The sample report: invented answers; everything else comes from the rules and sentences of real reports. */
export function sampleReport(lang: Lang): SampleReport {
  const [visit, ...before] = sampleVisits
  const answers = answersOf(visit, lang)
  const score = scoreReport(fsr1, answers)
  const earlier = before.map(scoreOf)
  const facts = factsOf({ definition: fsr1, answers, score }, earlier)
  const view = viewReport({ definition: fsr1, answers, photos: [], score, lang })
  const repeated = new Set(facts.flatMap((fact) => (fact.repeated && fact.about ? [fact.about] : [])))
  const sections = view.sections.map(({ questions, key, title, weight, numerator, denominator, score: earned }) => ({
    key,
    title,
    weight,
    numerator,
    denominator,
    score: earned,
    answers: questions.map((question) => sampleAnswer(question, repeated)),
  }))
  const visits = sampleVisits.map(({ at }, index) => ({
    at,
    score: (index === 0 ? score : earlier[index - 1]!).final!,
  }))
  const summary = printSummary(facts, lang)
  return {
    name: sampleName[lang],
    visitedAt: visit.at,
    questionnaire: { code: fsr1.code, version: fsr1.version, title: fsr1.title[lang] },
    score: score.final!,
    overall: score.overall,
    sections,
    summary,
    evidence: evidenceOf({ facts, summary, sections, score, visits }),
    visits,
  }
}

const sampleAnswer = (question: QuestionView, repeated: ReadonlySet<string>): SampleAnswer => {
  const { key, text, sentence, comment, critical, major, failed, lost, given, naReason, weight, score } = question
  const again = repeated.has(key)
  const answer = { key, text, sentence, comment, critical, major, failed, lost, given, naReason, weight, score }
  return { ...answer, repeated: again }
}

type Parts = Pick<SampleReport, 'summary' | 'sections' | 'visits'> & { facts: readonly Fact[]; score: ReportScore }

/** Each fact of the summary once, with the numbers of its sentences. */
function evidenceOf({ facts, summary, sections, score, visits }: Parts): Evidence[] {
  const cited = [...new Set(summary.flatMap((sentence) => sentence.facts.map(groupOf)))]
  const answers = sections.flatMap((section) => section.answers)
  return cited.flatMap((id): Evidence[] => {
    const sentences = summary.flatMap((sentence, index) =>
      sentence.facts.map(groupOf).includes(id) ? [index + 1] : [],
    )
    const base = { id, sentences }
    if (id === 'score') return [{ ...base, kind: 'score', ...score.overall, score: score.final! }]
    if (id === 'visits') return [{ ...base, kind: 'visits', visits }]
    if (id === 'timings')
      return [{ ...base, kind: 'timings', timings: answers.filter(({ given }) => given?.kind === 'timing') }]
    const fact = facts.find((candidate) => candidate.id === id)
    const answer = answers.find(({ key }) => key === fact?.about)
    if (answer) return [{ ...base, kind: 'answer', answer }]
    const section = sections.find(({ key }) => key === fact?.about)
    if (!fact || !section || section.score === null) return []
    const { title, score: earned, numerator, denominator } = section
    const average = fact.figures['average']?.n ?? null
    return [
      { ...base, kind: 'section', title, score: earned, earned: numerator, possible: denominator, before: average },
    ]
  })
}

/** The comparison with earlier visits has one piece of evidence: the visits. */
const groupOf = (factId: string): string => (factId === 'change' ? 'visits' : factId)
