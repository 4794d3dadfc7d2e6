import { ClipboardList } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { priorities } from '#/domain/action.ts'
import { browseActions } from '#/features/reporting/corrective-actions/browse-actions.server.ts'
import { ActionTable } from '#/features/reporting/corrective-actions/components/action-table.tsx'
import { readActionsQuery } from '#/features/reporting/corrective-actions/form.ts'
import { actionFilters, pageSize } from '#/features/reporting/corrective-actions/lists.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/tasks'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readActionsQuery(url.searchParams)
  const { q, branch, owner, priority, status } = query
  const filtered = q !== '' || [branch, owner, priority, status].some((value) => value !== null)
  return { ...(await browseActions(actorOf(context), query)), filtered }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, correctiveActionMessages.tasks) }]

export default function Page({ loaderData }: Route.ComponentProps) {
  const { rows, total, counts, branches, owners, filtered } = loaderData
  const t = useT(correctiveActionMessages)
  const statusWord = (status: (typeof actionFilters)[number]) =>
    status === 'unfinished' || status === 'overdue' ? t(`show_${status}`) : t(`status_${status}`)
  const filters = [
    {
      name: 'status',
      label: t('status'),
      options: actionFilters.map((status) => ({ value: status, label: statusWord(status) })),
    },
    { name: 'branch', label: t('branch'), options: branches.map(({ id, name }) => ({ value: id, label: name })) },
    { name: 'owner', label: t('owner'), options: owners.map((owner) => ({ value: owner, label: owner })) },
    {
      name: 'priority',
      label: t('priority'),
      options: priorities.map((priority) => ({ value: priority, label: t(`priority_${priority}`) })),
    },
  ]
  const empty = filtered ? (
    <NoResults />
  ) : (
    <EmptyState
      icon={ClipboardList}
      title={t('empty')}
      action={<LinkButton to={href('/client/reports')}>{t('seeReports')}</LinkButton>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('tasks')} description={t('intro')} />
      {(total > 0 || filtered) && (
        <>
          <StatGrid>
            <Stat
              label={t('countUnfinished')}
              value={counts.unfinished}
              to={`${href('/client/tasks')}?status=unfinished`}
            />
            <Stat label={t('countOverdue')} value={counts.overdue} to={`${href('/client/tasks')}?status=overdue`} />
            <Stat label={t('countWaiting')} value={counts.waiting} to={`${href('/client/tasks')}?status=done`} />
          </StatGrid>
          <FilterBar filters={filters} search={{ label: t('search'), placeholder: t('searchHint') }} />
        </>
      )}
      <Card flush>
        <ActionTable rows={rows} empty={empty} />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
    </div>
  )
}
