import { Store } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { readList } from '#/domain/list.ts'
import type { FormResult } from '#/domain/form-result.ts'
import {
  branchForm,
  describeBranch,
  describedBranches,
  seenOf,
} from '#/features/companies/branches/describe-branches.server.ts'
import { coordinatesOf, type DescribedBranch, describedList } from '#/features/companies/branches/described-list.ts'
import { BranchDialog } from '#/features/companies/branches/components/branch-dialog.tsx'
import { QuestionnairesTabs } from '#/features/fieldwork/questionnaires/components/questionnaires-tabs.tsx'
import { branchMessages } from '#/messages/questionnaire-builder-list.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(describedList, url.searchParams)
  const { branches, total } = await describedBranches(actor, query)
  return {
    query,
    branches: branches.map((branch) => ({ ...branch, seen: seenOf(branch) })),
    total,
  }
})

export const action = formAction(branchForm, (actor, change) => describeBranch(actor, change))

type Row = DescribedBranch & { seen: string }

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const { query, branches, total } = loaderData
  const t = useT(branchMessages)
  const [edited, setEdited] = useState<Row | null>(null)
  const fetcher = useFetcher<FormResult<{ id: string }>>()
  useCloseWhenSaved(fetcher.state === 'idle' ? fetcher.data : undefined, () => setEdited(null))
  return (
    <>
      <ListPage
        list={describedList}
        query={query}
        rows={branches}
        total={total}
        cells={useCells()}
        trailing={useActions(setEdited)}
        rowKey={(row) => row.id}
        title={t('title')}
        tabs={<QuestionnairesTabs />}
        empty={
          <EmptyState icon={Store} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        }
      />
      <BranchDialog branch={edited} fetcher={fetcher} onClose={() => setEdited(null)} />
    </>
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

function useCells(): ListCells<Row> {
  const t = useT(branchMessages)
  const lang = useLang()
  return {
    branch: ({ name, location }) => (
      <span className="cell-pair">
        <bdi className="font-medium">{name}</bdi>
        <bdi className="text-caption text-ink-2">{location}</bdi>
      </span>
    ),
    has: ({ attributes }) => {
      const said = branchAttributeKeys.filter((key) => attributes[key] !== undefined)
      if (said.length === 0) return <span className="text-ink-2">{t('nothingSaid')}</span>
      return (
        <span className="cell-whole gap-1">
          {said.map((key) => (
            <Badge key={key} tone={attributes[key] ? 'green' : 'grey'}>
              {attributes[key] ? branchAttributes[key][lang] : <del>{branchAttributes[key][lang]}</del>}
            </Badge>
          ))}
        </span>
      )
    },
    place: (row) => {
      const coordinates = coordinatesOf(row)
      if (coordinates === null) return <span className="text-ink-2">{t('noPlace')}</span>
      return (
        <bdi dir="ltr" className="num">
          {coordinates}
        </bdi>
      )
    },
  }
}

function useActions(edit: (row: Row) => void): Column<Row>[] {
  const t = useT(branchMessages)
  return [
    {
      key: 'actions',
      header: t('edit'),
      hideHeader: true,
      card: 'aside',
      cell: (row) => (
        <Button changes size="dense" aria-label={t('editOf', { branch: row.name })} onClick={() => edit(row)}>
          {t('edit')}
        </Button>
      ),
    },
  ]
}
