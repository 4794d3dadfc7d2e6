import { Printer } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ReportDocumentButtons } from '#/features/report-documents/components/document-buttons.tsx'
import { AllAnswers, OwnWords, PhotoEvidence } from '#/features/reports/components/all-answers.tsx'
import { Arithmetic } from '#/features/reports/components/arithmetic.tsx'
import { Findings } from '#/features/reports/components/findings.tsx'
import { Highlights, ReportTrend } from '#/features/reports/components/highlights.tsx'
import { MethodNote } from '#/features/reports/components/method-note.tsx'
import { ReportContents } from '#/features/reports/components/report-contents.tsx'
import { ReportSummary } from '#/features/reports/components/report-summary.tsx'
import { ReportVerdict } from '#/features/reports/components/report-verdict.tsx'
import { ReportSections } from '#/features/reports/components/score-summary.tsx'
import { ReportStatusBadge } from '#/features/reports/components/status-badge.tsx'
import { Timings } from '#/features/reports/components/timings.tsx'
import { readClientReport } from '#/features/reports/read-client-report.server.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/report'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readClientReport(actorOf(context), params.reportId, infoOf(context).lang),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = clientReportMessages.title
  const branch = loaderData?.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

export default function Page({ loaderData: report }: Route.ComponentProps) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: '/client/reports', label: word('reports') }, { label: report.branch }]}
        title={<bdi>{report.branch}</bdi>}
        badge={<ReportStatusBadge status={report.status} />}
        description={<bdi>{report.location}</bdi>}
        actions={
          <>
            <ReportDocumentButtons reportId={report.id} portal="client" />
            <Button icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <ReportContents hasTrend={report.trend.length > 1} hasTimings={report.timings.length > 0} />
      <ReportVerdict report={report} />
      <ReportSummary report={report} />
      <Card id="sections" title={word('sections')} className="scroll-mt-32">
        <ReportSections sections={report.sections} />
      </Card>
      <Highlights report={report} />
      <Findings report={report} />
      <ReportTrend report={report} />
      <PhotoEvidence report={report} />
      <Timings timings={report.timings} />
      <OwnWords questions={report.unscored} />
      <AllAnswers report={report} />
      <Arithmetic report={report} />
      <MethodNote report={report} />
    </div>
  )
}
