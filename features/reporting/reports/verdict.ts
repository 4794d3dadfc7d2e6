import type { Halalas } from '#/domain/money.ts'
import { fixFirst, scoreIfPassed } from '#/domain/reporting/what-if.ts'
import { criticalCap, formatPoints, formatScore, tenthsOf } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import type { ClientReport, Finding } from './read-client-report.server.ts'

const mostFixes = 3

/** What to fix first, as on the page and in its documents. */
export const fixesOf = (report: Pick<ClientReport, 'findings'>): Finding[] => fixFirst(report.findings, mostFixes)

const withStop = (sentence: string): string => (/[.!?؟]$/.test(sentence) ? sentence : `${sentence}.`)

/** The first task as an instruction, and why: what was seen, the cap if there is one, the strongest and weakest section. */
export function verdictOf(report: ClientReport, lang: Lang): { text: string; why: string } {
  const t = translator(lang, reportPageMessages)
  const [first] = fixesOf(report)
  const titled = (key: string | undefined) => report.sections.find((section) => section.key === key)
  const [best, worst] = [titled(report.strongest[0]), titled(report.weakest[0])]
  const calculated = formatScore(report.calculated, lang)
  return {
    text: first ? (first.task ?? first.sentence) : translator(lang, clientReportMessages)('noFindings'),
    why: [
      ...(first?.task ? [withStop(first.sentence)] : []),
      ...(report.score < report.calculated ? [t('capped', { calculated, cap: formatScore(criticalCap, lang) })] : []),
      ...(best && worst
        ? [
            t('extremes', {
              best: best.title,
              bestScore: formatScore(best.score!, lang),
              worst: worst.title,
              worstScore: formatScore(worst.score!, lang),
            }),
          ]
        : []),
    ].join(' '),
  }
}

/**
 * Worth of a finding: estimated halalas a month where the company gave its figures, and the score without it; the points
 * lost where the plan has neither, or while another critical failure caps the score.
 */
export function worthOf(finding: Finding, report: ClientReport, lang: Lang): { amount: Halalas | null; note: string } {
  const t = translator(lang, reportPageMessages)
  const word = translator(lang, reportMessages)
  const amount = report.stakes?.findings.find(({ key }) => key === finding.key)?.amount ?? null
  const points = formatPoints(finding.lost)
  if (report.score < report.calculated && !report.criticalFailed.includes(finding.key))
    return { amount, note: t('afterCritical', { points }) }
  const alone = report.lockedSummary ? null : scoreIfPassed(report, [finding.key])
  if (alone !== null && tenthsOf(alone) > tenthsOf(report.score))
    return { amount, note: t('ifPassed', { score: formatScore(alone, lang) }) }
  return { amount, note: tenthsOf(finding.lost) === 0 ? '' : word('lostPoints', { points }) }
}

/** Score without all of the first fixes; null where it would not rise, or the plan has no 'what if'. */
export function allFixedText(report: ClientReport, lang: Lang): string | null {
  const fixes = fixesOf(report)
  if (report.lockedSummary || fixes.length === 0) return null
  const score = scoreIfPassed(
    report,
    fixes.map(({ key }) => key),
  )
  if (score === null || tenthsOf(score) <= tenthsOf(report.score)) return null
  return translator(lang, reportPageMessages)('allFixed', {
    count: fixes.length,
    score: formatScore(score, lang),
    now: formatScore(report.score, lang),
  })
}
