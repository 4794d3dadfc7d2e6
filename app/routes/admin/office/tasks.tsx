import { ClipboardList, Download, LayoutList, Plus, SquareKanban } from 'lucide-react'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { staffTaskPriorities, staffTaskStatuses } from '#/domain/office/staff-task.ts'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { NewTask } from '#/features/office/staff-tasks/components/new-task.tsx'
import { WorkBoard } from '#/features/office/staff-tasks/components/work-board.tsx'
import { WorkBulk } from '#/features/office/staff-tasks/components/work-bulk.tsx'
import { WorkTable } from '#/features/office/staff-tasks/components/work-table.tsx'
import { isNarrowed, workForm, type WorkQuery, workQuery } from '#/features/office/staff-tasks/form.ts'
import { dueFilters, workPageSize, workTabs, workViews } from '#/features/office/staff-tasks/lists.ts'
import {
  browseWork,
  readWorkBoard,
  readWorkOwners,
  type WorkLine,
} from '#/features/office/staff-tasks/read-work.server.ts'
import { takeWork } from '#/features/office/staff-tasks/take-work.server.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/tasks'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffTaskMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = workQuery(url.searchParams)
  const [work, owners] = await Promise.all([
    query.view === 'board' ? readWorkBoard(actor, query) : browseWork(actor, query),
    readWorkOwners(actor),
  ])
  return { query, owners, isNew: url.searchParams.get('new') === '1', today: riyadhDay(now()), ...work }
})

export const action = formAction(workForm, takeWork)

type Loaded = Route.ComponentProps['loaderData']

/** The page's address with one parameter changed. */
function useAddress() {
  const [search] = useSearchParams()
  return (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    for (const name of ['page', 'new']) next.delete(name)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `${href('/admin/tasks')}?${next}` : href('/admin/tasks')
  }
}

/** Tasks of the office and of freelancers. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, counts, isNew, today } = loaderData
  const t = useT(staffTaskMessages)
  const address = useAddress()
  const [search] = useSearchParams()
  const tabs = workTabs.map((tab) => ({
    to: address({ tab: tab === 'all' ? null : tab }),
    label: t(`tab_${tab}`),
    count: counts[tab],
    current: tab === query.tab,
  }))
  const views = workViews.map((view) => ({ to: address({ view: view === 'list' ? null : view }), view }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <LinkButton to={address({ new: '1' })} variant="primary" icon={Plus} preventScrollReset>
            {t('new')}
          </LinkButton>
        }
      />
      <OpenedPart open={isNew} title={t('new')} back={address({})}>
        <NewTask today={today} back={address({})} />
      </OpenedPart>
      <NavTabs label={t('tabs')} items={tabs} />
      <WorkFilters {...loaderData} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('views')} className="flex gap-2">
          {views.map(({ to, view }) => (
            <LinkButton
              key={view}
              to={to}
              size="dense"
              icon={view === 'list' ? LayoutList : SquareKanban}
              variant={view === query.view ? 'secondary' : 'quiet'}
              aria-current={view === query.view ? 'page' : undefined}
              preventScrollReset
            >
              {t(`view_${view}`)}
            </LinkButton>
          ))}
        </nav>
        <Exports />
      </div>
      {'board' in loaderData ? (
        <WorkBoard board={loaderData.board} />
      ) : (
        <Tasks key={search.toString()} query={query} rows={loaderData.rows} total={loaderData.total} today={today} />
      )}
    </div>
  )
}

function Exports() {
  const t = useT(staffTaskMessages)
  const [search] = useSearchParams()
  const file = (format: string) =>
    `${href('/admin/tasks/export')}?${new URLSearchParams([...search, ['format', format]])}`
  return (
    <div className="flex flex-wrap gap-2">
      <AnchorButton href={file('csv')} size="dense" variant="quiet" download icon={Download}>
        {t('exportCsv')}
      </AnchorButton>
      <AnchorButton href={file('xlsx')} size="dense" variant="quiet" download icon={Download}>
        {t('exportXlsx')}
      </AnchorButton>
    </div>
  )
}

function WorkFilters({ query, owners }: Loaded) {
  const t = useT(staffTaskMessages)
  const status = {
    name: 'status',
    label: t('status'),
    options: [
      { value: 'open', label: t('status_open') },
      ...staffTaskStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
    ],
  }
  const filters = [
    ...(query.view === 'list' ? [status] : []),
    {
      name: 'owner',
      label: t('owner'),
      options: [{ value: 'nobody', label: t('nobody') }, ...owners.map(({ id, name }) => ({ value: id, label: name }))],
    },
    {
      name: 'priority',
      label: t('priority'),
      options: staffTaskPriorities.map((value) => ({ value, label: t(`priority_${value}`) })),
    },
    { name: 'due', label: t('due'), options: dueFilters.map((value) => ({ value, label: t(`due_${value}`) })) },
  ]
  return (
    <FilterBar
      filters={filters}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      keep={['tab', 'view', 'sort']}
    />
  )
}

/** List with its selection, which another page or filter resets. */
type TasksProps = { query: WorkQuery; rows: readonly WorkLine[]; total: number; today: string }

function Tasks({ query, rows, total, today }: TasksProps) {
  const t = useT(staffTaskMessages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const title = query.tab === 'mine' ? t('emptyMine') : query.tab === 'overdue' ? t('emptyOverdue') : t('empty')
  const empty = isNarrowed(query) ? (
    <NoResults keep={['tab', 'view', 'sort']} />
  ) : (
    <EmptyState icon={ClipboardList} title={title}>
      {query.tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <>
      <WorkBulk rows={rows} chosen={chosen} today={today} onClear={() => setChosen(new Set())} />
      <Card flush>
        <WorkTable rows={rows} empty={empty} chosen={chosen} onChoose={setChosen} />
      </Card>
      <Pagination total={total} pageSize={workPageSize} />
    </>
  )
}
