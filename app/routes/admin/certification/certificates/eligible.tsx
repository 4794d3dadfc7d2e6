import { Award, Building2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isNarrowed, readList } from '#/domain/list.ts'
import { BranchTable } from '#/features/certification/office-certificates/components/branch-table.tsx'
import { IssueDialog } from '#/features/certification/office-certificates/components/issue-dialog.tsx'
import { branchForm } from '#/features/certification/office-certificates/form.ts'
import { takeBranchStep } from '#/features/certification/office-certificates/issue-many.server.ts'
import { eligibleList, type EligibleRow } from '#/features/certification/certificates/eligible-list.ts'
import { browseEligible } from '#/features/certification/certificates/eligible-list.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { SelectionBar, useSelection } from '#/ui/list-selection.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/eligible'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, adminCertificateMessages.eligibleTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(eligibleList, url.searchParams)
  return { query, branches: await browseEligible(actorOf(context), query) }
})

export const action = formAction(branchForm, takeBranchStep)

/** Branches by the rule: eligible, applied, close, and at risk. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, branches } = loaderData
  const t = useT(adminCertificateMessages)
  const [search] = useSearchParams()
  return (
    <div className="flex flex-col">
      <PageHeader title={t('eligibleTitle')} tabs={<CertificatesTabs />} />
      <ListBar list={eligibleList} query={query} counts={{ [query.tab]: branches.total }} />
      <p className="py-3 text-ui text-ink-2">{t(`about_${query.tab}`)}</p>
      <Branches key={search.toString()} {...loaderData} />
      <ListPages list={eligibleList} total={branches.total} />
    </div>
  )
}

/** List with its selection; another page or filter closes the dialog. */
function Branches({ query, branches: { rows } }: Route.ComponentProps['loaderData']) {
  const t = useT(adminCertificateMessages)
  const selection = useSelection(rows, {
    id: ({ branchId }) => branchId,
    label: ({ branchName }) => t('choose', { name: branchName }),
    pageLabel: t('chooseAll'),
  })
  const [issuing, setIssuing] = useState<readonly EligibleRow[] | null>(null)
  const show = query.tab
  const empty = isNarrowed(eligibleList, query) ? (
    <NoResults keep={['show']} />
  ) : (
    <EmptyState icon={show === 'eligible' ? Award : Building2} title={t(`none_${show}`)}>
      {t(`noneHint_${show}`)}
    </EmptyState>
  )
  return (
    <>
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        <Button changes variant="primary" icon={Award} onClick={() => setIssuing(selection.rows)}>
          {t('issueChosen')}
        </Button>
      </SelectionBar>
      <div className="bleed pb-2">
        <BranchTable rows={rows} show={show} empty={empty} selection={selection} onIssue={(row) => setIssuing([row])} />
      </div>
      {issuing && (
        <IssueDialog
          rows={issuing}
          onClose={() => setIssuing(null)}
          onDone={() => {
            setIssuing(null)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
