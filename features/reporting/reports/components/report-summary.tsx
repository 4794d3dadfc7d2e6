import { Link } from 'react-router'
import { clientReportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { type ReportTab, useTabAddress } from './report-tabs.tsx'

/** Tab of a fact, and its anchor there. */
const placeOf = (fact: string, report: ClientReport): [tab: ReportTab, place: string] => {
  const [kind, key] = fact.split(':')
  if (kind === 'score') return ['arithmetic', 'arithmetic']
  if (kind === 'stake') return ['arithmetic', 'stakes']
  if (kind === 'section' || kind === 'city' || kind === 'driver') return ['trend', 'averages-of-sections']
  if (kind === 'change' || kind === 'visits' || kind === 'trend')
    return report.trend.length > 1 ? ['trend', 'trend'] : ['answers', 'result']
  const isFinding = report.findings.some((finding) => finding.key === key)
  return isFinding ? ['answers', `finding-${key}`] : ['times', 'timings']
}

/** Summary of the report, each sentence with a link to its evidence. */
export function ReportSummary({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  const address = useTabAddress()
  if (report.summary.length === 0) return null
  return (
    <Card id="summary" title={t('summary')} description={t('summaryHint')} className="scroll-mt-32">
      <ol className="prose-width flex list-decimal flex-col gap-1 ps-6 text-body marker:text-ink-2">
        {report.summary.map(({ text, facts }) => (
          <li key={text}>
            <Link
              to={address(...placeOf(facts[0] ?? 'score', report))}
              className="inline-block align-top min-h-6 py-1 underline decoration-line underline-offset-[.3em] hover:decoration-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}
