import { ClipboardList, Plus } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { listAddress, readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { NewTask } from '#/features/office/staff-tasks/components/new-task.tsx'
import { StaffTaskBoard } from '#/features/office/staff-tasks/components/staff-task-board.tsx'
import { StaffTaskBulkActions } from '#/features/office/staff-tasks/components/bulk-actions.tsx'
import { StaffTaskTable } from '#/features/office/staff-tasks/components/staff-task-table.tsx'
import { staffTasksForm } from '#/features/office/staff-tasks/form.ts'
import {
  type StaffTaskLine,
  staffTaskList,
  type StaffTaskQuery,
  staffTaskViews,
} from '#/features/office/staff-tasks/list.ts'
import { browseStaffTasks, readTaskBoard, readTaskOwners } from '#/features/office/staff-tasks/read-tasks.server.ts'
import { takeTasksPageStep } from '#/features/office/staff-tasks/tasks-page-action.server.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { PageHeader, NavTabs } from '#/ui/nav.tsx'
import type { Route } from './+types/tasks'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffTaskMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(staffTaskList, url.searchParams)
  const [work, owners] = await Promise.all([
    query.view === 'board' ? readTaskBoard(actor, query) : browseStaffTasks(actor, query),
    readTaskOwners(actor),
  ])
  return { query, owners, isNew: url.searchParams.get('new') === '1', today: riyadhDay(now()), ...work }
})

export const action = formAction(staffTasksForm, takeTasksPageStep)

type Loaded = Route.ComponentProps['loaderData']

/** Tasks of the office and of freelancers. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, counts, isNew, today } = loaderData
  const t = useT(staffTaskMessages)
  const back = listAddress(staffTaskList, query)
  const views = staffTaskViews.map((view) => ({
    to: listAddress(staffTaskList, { ...query, view }),
    label: t(`view_${view}`),
    current: view === query.view,
  }))
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        tabs={<NavTabs look="segment" label={t('views')} items={views} />}
        actions={
          <LinkButton
            to={listAddress(staffTaskList, query, staffTaskList.address, { new: '1' })}
            variant="primary"
            icon={Plus}
            preventScrollReset
          >
            {t('new')}
          </LinkButton>
        }
      />
      <OpenedPart open={isNew} title={t('new')} back={back}>
        <NewTask today={today} back={back} />
      </OpenedPart>
      <TaskBar {...loaderData} counts={counts} />
      {'board' in loaderData ? (
        <StaffTaskBoard board={loaderData.board} />
      ) : (
        <Tasks query={query} rows={loaderData.rows} total={loaderData.total} today={today} />
      )}
    </div>
  )
}

function TaskBar({ query, owners, counts }: Loaded) {
  const t = useT(staffTaskMessages)
  const people = owners.map(({ id, name }) => ({ value: id, label: name }))
  const options = { owner: [{ value: 'nobody', label: t('nobody') }, ...people] }
  // why: the board has a column for each status
  const shown = query.view === 'board' ? { ...options, status: [] } : options
  return <ListBar list={staffTaskList} query={query} counts={counts} options={shown} />
}

/** List with its selection, which another page or filter resets. */
type TasksProps = { query: StaffTaskQuery; rows: readonly StaffTaskLine[]; total: number; today: string }

function Tasks({ query, rows, total, today }: TasksProps) {
  const t = useT(staffTaskMessages)
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ title }) => t('choose', { title }),
    pageLabel: t('chooseAll'),
  })
  const title = query.tab === 'mine' ? t('emptyMine') : query.tab === 'overdue' ? t('emptyOverdue') : t('empty')
  const empty = (
    <EmptyState icon={ClipboardList} title={title}>
      {query.tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <>
      <StaffTaskBulkActions key={selection.place} rows={rows} selection={selection} today={today} />
      <div className="bleed pb-2">
        <StaffTaskTable query={query} rows={rows} empty={empty} selection={selection} />
      </div>
      <ListPages list={staffTaskList} total={total} />
    </>
  )
}
