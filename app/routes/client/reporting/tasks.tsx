import { ClipboardList, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { isNarrowed, listAddress, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { changeManyActions } from '#/features/reporting/corrective-actions/change-many.server.ts'
import {
  CorrectiveActionBadge,
  DueDay,
  PriorityBadge,
} from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { BulkActions } from '#/features/reporting/corrective-actions/components/bulk-actions.tsx'
import { manyActionsForm } from '#/features/reporting/corrective-actions/form.ts'
import { readActionBoard } from '#/features/reporting/corrective-actions/board/read-board.server.ts'
import { ActionBoard } from '#/features/reporting/corrective-actions/board/components/board.tsx'
import { actionViews, correctiveActionList } from '#/features/reporting/corrective-actions/list.ts'
import { browseCorrectiveActions } from '#/features/reporting/corrective-actions/list.server.ts'
import type { CorrectiveActionLine } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { actionBoardMessages } from '#/messages/reporting/action-board.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { ListBar, ListView } from '#/ui/list-page.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/tasks'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(correctiveActionList, url.searchParams)
  const actor = actorOf(context)
  const [found, parts] = await Promise.all([
    query.view === 'board' ? readActionBoard(actor, query) : browseCorrectiveActions(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  return { query, parts, today: riyadhDay(now()), ...found }
})

/** Changes of several actions. */
export const action = formAction(manyActionsForm, (actor, input) => {
  if (input.intent === 'assign-many') return changeManyActions(actor, input.action, { change: 'assign', ...input })
  if (input.intent === 'extend-many')
    return changeManyActions(actor, input.action, { change: 'extend', dueOn: input.dueOn, note: input.note })
  const change = input.intent === 'cancel-many' ? 'cancel' : 'verify'
  return changeManyActions(actor, input.action, { change, note: input.note })
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, correctiveActionMessages.tasks) }]

const cells: ListCells<CorrectiveActionLine> = {
  status: ({ status, verification }) => <CorrectiveActionBadge status={status} verification={verification} />,
  due: (action) => <DueDay action={action} />,
  priority: ({ priority }) => <PriorityBadge priority={priority} />,
}

type Loaded = Route.ComponentProps['loaderData']

/** Corrective actions as a list, or by state on a board, under the same filters. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, total } = loaderData
  const t = useT(correctiveActionMessages)
  const from = useT(actionSourceMessages)
  const word = useT(actionBoardMessages)
  const may = useMay()
  const hasActions = total > 0 || isNarrowed(correctiveActionList, query)
  const views = actionViews.map((view) => ({
    to: listAddress(correctiveActionList, { ...query, view }),
    label: word(`view_${view}`),
    current: view === query.view,
  }))
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('tasks')}
        tabs={hasActions && <NavTabs look="segment" label={word('ways')} items={views} />}
        actions={
          <>
            {may('actions.read') && <LinkButton to={href('/client/tasks/figures')}>{t('figures')}</LinkButton>}
            {may('actions.write') && (
              <LinkButton to={href('/client/tasks/new')} icon={Plus} variant="primary">
                {from('add')}
              </LinkButton>
            )}
          </>
        }
      />
      {'board' in loaderData && hasActions ? (
        <>
          <ListBar list={correctiveActionList} query={query} options={optionsOf(loaderData)} />
          <ActionBoard board={loaderData.board} query={query} />
        </>
      ) : (
        <Actions loaded={loaderData} hasActions={hasActions} />
      )}
    </div>
  )
}

const optionsOf = ({ parts, branches, owners }: Loaded) => ({
  part: parts,
  branch: branches.map(({ id, name }) => ({ value: id, label: name })),
  owner: owners.map((owner) => ({ value: owner, label: owner })),
})

/** The list with its selection. */
function Actions({ loaded, hasActions }: { loaded: Loaded; hasActions: boolean }) {
  const { query, total, counts, today } = loaded
  const rows = 'rows' in loaded ? loaded.rows : []
  const t = useT(correctiveActionMessages)
  const may = useMay()
  const manages = may('actions.verify')
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ title }) => t('choose', { title }),
    pageLabel: t('chooseAll'),
    allows: ({ status }) => manages && (isUnfinished(status) || status === 'done'),
  })
  const statLink = (status: 'unfinished' | 'overdue' | 'done') => `${href('/client/tasks')}?status=${status}`
  return (
    <>
      {manages && <BulkActions key={selection.place} rows={rows} selection={selection} today={today} />}
      <ListView
        list={correctiveActionList}
        query={query}
        rows={rows}
        total={total}
        cells={cells}
        {...(manages ? { selection } : {})}
        bare={!hasActions}
        options={optionsOf(loaded)}
        rowKey={({ id }) => id}
        rowLink={({ id }) => href('/client/tasks/:actionId', { actionId: id })}
        empty={
          <EmptyState
            icon={ClipboardList}
            title={t('empty')}
            action={<LinkButton to={href('/client/reports')}>{t('seeReports')}</LinkButton>}
          >
            {t(may('actions.read') ? 'emptyHint' : 'emptyOwnHint')}
          </EmptyState>
        }
      >
        {hasActions && (
          <StatGrid>
            <Stat label={t('countUnfinished')} value={counts.unfinished} to={statLink('unfinished')} />
            <Stat label={t('countOverdue')} value={counts.overdue} to={statLink('overdue')} />
            <Stat label={t('countWaiting')} value={counts.waiting} to={statLink('done')} />
          </StatGrid>
        )}
      </ListView>
    </>
  )
}
