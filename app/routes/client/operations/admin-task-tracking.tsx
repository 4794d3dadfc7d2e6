import { CalendarCheck, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { Responsible, TaskBadge } from '#/features/operations/duties/components/duty-parts.tsx'
import { DutyTabs } from '#/features/operations/duties/components/duty-tabs.tsx'
import { dutyTaskList } from '#/features/operations/duties/list.ts'
import { browseDutyTasks } from '#/features/operations/duties/list.server.ts'
import type { TaskLine } from '#/features/operations/duties/read-tasks.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/admin-task-tracking'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dutyMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(dutyTaskList, url.searchParams)
  const actor = actorOf(context)
  const [found, parts] = await Promise.all([
    browseDutyTasks(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  return { query, parts, ...found }
})

const cells: ListCells<TaskLine> = {
  state: (task) => <TaskBadge task={task} />,
  responsible: ({ owner }) => <Responsible owner={owner} />,
}

/** What is to be done, first what is due first; those who keep duties see everyone's. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, parts, duties } = loaderData
  const t = useT(dutyMessages)
  const address = href('/client/admin-task-tracking')
  const keepsNone = duties.length === 0 && total === 0 && !isNarrowed(dutyTaskList, query)
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        tabs={<DutyTabs />}
        actions={
          <WithRight to="duties.write">
            <LinkButton to={href('/client/admin-task-tracking/duties')}>{t('duties')}</LinkButton>
            <LinkButton to={href('/client/admin-task-tracking/duties/new')} variant="primary" icon={Plus}>
              {t('newDuty')}
            </LinkButton>
          </WithRight>
        }
      />
      <ListView
        list={dutyTaskList}
        query={query}
        rows={rows}
        total={total}
        cells={cells}
        options={{ part: parts, duty: duties }}
        rowKey={({ id }) => id}
        rowLink={({ id }) => href('/client/admin-task-tracking/:taskId', { taskId: id })}
        empty={
          <EmptyState icon={CalendarCheck} title={t(keepsNone ? 'noDuties' : 'noTasks')}>
            {t(keepsNone ? 'noDutiesHint' : 'noTasksHint')}
          </EmptyState>
        }
      >
        {counts.open > 0 && (
          <StatGrid>
            <Stat label={t('dueToday')} value={counts.today} to={address} />
            <Stat label={t('lateNow')} value={counts.late} to={`${address}?view=late`} />
            <Stat label={t('openAll')} value={counts.open} to={address} />
          </StatGrid>
        )}
      </ListView>
    </div>
  )
}
