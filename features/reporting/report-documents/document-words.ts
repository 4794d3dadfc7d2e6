import { fewestReports } from '#/domain/anonymous.ts'
import { isMysteryType, requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { formatDate, formatDateTime, formatTime, riyadhDay } from '#/domain/riyadh-time.ts'
import { usualPeriod } from '#/domain/reporting/averages.ts'
import { criticalCap, formatPoints, formatScore, tenthsOf } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { basisText, filterText } from '#/features/reporting/insights/average-words.ts'
import { averageMessages } from '#/messages/averages.ts'
import { reportDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { bandWord, code, free, plain, scoreWords, type Words } from './answer-words.ts'
import type { DocumentFacts } from './document-facts.ts'
import { answerTables, findingRows, ownWords, photoList, timingRows } from './evidence-words.ts'
import { stakeWords } from './stake-words.ts'
import { frontWords } from './front-words.ts'
import { arithmeticWords, sectionRows, summaryRows } from './score-words.ts'

/** All data of documents/report.typ, in one language. */
export function reportDocumentData(facts: DocumentFacts, lang: Lang, company: Text) {
  const { report } = facts
  const t = translator(lang, reportDocumentMessages)
  const word = translator(lang, reportMessages)
  const page = translator(lang, clientReportMessages)
  const number = reportCode(report.number)
  const names = { company: company[lang], number, revision: String(report.revision) }
  return {
    company: company[lang],
    title: withoutMarks(t('documentTitle', { number, branch: report.branch })),
    footer: t('footer', names),
    day: riyadhDay(new Date(report.releasedAt)),
    words: wordsOf(lang, isMysteryType(report.type)),
    branch: free(report.branch),
    otherName: facts.otherName ? free(facts.otherName) : null,
    location: free(report.location),
    status: word(`status_${report.status}`),
    statusTone: report.status,
    score: scoreWords(report.score, lang),
    gaugeAlt: t('gaugeAlt', { score: formatScore(report.score, lang), band: bandWord(report.score, lang) }),
    change: changeWords(report, lang),
    facts: coverFacts(report, lang),
    front: frontWords(report, lang),
    notes: notesOf(report, lang),
    summary: summaryRows(report, lang),
    sections: sectionRows(report, lang),
    sectionNotes: sectionNotes(report, lang),
    findings: findingRows(report, lang),
    stakes: stakeWords(report, lang),
    timings: timingRows(report.timings, lang),
    stamps: stampWords(report, lang),
    trend: trendWords(report, lang),
    trendNote: page('basedOn', { count: report.trend.length }),
    photos: photoList(report, lang),
    ownWords: ownWords(report.unscored, lang),
    answers: answerTables(report.sections, lang),
    reply: replyWords(facts, lang),
    revisions: revisionWords(report, lang),
    arithmetic: arithmeticWords(report, lang),
    method: methodWords(report, lang),
  }
}
export type DocumentData = ReturnType<typeof reportDocumentData>

// prettier-ignore
const pageWords = [
  'summary', 'summaryHint', 'trend', 'trendCaption', 'findings', 'findingsHint', 'noFindings',
  'smallLosses', 'criticalFinding', 'majorFinding', 'repeated', 'putRight', 'timings', 'answers', 'answersHint', 'question', 'answer',
  'points', 'arithmetic', 'arithmeticHint', 'overallTotal', 'method',
] as const
// prettier-ignore
const ownPageWords = [
  'kicker', 'visitLine', 'revisions', 'section', 'weight', 'ownAverage', 'cityAverage', 'page', 'morePhotos', 'photoMissing', 'reply', 'earned',
  'timingsNote',
] as const

/** Fixed texts of the template. */
function wordsOf(lang: Lang, isMystery: boolean): Record<string, string> {
  const texts: Record<string, { en: unknown; ar: unknown }>[] = [clientReportMessages, reportDocumentMessages]
  const named = [...pageWords, ...ownPageWords].map((key) => {
    const found = texts.find((messages) => key in messages)![key]!
    return [key, String(found[lang])]
  })
  const word = translator(lang, reportMessages)
  const shared = (['sections', 'score', 'photos', 'ownWords', 'failed', 'critical', 'major'] as const).map((key) => [
    key,
    word(key),
  ])
  const ofAudit = isMystery
    ? []
    : [
        ['kicker', translator(lang, reportDocumentMessages)('kickerAudit')],
        ['ownWords', word('auditClosing')],
      ]
  return Object.fromEntries([...named, ...shared, ...ofAudit])
}

function coverFacts(report: ClientReport, lang: Lang): { term: string; value: Words }[] {
  const t = translator(lang, reportDocumentMessages)
  const word = translator(lang, reportMessages)
  const page = translator(lang, clientReportMessages)
  const moment = (at: string) => plain(formatDateTime(new Date(at), lang))
  return [
    { term: word('visitTime'), value: moment(report.visitedAt) },
    { term: word('type'), value: plain(word(`type_${report.type}`)) },
    { term: word('number'), value: code(reportCode(report.number)) },
    { term: t('revision'), value: code(String(report.revision)) },
    { term: word('status'), value: plain(word(`status_${report.status}`)) },
    { term: page('request'), value: code(requestCode(report.requestNumber)) },
    { term: page('released'), value: moment(report.releasedAt) },
    { term: page('questionnaire'), value: plain(report.questionnaire.title) },
    ...averageFacts(report, lang),
  ]
}

/** Averages beside the score: filters, number of visits and margin of each. */
function averageFacts({ type, branch, branchAverage, averages }: ClientReport, lang: Lang) {
  const fact = (interval: Interval, of: string | null) => ({
    term: withoutMarks(filterText({ type, period: usualPeriod, branch: of }, lang)),
    value: plain(`${formatScore(interval.mean, lang)} (${withoutMarks(basisText(interval, lang))})`),
  })
  const { own } = averages.overall
  return [...(branchAverage ? [fact(branchAverage, branch)] : []), ...(own ? [fact(own, null)] : [])]
}

export function changeWords({ previous, type }: ClientReport, lang: Lang) {
  const t = translator(lang, clientReportMessages)
  if (!previous) return { direction: 'none', points: '', text: translator(lang, averageMessages)(`firstVisit_${type}`) }
  const points = formatPoints(previous.change)
  const direction = tenthsOf(previous.change) === 0 ? 'same' : previous.change > 0 ? 'up' : 'down'
  const since = t('comparedOn', { date: formatDate(new Date(previous.visitedAt), lang) })
  return { direction, points, text: direction === 'same' ? t('same') : since }
}

function notesOf(report: ClientReport, lang: Lang): string[] {
  const t = translator(lang, reportDocumentMessages)
  const word = translator(lang, reportMessages)
  const newest = report.revisions.at(-1)
  const numbers = { revision: String(report.revision), newest: String(newest?.number) }
  return [
    ...(newest && newest.number > report.revision
      ? [t('replacedNote', { ...numbers, date: formatDate(new Date(newest.at), lang) })]
      : []),
    ...(report.excluded ? [word('excludedNote')] : []),
    ...(report.status === 'disputed' ? [t('disputedNote')] : []),
  ]
}

function sectionNotes({ averages }: ClientReport, lang: Lang): string[] {
  const t = translator(lang, reportDocumentMessages)
  const { own, city } = averages.overall
  return [
    ...(own ? [t('ownNote', { count: own.n })] : []),
    ...(city ? [t('cityNote', { count: city.n, least: String(fewestReports) })] : []),
  ]
}

function trendWords({ trend }: ClientReport, lang: Lang) {
  if (trend.length < 2) return null
  const t = translator(lang, clientReportMessages)
  const points = trend.map(({ visitedAt, score }) => ({
    label: formatDate(new Date(visitedAt), lang),
    value: score,
    text: formatScore(score, lang),
  }))
  const floor = Math.max(0, Math.floor((Math.min(...points.map(({ value }) => value)) - 1) / 20) * 20)
  return {
    floor,
    points,
    alt: `${t('trendCaption')}: ${points.map(({ label, text }) => `${label} ${text}`).join('; ')}`,
  }
}

const stampNames = ['arrived', 'ordered', 'served', 'paid', 'left'] as const
type StampName = (typeof stampNames)[number]
const isStampName = (name: string): name is StampName => stampNames.some((known) => known === name)

/** Stamps of the visit on one timeline; none for a single stamp. */
function stampWords({ stamps }: ClientReport, lang: Lang) {
  const known = stamps.filter(({ name }) => isStampName(name))
  const moments = known.map(({ at }) => new Date(at).getTime())
  const [first, last] = [Math.min(...moments), Math.max(...moments)]
  if (known.length < 2 || first === last) return []
  const t = translator(lang, reportDocumentMessages)
  return known.map(({ name, at }, index) => ({
    text: t(`stamp_${name as StampName}`),
    time: formatTime(new Date(at), lang),
    share: (moments[index]! - first) / (last - first),
  }))
}

/** Reasons and changes of the revisions. */
function revisionWords({ revisions }: ClientReport, lang: Lang) {
  if (revisions.length < 2) return []
  const t = translator(lang, reportDocumentMessages)
  return revisions.map(({ number, at, score, reason, changed }) => ({
    number: String(number),
    date: formatDate(new Date(at), lang),
    score: formatScore(score, lang),
    reason: reason ? free(reason) : null,
    changed: changed.length > 0 ? t('changedAnswers', { questions: changed.map(({ key }) => key).join(', ') }) : '',
  }))
}

function replyWords({ reply }: DocumentFacts, lang: Lang) {
  if (!reply) return null
  const t = translator(lang, reportDocumentMessages)
  return { text: free(reply.text), note: t('replyNote', { date: formatDate(new Date(reply.at), lang) }) }
}

function methodWords(report: ClientReport, lang: Lang): string[] {
  const t = translator(lang, clientReportMessages)
  const { code: name, version } = report.questionnaire
  return [
    t('methodText', { code: name, version, cap: `${criticalCap}%` }),
    t('bandsText'),
    ...(report.lockedAt ? [t('final', { date: formatDate(new Date(report.lockedAt), lang) })] : []),
  ]
}
