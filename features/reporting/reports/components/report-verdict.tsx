import type { ReactNode } from 'react'
import { reportCode } from '#/domain/report.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { usualPeriod } from '#/domain/reporting/averages.ts'
import { formatScore } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import { basisText, filterText } from '#/features/reporting/insights/average-words.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { href, Link } from 'react-router'
import { averageMessages } from '#/messages/averages.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreGauge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { ChangeText } from './change-text.tsx'
import { AverageText } from './client-sections.tsx'
import { CapNote } from './score-summary.tsx'

type Props = {
  report: ClientReport
  /** False for readers without an account: no links into the portal. */
  linked?: boolean
  /** The company's reply, shown beside the score. */
  reply?: ReactNode
}

/** The result: score, band, difference, and the number of visits. */
export function ReportVerdict({ report, linked = true, reply }: Props) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const average = useT(averageMessages)
  const lang = useLang()
  const { score, calculated, previous, visits, questionnaire } = report
  return (
    <Card id="result" title={t('result')} className="scroll-mt-32">
      <div className="flex flex-col gap-5 md:flex-row md:items-start md:gap-8 print:flex-row print:items-start print:gap-8">
        <div className="flex flex-col items-center gap-3">
          <ScoreGauge score={score} label={word('finalScore')} />
          {previous ? (
            <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-caption text-ink-2">
              <ChangeText change={previous.change} type={report.type} />
              {linked ? (
                <Link
                  className="link inline-flex min-h-6 items-center max-md:min-h-11"
                  to={href('/client/reports/:reportId', { reportId: previous.id })}
                >
                  {t('comparedOn', { date: formatDate(new Date(previous.visitedAt), lang) })}
                </Link>
              ) : (
                <span>{t('comparedOn', { date: formatDate(new Date(previous.visitedAt), lang) })}</span>
              )}
            </p>
          ) : (
            <p className="max-w-48 text-center text-caption text-ink-2">{average(`firstVisit_${report.type}`)}</p>
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          {score < calculated && <CapNote calculated={calculated} />}
          {report.excluded && <Notice kind="warning">{word('excludedNote')}</Notice>}
          <Standing report={report} />
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
              { term: t('visits'), value: report.excluded ? null : <span className="num">{visits}</span> },
              { term: t('questionnaire'), value: questionnaire.title },
            ]}
          />
          {reply}
        </div>
      </div>
    </Card>
  )
}

/** The score among the averages of the branch, the company and the city, each with its number of visits. */
function Standing({ report: { type, branch, branchAverage, averages } }: { report: ClientReport }) {
  const t = useT(averageMessages)
  const lang = useLang()
  const { own, city } = averages.overall
  if (!branchAverage && !own && !city) return null
  const line = (interval: Interval, of: string | null) =>
    t('line', {
      filters: filterText({ type, period: usualPeriod, branch: of }, lang),
      mean: formatScore(interval.mean, lang),
      basis: basisText(interval, lang),
    })
  return (
    <div className="flex flex-col gap-1 text-ui">
      <h3 className="text-caption text-ink-2">{t('averages')}</h3>
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
  )
}
