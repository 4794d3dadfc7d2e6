import { href } from 'react-router'
import { reportTone } from '#/domain/report.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReportFormData } from '../read-report-form.server.ts'

/** Receipt of a submitted report: number, fee, and until when it is reviewed. */
export function Receipt({ report }: { report: Omit<ReportFormData, 'definition' | 'answers' | 'photos'> }) {
  const t = useT(questionnaireMessages)
  const own = useT(shopperReportMessages)
  const { status, decision } = report
  const waiting = status === 'submitted' || status === 'in_review'
  return (
    <div className="min-h-dvh bg-page p-4 text-ink md:py-10">
      <main id="main" tabIndex={-1} className="mx-auto flex max-w-[560px] flex-col gap-5 outline-none">
        <PageHeader
          title={t(status === 'rejected' ? 'rejectedTitle' : waiting ? 'receiptTitle' : 'titleAnyBranch')}
          badge={<StatusBadge tone={reportTone[status]}>{t(`state_${status}`)}</StatusBadge>}
          description={status === 'rejected' ? undefined : t(waiting ? 'receiptText' : 'receiptDone')}
        />
        {status === 'rejected' && decision?.reason && (
          <Notice kind="danger" title={t('rejectedText')}>
            <p dir="auto">{decision.reason}</p>
          </Notice>
        )}
        <Card>
          <DescriptionList
            items={[
              {
                term: t('receiptNumber'),
                value: (
                  <bdi dir="ltr" className="num text-h2 font-semibold">
                    {report.receiptNumber}
                  </bdi>
                ),
              },
              { term: t('branch'), value: report.branchName },
              { term: t('fee'), value: report.feeHalalas === null ? null : <Money halalas={report.feeHalalas} /> },
              { term: t('submittedAt'), value: report.submittedAt && <Time at={report.submittedAt} mode="datetime" /> },
              {
                term: t('reviewBy'),
                value: waiting && report.reviewDueAt ? <Time at={report.reviewDueAt} mode="datetime" /> : null,
              },
              {
                term: t('grade'),
                value: report.grade === null ? null : <Stars rating={report.grade} />,
              },
              { term: t('gradeNote'), value: report.gradeNote },
            ]}
          />
        </Card>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href('/freelancer/secret-shopper')} variant="primary" full="phone">
            {t('leave')}
          </LinkButton>
          {report.reportId && (
            <LinkButton to={href('/freelancer/reports/:reportId', { reportId: report.reportId })} full="phone">
              {own('toReport')}
            </LinkButton>
          )}
        </div>
      </main>
    </div>
  )
}
