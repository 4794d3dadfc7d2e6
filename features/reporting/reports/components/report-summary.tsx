import { clientReportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'

/** Anchor of a fact on the page. */
const placeOf = (fact: string, report: ClientReport): string => {
  const [kind, key] = fact.split(':')
  if (kind === 'score') return '#arithmetic'
  if (kind === 'stake') return '#stakes'
  if (kind === 'section') return '#sections'
  if (kind === 'change' || kind === 'visits') return report.trend.length > 1 ? '#trend' : '#result'
  return kind === 'timings' || !report.findings.some((finding) => finding.key === key) ? '#timings' : '#findings'
}

/** Summary of the report, each sentence with a link to its evidence. */
export function ReportSummary({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  if (report.summary.length === 0) return null
  return (
    <Card id="summary" title={t('summary')} description={t('summaryHint')} className="scroll-mt-32">
      <ol className="prose-width flex list-decimal flex-col gap-1 ps-6 text-body marker:text-ink-2">
        {report.summary.map(({ text, facts }) => (
          <li key={text}>
            <a
              href={placeOf(facts[0] ?? 'score', report)}
              className="inline-block align-top min-h-6 py-1 underline decoration-line underline-offset-[.3em] hover:decoration-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Card>
  )
}
