import { href, Link } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { usualPeriod } from '#/domain/reporting/averages.ts'
import { formatScore } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import { basisText, filterText } from '#/features/reporting/insights/average-words.ts'
import { averageMessages } from '#/messages/averages.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { AverageText } from './client-sections.tsx'

/** Numbers and dates of the visit. */
export function VisitFacts({ report, linked = true }: { report: ClientReport; linked?: boolean }) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const page = useT(reportPageMessages)
  return (
    <Card id="about" title={page('visitFacts')} className="scroll-mt-16">
      <DescriptionList
        columns={2}
        items={[
          { term: word('visitTime'), value: <Time at={report.visitedAt} mode="datetime" /> },
          { term: word('type'), value: word(`type_${report.type}`) },
          {
            term: word('number'),
            value: (
              <bdi dir="ltr" className="code">
                {reportCode(report.number)}
              </bdi>
            ),
          },
          {
            term: t('request'),
            value: linked && (
              <Link
                className="link inline-flex min-h-6 items-center max-md:min-h-11"
                to={href('/client/secret-shopper/:requestId', { requestId: report.requestId })}
              >
                <bdi dir="ltr" className="code">
                  {requestCode(report.requestNumber)}
                </bdi>
              </Link>
            ),
          },
          { term: t('released'), value: <Time at={report.releasedAt} mode="datetime" /> },
          { term: t('visits'), value: report.excluded ? null : <span className="num">{report.visits}</span> },
          { term: t('questionnaire'), value: report.questionnaire.title },
        ]}
      />
    </Card>
  )
}

/** The score among the averages of the branch, the company and the city, each with its number of visits. */
export function Standing({ report }: { report: ClientReport }) {
  const t = useT(averageMessages)
  const lang = useLang()
  const { type, branch, branchAverage, averages } = report
  const { own, city } = averages.overall
  if (!branchAverage && !own && !city) return null
  const line = (interval: Interval, of: string | null) =>
    t('line', {
      filters: filterText({ type, period: usualPeriod, branch: of }, lang),
      mean: formatScore(interval.mean, lang),
      basis: basisText(interval, lang),
    })
  return (
    <Card id="averages" title={t('averages')} className="scroll-mt-16">
      <div className="flex flex-col gap-1 text-ui">
        {branchAverage && (
          <p className="num">
            <bdi>{line(branchAverage, branch)}</bdi>
          </p>
        )}
        {own && (
          <p className="num">
            <bdi>{line(own, null)}</bdi>
          </p>
        )}
        {(branchAverage?.spread ?? own?.spread) && <p className="text-caption text-ink-2">{t('spreadHelp')}</p>}
        <AverageText averages={{ own: null, city }} />
      </div>
    </Card>
  )
}
