import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { Store } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import type { FormResult } from '#/domain/form-result.ts'
import {
  type BranchesQuery,
  branchForm,
  branchesOnPage,
  describeBranch,
  type DescribedBranch,
  describedBranches,
  seenOf,
} from '#/features/companies/branches/describe-branches.server.ts'
import { BranchDialog } from '#/features/companies/branches/components/branch-dialog.tsx'
import { FormsTabs } from '#/features/site/forms/components/forms-tabs.tsx'
import { listForms } from '#/features/site/forms/list-forms.server.ts'
import { branchMessages } from '#/messages/questionnaire-builder-list.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchMessages.title) }]

const queryOf = (search: URLSearchParams): BranchesQuery => {
  const only = search.get('only')
  return {
    q: searchText(search),
    only: only === 'unsaid' || only === 'unplaced' ? only : 'all',
    page: pageNumber(search.get('page')),
  }
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = queryOf(url.searchParams)
  const [{ branches, total }, forms] = await Promise.all([describedBranches(actor, query), listForms(actor)])
  return {
    branches: branches.map((branch) => ({ ...branch, seen: seenOf(branch) })),
    total,
    pageSize: branchesOnPage,
    isNarrowed: query.q !== '' || query.only !== 'all',
    newMessages: forms.reduce((sum, form) => sum + form.newMessages, 0),
  }
})

export const action = formAction(branchForm, (actor, change) => describeBranch(actor, change))

type Row = DescribedBranch & { seen: string }

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const { branches, total, pageSize, isNarrowed, newMessages } = loaderData
  const t = useT(branchMessages)
  const [edited, setEdited] = useState<Row | null>(null)
  const fetcher = useFetcher<FormResult<{ id: string }>>()
  useCloseWhenSaved(fetcher.state === 'idle' ? fetcher.data : undefined, () => setEdited(null))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('description')} />
      <FormsTabs newMessages={newMessages} />
      <FilterBar
        search={{ label: t('search') }}
        filters={[
          {
            name: 'only',
            label: t('show'),
            options: [
              { value: 'unsaid', label: t('unsaid') },
              { value: 'unplaced', label: t('unplaced') },
            ],
          },
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns(setEdited)}
          rows={branches}
          rowKey={(row) => row.id}
          empty={
            isNarrowed ? (
              <NoResults />
            ) : (
              <EmptyState icon={Store} title={t('none')}>
                {t('noneText')}
              </EmptyState>
            )
          }
        />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
      <BranchDialog branch={edited} fetcher={fetcher} onClose={() => setEdited(null)} />
    </div>
  )
}

function useCloseWhenSaved(answer: FormResult<{ id: string }> | undefined, close: () => void) {
  const t = useT(branchMessages)
  const done = useEffectEvent(() => {
    close()
    showToast({ text: t('saved'), kind: 'success' })
  })
  useEffect(() => {
    if (answer?.ok) done()
  }, [answer])
}

function useColumns(edit: (row: Row) => void): Column<Row>[] {
  const t = useT(branchMessages)
  const lang = useLang()
  return [
    {
      key: 'branch',
      header: t('branch'),
      cell: ({ name, location }) => (
        <span className="flex flex-col items-start">
          <bdi className="font-medium">{name}</bdi>
          <bdi className="text-caption text-ink-2">{location}</bdi>
        </span>
      ),
    },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'has',
      header: t('has'),
      cell: ({ attributes }) => {
        const said = branchAttributeKeys.filter((key) => attributes[key] !== undefined)
        if (said.length === 0) return <span className="text-ink-2">{t('nothingSaid')}</span>
        return (
          <span className="flex flex-wrap gap-1">
            {said.map((key) => (
              <Badge key={key} tone={attributes[key] ? 'green' : 'grey'}>
                {attributes[key] ? branchAttributes[key][lang] : <del>{branchAttributes[key][lang]}</del>}
              </Badge>
            ))}
          </span>
        )
      },
    },
    {
      key: 'place',
      header: t('place'),
      cell: ({ latitude, longitude }) =>
        latitude === null || longitude === null ? (
          <span className="text-ink-2">{t('noPlace')}</span>
        ) : (
          <bdi dir="ltr" className="num">
            {[latitude, longitude].map((degrees) => degrees.toFixed(4)).join(', ')}
          </bdi>
        ),
    },
    {
      key: 'actions',
      header: t('edit'),
      hideHeader: true,
      card: 'aside',
      cell: (row) => (
        <Button size="dense" aria-label={t('editOf', { branch: row.name })} onClick={() => edit(row)}>
          {t('edit')}
        </Button>
      ),
    },
  ]
}
