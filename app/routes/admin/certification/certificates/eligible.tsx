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
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, ListPages, ListTabs } from '#/ui/list-page.tsx'
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
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('eligibleTitle')}
        description={t('eligibleText')}
        actions={<ExportLinks list={eligibleList} query={query} />}
      />
      <CertificatesTabs />
      <ListTabs list={eligibleList} query={query} counts={{ [query.tab]: branches.total }} />
      <p className="text-ui text-ink-2">{t(`about_${query.tab}`)}</p>
      <ListFilters list={eligibleList} />
      <Branches key={search.toString()} {...loaderData} />
      <ListPages list={eligibleList} total={branches.total} />
    </div>
  )
}

/** List with its selection, which another page or filter resets. */
function Branches({ query, branches: { rows } }: Route.ComponentProps['loaderData']) {
  const t = useT(adminCertificateMessages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [issuing, setIssuing] = useState<readonly EligibleRow[] | null>(null)
  const show = query.tab
  const clear = () => setChosen(new Set())
  const empty = isNarrowed(eligibleList, query) ? (
    <NoResults keep={['show']} />
  ) : (
    <EmptyState icon={show === 'eligible' ? Award : Building2} title={t(`none_${show}`)}>
      {t(`noneHint_${show}`)}
    </EmptyState>
  )
  return (
    <>
      {chosen.size > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface-1 p-3">
          <p role="status" className="num text-ui font-medium">
            {t('chosen', { count: chosen.size })}
          </p>
          <div className="flex flex-wrap items-center gap-2 md:ms-auto">
            <Button
              variant="primary"
              icon={Award}
              onClick={() => setIssuing(rows.filter(({ branchId }) => chosen.has(branchId)))}
            >
              {t('issueChosen')}
            </Button>
            <Button variant="quiet" onClick={clear}>
              {t('clear')}
            </Button>
          </div>
        </div>
      )}
      <Card flush>
        <BranchTable
          rows={rows}
          show={show}
          empty={empty}
          chosen={chosen}
          onChoose={setChosen}
          onIssue={(row) => setIssuing([row])}
        />
      </Card>
      {issuing && (
        <IssueDialog
          rows={issuing}
          onClose={() => setIssuing(null)}
          onDone={() => {
            setIssuing(null)
            clear()
          }}
        />
      )}
    </>
  )
}
