import { formatScore } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { reportDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { breakable, code, plain, plainNumber, scoreWords, type Words } from './answer-words.ts'

/** A text of the document that links to a place in it. */
export type Mark = { text: string; target: string }

/** Each sentence with links to its evidence. */
export const summaryRows = (report: ClientReport, lang: Lang): { text: string; marks: Mark[] }[] =>
  report.summary.map(({ text, facts }) => {
    const marks = facts.map((fact) => markOf(fact, report, lang))
    const seen = new Set<string>()
    return { text: breakable(text), marks: marks.filter((mark) => !seen.has(mark.target) && seen.add(mark.target)) }
  })

/** The same targets as the links of the page. */
function markOf(fact: string, report: ClientReport, lang: Lang): Mark {
  const t = translator(lang, reportDocumentMessages)
  const [kind, key = ''] = fact.split(':')
  if (kind === 'section') return { text: key, target: `section-${key}` }
  if (kind === 'change' || kind === 'visits')
    return { text: t('basisTrend'), target: report.trend.length > 1 ? 'trend' : 'result' }
  if (kind === 'timings') return { text: t('basisTimings'), target: 'timings' }
  if (kind === 'stake') return { text: t('basisStake'), target: 'stakes' }
  if (kind === 'answer') {
    if (report.findings.some((finding) => finding.key === key)) return { text: key, target: `finding-${key}` }
    return { text: key, target: `answer-${key}` }
  }
  return { text: t('basisScore'), target: 'arithmetic' }
}

const averageOf = (average: { mean: number; n: number } | null | undefined, lang: Lang) =>
  average ? { value: average.mean, text: formatScore(average.mean, lang), n: String(average.n) } : null

/** Each section as a bar with the averages of the company and the city. */
export const sectionRows = ({ sections, averages }: ClientReport, lang: Lang) =>
  sections.map(({ key, title, score, weight }) => ({
    key,
    title: breakable(title),
    score: score === null ? null : scoreWords(score, lang),
    none: translator(lang, clientReportMessages)('notCounted'),
    weight: plainNumber(weight),
    own: averageOf(averages.sections[key]?.own, lang),
    city: averageOf(averages.sections[key]?.city, lang),
  }))

const fraction = ({ numerator, denominator }: { numerator: number; denominator: number }): string =>
  `${plainNumber(numerator)} / ${plainNumber(denominator)}`

/** Calculation of the score, from its stored parts. */
export function arithmeticWords(report: ClientReport, lang: Lang) {
  const t = translator(lang, clientReportMessages)
  const word = translator(lang, reportMessages)
  const counting = report.sections.filter(({ score }) => score !== null)
  const terms = counting.map((section) => `${plainNumber(section.weight)} × ${fraction(section)}`).join(' + ')
  const weights = counting.map(({ weight }) => plainNumber(weight)).join(' + ')
  const calculated = `${report.calculated.toFixed(2)}%`
  const steps: { term: string; value: Words }[] = [
    { term: t('overallTotal'), value: code(`(${terms}) / (${weights})`) },
    ...(report.bonus > 0 ? [{ term: t('bonus'), value: code(`+${plainNumber(report.bonus)}`) }] : []),
    { term: word('calculatedScore'), value: code(calculated) },
    ...(report.score < report.calculated
      ? [{ term: t('capStep'), value: code(`${calculated} → ${report.score.toFixed(2)}%`) }]
      : []),
  ]
  const rows = report.sections.map((section) => ({
    title: breakable(section.title),
    weight: plainNumber(section.weight),
    sum:
      section.score === null
        ? plain(t('notCounted'))
        : code(`${fraction(section)} = ${formatScore(section.score, lang)}`),
  }))
  return { rows, steps }
}
