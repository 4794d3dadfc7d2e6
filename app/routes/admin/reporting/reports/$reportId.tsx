import { href } from 'react-router'
import { ReviewWorkspace } from '#/features/reporting/review/components/review-workspace.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { decide } from '#/features/reporting/review/decide.server.ts'
import { readReviewPage } from '#/features/reporting/review/read-review-page.server.ts'
import { ReportDocumentButtons } from '#/features/reporting/report-documents/components/document-buttons.tsx'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { reviewForm } from '#/features/reporting/review/form.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$reportId'

export const loader = pageData(({ context, params, url }: Route.LoaderArgs) => {
  const revision = /^\d{1,6}$/.exec(url.searchParams.get('revision') ?? '')
  return readReviewPage(actorOf(context), params.reportId, infoOf(context).lang, revision && Number(revision[0]))
})

export const action = formAction(reviewForm, (actor, input, { params }) =>
  decide(actor, params['reportId'] ?? '', input),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = reportReviewMessages.title
  const branch = loaderData?.report.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useT(reportReviewMessages)
  const word = useT(reportMessages)
  const { report } = page
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/reports'), label: word('reports') }, { label: report.branch }]}
        title={<bdi>{report.branch}</bdi>}
        badge={<ReportStatusBadge status={report.status} />}
        actions={report.releasedAt && <ReportDocumentButtons reportId={report.id} portal="admin" />}
        description={
          <>
            <bdi>{report.location}</bdi>
            {' · '}
            <bdi>{report.client}</bdi>
          </>
        }
      />
      {report.lateness !== 'on_time' && (
        <Notice kind={report.lateness === 'escalated' ? 'danger' : 'warning'}>{t(report.lateness)}</Notice>
      )}
      {report.excluded && <Notice kind="warning">{word('excludedNote')}</Notice>}
      <ReviewWorkspace key={report.id} page={page} />
    </div>
  )
}
