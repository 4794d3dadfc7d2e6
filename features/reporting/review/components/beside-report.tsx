import type { ReactNode } from 'react'
import { href, useNavigate } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { Risk } from '#/features/reporting/editing/components/review-cells.tsx'
import { StartReview, TakeOver } from '#/features/reporting/editing/components/review-decision.tsx'
import { HistoryLines } from '#/features/reporting/editing/components/review-facts.tsx'
import type { ReviewRow } from '#/features/reporting/editing/review-list.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportMessages, reportReviewMessages } from '#/messages/reports.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { BesideReport } from '../read-beside.server.ts'
import { FlagList } from './flags.tsx'

const pageOf = (reportId: string) => href('/admin/reports/:reportId', { reportId })

/** A queue with the report of a pressed row beside it. */
export function BesideReports({ rows, children }: { rows: readonly ReviewRow[]; children: ReactNode }) {
  return (
    <Beside<BesideReport>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={pageOf}
      name={({ number, branch }) => `${reportCode(number)} ${branch}`}
      head={({ number, status }) => (
        <>
          <bdi dir="ltr" className="code">
            {reportCode(number)}
          </bdi>
          <ReportStatusBadge status={status} />
        </>
      )}
      body={(report) => <ReportBody report={report} />}
      foot={(report) => <ReportFoot key={report.id} report={report} />}
    >
      {children}
    </Beside>
  )
}

function ReportBody({ report }: { report: BesideReport }) {
  const t = useT(reportReviewMessages)
  const word = useT(reportMessages)
  const work = useT(reviewMessages)
  const { id, score, evidence, flagged, alertDueAt, dueAt, releasedAt, lateness, editor, excluded } = report
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <h2 className="text-h3 font-semibold">
          <OpenLink
            to={href('/admin/clients/:clientId/branches/:branchId', {
              clientId: report.clientId,
              branchId: report.branchId,
            })}
            className="hover:underline"
          >
            <bdi>{report.branch}</bdi>
          </OpenLink>
        </h2>
        <OpenLink to={href('/admin/clients/:clientId', { clientId: report.clientId })}>
          <bdi>{report.client}</bdi>
        </OpenLink>
        <Risk row={{ hasCritical: score.criticalFailed.length > 0, evidence: evidence?.score ?? null, alertDueAt }} />
      </div>
      {excluded && <Notice kind="warning">{word('excludedNote')}</Notice>}
      <StatGrid narrow>
        <Stat
          label={t(releasedAt ? 'scoreReleased' : 'scoreIfReleased')}
          value={
            score.final === null ? (
              <span className="text-ui font-normal text-ink-2">{t('noScoreShort')}</span>
            ) : (
              <ScoreBadge score={score.final} />
            )
          }
        />
        {dueAt && !releasedAt && (
          <Stat
            label={t('due')}
            value={
              <span className="text-ui">
                <Time at={dueAt} mode="datetime" />
              </span>
            }
            detail={lateness !== 'on_time' && <span className="text-danger-ink">{t(lateness)}</span>}
          />
        )}
      </StatGrid>
      <DescriptionList
        columns={2}
        items={[
          { term: t('editor'), value: editor && <bdi>{editor.name}</bdi> },
          { term: t('shopper'), value: <bdi>{report.shopper}</bdi> },
          { term: t('submitted'), value: report.submittedAt && <Time at={report.submittedAt} mode="datetime" /> },
          { term: word('type'), value: word(`type_${report.type}`) },
          {
            term: t('request'),
            value: (
              <OpenLink className="link" to={href('/admin/secret-shopper/:requestId', { requestId: report.requestId })}>
                <bdi dir="ltr" className="code">
                  {requestCode(report.requestNumber)}
                </bdi>
              </OpenLink>
            ),
          },
        ]}
      />
      <BesidePart title={work('flags')}>
        <FlagList report={report} evidence={evidence} textOf={(key) => flagged[key] ?? key} page={pageOf(id)} />
      </BesidePart>
      <BesidePart title={t('history')}>
        <HistoryLines history={report.history} page={pageOf(id)} />
      </BesidePart>
    </>
  )
}

/** The desk, and the step that comes before it: a submitted report is taken, which opens its desk; one of another editor taken over. */
function ReportFoot({ report }: { report: BesideReport }) {
  const t = useT(reviewMessages)
  const navigate = useNavigate()
  const { id, status, mine } = report
  const isOthers = status === 'in_review' && !mine
  return (
    <>
      {isOthers && <TakeOver report={report} />}
      <LinkButton to={pageOf(id)} variant={status === 'submitted' ? 'secondary' : 'primary'}>
        {t(status === 'in_review' && mine ? 'goOn' : 'openReport')}
      </LinkButton>
      {status === 'submitted' && <StartReview report={report} onDone={() => void navigate(pageOf(id))} />}
    </>
  )
}
