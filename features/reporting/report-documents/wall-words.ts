import { reportCode } from '#/domain/report.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { isolate, type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { wallSheetMessages } from '#/messages/reporting/report-documents.ts'
import { breakable, free, scoreWords } from './answer-words.ts'
import type { DocumentFacts } from './document-facts.ts'
import { changeWords } from './document-words.ts'
import { frontWords, printed } from './front-words.ts'

/** Radius of the star on the sheet, in points. */
const wallRadius = 78

/** Boxes to tick, one a week. */
const weeks = 4

/** Data of documents/wall-sheet.typ: what the staff of a branch should see until the next visit, without riyals or quotes. */
export function wallSheetData({ report, otherName }: DocumentFacts, lang: Lang, company: Text) {
  const t = translator(lang, wallSheetMessages)
  const { star, fixes } = frontWords(report, lang, wallRadius)
  const number = reportCode(report.number)
  const date = formatDate(new Date(report.visitedAt), lang)
  return {
    company: company[lang],
    title: withoutMarks(t('title', { branch: report.branch })),
    footer: t('footer', { number, date }),
    day: riyadhDay(new Date(report.releasedAt)),
    branch: free(report.branch),
    otherName: otherName === null ? null : free(otherName),
    purpose: t('purpose'),
    scoreOf: t('scoreOf'),
    score: scoreWords(report.score, lang),
    change: changeWords(report, lang),
    target: report.target === null ? '' : printed(t('target', { score: formatScore(report.target, lang) })),
    star,
    fixesTitle: t('fixes', { count: fixes.length }),
    tick: t('tick'),
    weeks: Array.from({ length: weeks }, (_, index) => String(index + 1)),
    fixes: fixes.map(({ text, task }) => ({ text: task || text, found: task ? text : '' })),
    thanks: thanksFor(report, lang),
    thanksTitle: t('thanks'),
  }
}

/** The strongest sections of the visit; empty where none did well. */
function thanksFor({ sections, strongest }: ClientReport, lang: Lang): string {
  const well = strongest.flatMap((key) => {
    const section = sections.find((candidate) => candidate.key === key)
    return section?.score != null && section.score >= leastForThanks ? [section] : []
  })
  const figure = (score: number) => (lang === 'ar' ? isolate(formatScore(score, lang)) : formatScore(score, lang))
  const named = well.map(({ title, score }) => `${title} (${figure(score!)})`)
  return breakable(named.join(lang === 'ar' ? '، ' : ', '))
}

const leastForThanks = 80
