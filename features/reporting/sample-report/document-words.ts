import { formatDate } from '#/domain/riyadh-time.ts'
import { bandOf, formatPoints, formatScore } from '#/domain/score.ts'
import { isolate, type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { uiMessages } from '#/messages/ui.ts'
import { type SampleAnswer, sampleReport, type SampleSection } from './sample-report.ts'

/** Fixed date in the library's files: the same data gives the same file. */
export const editionDay = '2026-11-01'
const plain = (value: number): string => String(Math.round(value * 100) / 100)

/** All texts of a message file in one language, for a template. */
export const wordsOf = (lang: Lang, messages: Record<string, { en: unknown; ar: unknown }>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, entry]) => {
      const text = entry[lang]
      return typeof text === 'string' ? [[key, text]] : []
    }),
  )

/** Data of the sample report's template, in one language. */
export function sampleReportData(lang: Lang, company: Text) {
  const t = translator(lang, sampleReportMessages)
  const ui = translator(lang, uiMessages)
  const report = sampleReport(lang)
  const { title, code, version } = report.questionnaire
  const answers = report.sections.flatMap((section) => section.answers)
  return {
    company: company[lang],
    title: withoutMarks(t('documentTitle', { name: report.name })),
    footer: `${company[lang]} · ${t('documentFooter')}`,
    day: editionDay,
    words: { ...wordsOf(lang, sampleReportMessages), evidenceNote: t('evidenceNote') },
    score: formatScore(report.score, lang),
    band: bandOf(report.score),
    bandWord: ui(`band_${bandOf(report.score)}`),
    facts: [
      [t('branch'), report.name],
      [t('visitedAt'), formatDate(new Date(report.visitedAt), lang)],
      [t('questionnaire'), t('editionOf', { title, code, version })],
      [t('ev_visits'), report.visits.map((visit) => visitLine(visit, lang)).join('\n')],
    ],
    summary: report.summary.map(({ text, facts }) => ({
      text: text,
      basis: basisOf(facts, lang),
    })),
    sections: report.sections.map((section) => sectionData(section, lang)),
    findings: answers
      .filter(({ lost }) => lost > 0)
      .toSorted((a, b) => Number(b.failed && b.major) - Number(a.failed && a.major) || b.lost - a.lost)
      .map((answer) => findingData(answer, lang)),
  }
}

const visitLine = ({ at, score }: { at: string; score: number }, lang: Lang): string =>
  `${formatDate(new Date(at), lang)} · ${lang === 'ar' ? isolate(formatScore(score, lang)) : formatScore(score, lang)}`

/** Parts of the document that a sentence is based on. */
function basisOf(facts: readonly string[], lang: Lang): string {
  const t = translator(lang, sampleReportMessages)
  const parts = facts.map((id) => {
    const [kind, about] = id.split(':')
    if (kind === 'answer') return about!
    if (kind === 'section') return t('basisSection', { key: about! })
    return t(kind === 'score' ? 'ev_score' : kind === 'timings' ? 'ev_timings' : 'ev_visits')
  })
  return `[${[...new Set(parts)].join(lang === 'ar' ? '، ' : ', ')}]`
}

const sectionData = (section: SampleSection, lang: Lang) => {
  const t = translator(lang, sampleReportMessages)
  const { key, title, score, numerator, denominator, weight, answers } = section
  return {
    title: `${key} · ${title}`,
    score: score === null ? null : formatScore(score, lang),
    value: score ?? 0,
    band: bandOf(score ?? 0),
    weight: plain(weight),
    line: t('sectionLine', { earned: plain(numerator), possible: plain(denominator), weight: plain(weight) }),
    answers: answers.map((answer) => ({
      text: `${answer.key} · ${answer.text}`,
      answer: givenText(answer, lang),
      points:
        answer.score === null
          ? t('notCounted')
          : t('pointsOf', { earned: plain(answer.score * answer.weight), weight: plain(answer.weight) }),
    })),
  }
}

const findingData = (answer: SampleAnswer, lang: Lang) => {
  const t = translator(lang, sampleReportMessages)
  const marks = [
    ...(answer.failed && answer.critical ? [t('critical')] : []),
    ...(answer.failed && answer.major ? [t('major')] : []),
    ...(answer.repeated ? [t('repeated')] : []),
  ]
  const points = formatPoints(answer.lost)
  return {
    text: `${answer.key} · ${answer.sentence ?? answer.text}`,
    asked: translator(lang, clientReportMessages)('askedWas', { question: answer.text }),
    answer: givenText(answer, lang),
    comment: answer.comment,
    cost: t('costShort', { points: `\u2212${points}` }),
    marks,
  }
}

/** The answer in the questionnaire's texts. */
function givenText({ given, naReason }: SampleAnswer, lang: Lang): string {
  const t = translator(lang, sampleReportMessages)
  if (!given) return naReason ? `${t('notApplicable')} · ${naReason}` : t('notApplicable')
  if (given.kind === 'yes_no') return t(given.yes ? 'yes' : 'no')
  if (given.kind === 'rating') return `${t('ratingOf', { value: given.value })} · ${given.step}`
  return given.kind === 'timing' ? t('minutes', { count: given.minutes }) : ''
}
