import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { readList } from '#/domain/list.ts'
import { applicationList, type ApplicationRow } from '#/features/certification/office-certificates/application-list.ts'
import { browseApplications } from '#/features/certification/office-certificates/application-list.server.ts'
import { ApplicationList } from '#/features/certification/office-certificates/components/application-list.tsx'
import { DeclineDialog } from '#/features/certification/office-certificates/components/decline-dialog.tsx'
import { IssueDialog } from '#/features/certification/office-certificates/components/issue-dialog.tsx'
import { branchForm } from '#/features/certification/office-certificates/form.ts'
import { takeBranchStep } from '#/features/certification/office-certificates/issue-many.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/applications'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, adminCertificateMessages.applicationsTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(applicationList, url.searchParams)
  return { query, applications: await browseApplications(actorOf(context), query) }
})

export const action = formAction(branchForm, takeBranchStep)

/** Clients' applications and their answers. */
export default function Page({ loaderData: { query, applications } }: Route.ComponentProps) {
  const t = useT(adminCertificateMessages)
  const [issuing, setIssuing] = useState<ApplicationRow | null>(null)
  const [declining, setDeclining] = useState<ApplicationRow | null>(null)
  const { rows, total, counts } = applications
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('applicationsTitle')} tabs={<CertificatesTabs />} />
      <div className="lg:-mt-5">
        <ListBar list={applicationList} query={query} counts={counts} />
      </div>
      {rows.length > 0 ? (
        <ApplicationList rows={rows} onIssue={setIssuing} onDecline={setDeclining} />
      ) : query.q !== '' ? (
        <NoResults keep={['state']} />
      ) : (
        <EmptyState icon={FileQuestion} title={t(query.tab === 'waiting' ? 'none_applied' : 'noApplications')}>
          {t(query.tab === 'waiting' ? 'noneHint_applied' : 'noApplicationsHint')}
        </EmptyState>
      )}
      <ListPages list={applicationList} total={total} />
      {issuing && <IssueDialog rows={[issuing]} onClose={() => setIssuing(null)} onDone={() => setIssuing(null)} />}
      {declining && (
        <DeclineDialog
          applicationId={declining.applicationId}
          branch={declining.branchName}
          onClose={() => setDeclining(null)}
        />
      )}
    </div>
  )
}
