import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import {
  type ApplicationRow,
  browseApplications,
} from '#/features/certification/certificate-desk/browse-applications.server.ts'
import { ApplicationList } from '#/features/certification/certificate-desk/components/application-list.tsx'
import { DeclineDialog } from '#/features/certification/certificate-desk/components/decline-dialog.tsx'
import { IssueDialog } from '#/features/certification/certificate-desk/components/issue-dialog.tsx'
import { branchForm } from '#/features/certification/certificate-desk/form.ts'
import { takeBranchStep } from '#/features/certification/certificate-desk/issue-many.server.ts'
import { applicationQuery } from '#/features/certification/certificate-desk/list-query.ts'
import { applicationStates, deskPageSize } from '#/features/certification/certificate-desk/lists.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/applications'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, adminCertificateMessages.applicationsTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = applicationQuery(url.searchParams)
  return { query, applications: await browseApplications(actorOf(context), query) }
})

export const action = formAction(branchForm, takeBranchStep)

/** Clients' applications and their answers. */
export default function Page({ loaderData: { query, applications } }: Route.ComponentProps) {
  const t = useT(adminCertificateMessages)
  const [issuing, setIssuing] = useState<ApplicationRow | null>(null)
  const [declining, setDeclining] = useState<ApplicationRow | null>(null)
  const { rows, total, counts } = applications
  const tabs = applicationStates.map((state) => ({
    to:
      state === 'waiting'
        ? href('/admin/certificates/applications')
        : `${href('/admin/certificates/applications')}?state=${state}`,
    label: t(`application_${state}`),
    count: counts[state],
    current: state === query.state,
  }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('applicationsTitle')} description={t('applicationsText')} />
      <CertificatesTabs />
      <NavTabs label={t('applicationsCaption')} items={tabs} />
      <FilterBar filters={[]} search={{ label: t('search'), placeholder: t('searchBranch') }} keep={['state']} />
      {rows.length > 0 ? (
        <ApplicationList rows={rows} onIssue={setIssuing} onDecline={setDeclining} />
      ) : query.q !== '' ? (
        <NoResults keep={['state']} />
      ) : (
        <EmptyState icon={FileQuestion} title={t(query.state === 'waiting' ? 'none_applied' : 'noApplications')}>
          {t(query.state === 'waiting' ? 'noneHint_applied' : 'noApplicationsHint')}
        </EmptyState>
      )}
      <Pagination total={total} pageSize={deskPageSize} />
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
