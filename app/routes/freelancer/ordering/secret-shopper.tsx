import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { JobBoard } from '#/features/fieldwork/job-board/components/job-board.tsx'
import { MyVisits } from '#/features/fieldwork/job-board/components/my-visits.tsx'
import { Offers } from '#/features/fieldwork/job-board/components/offers.tsx'
import { ApprovalNotice, NeededNotice } from '#/features/fieldwork/job-board/components/readiness-notice.tsx'
import { Standbys } from '#/features/fieldwork/job-board/components/standbys.tsx'
import { TaskProblem } from '#/features/fieldwork/job-board/components/task-problem.tsx'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'
import { readTasksQuery, tasksForm } from '#/features/fieldwork/job-board/form.ts'
import { readTasks } from '#/features/fieldwork/job-board/read-tasks.server.ts'
import { takeTaskStep } from '#/features/fieldwork/job-board/tasks-page-action.server.ts'
import { InstallHint } from '#/features/fieldwork/visits/components/install-hint.tsx'
import { OwnTasks } from '#/features/office/staff-tasks/components/own-tasks.tsx'
import { ownTaskForms } from '#/features/office/staff-tasks/form.ts'
import { takeOwnTaskStep } from '#/features/office/staff-tasks/own-tasks-action.server.ts'
import { readOwnTasks } from '#/features/office/staff-tasks/read-task.server.ts'
import { BusyDates, Conflicts } from '#/features/ordering/assignment/components/declarations.tsx'
import { declarationsOf, declareBusyDate, removeBusyDate } from '#/features/ordering/assignment/declare.server.ts'
import { declarationForms } from '#/features/ordering/assignment/declarations.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { handBackMessages } from '#/messages/hand-back.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { visitMessages } from '#/messages/visits.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/secret-shopper'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [flow, declarations, work] = await Promise.all([
    readTasks(actor, readTasksQuery(url.searchParams)),
    declarationsOf(actor),
    readOwnTasks(actor),
  ])
  return { ...flow, declarations, work }
})

const pageForm = z.discriminatedUnion('intent', [tasksForm, ...ownTaskForms, ...declarationForms])

export const action = formAction(pageForm, async (actor, form) => {
  switch (form.intent) {
    case 'add-busy-date':
      await declareBusyDate(actor, form.day)
      return null
    case 'remove-busy-date':
      await removeBusyDate(actor, form.day)
      return null
    case 'move-work':
    case 'note-work':
      return takeOwnTaskStep(actor, form)
    default:
      return takeTaskStep(actor, form)
  }
})

/** Reloads the list after a refused step, because another shopper may have been faster. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, visitMessages.title) }]

/** A shopper's visits as one flow: offered, to do, sent, paid. */
export default function VisitsPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { view, counts, readiness, work, declarations, now } = loaderData
  const t = useT(shopperTaskMessages)
  const visit = useT(visitMessages)
  const handBack = useT(handBackMessages)
  const done = {
    accepted: t('accepted'),
    standby: t('onStandby'),
    declined: t('declined'),
    moved: t('moved'),
    'handed-back': handBack('done'),
  }
  const isOffered = view === 'offered' || view === 'board'
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={visit('title')} />
      <DoneMessage texts={done} />
      <ApprovalNotice readiness={readiness} />
      <FlowTabs data={loaderData} />
      {isOffered && (
        <>
          <NeededNotice readiness={readiness} />
          <NavTabs
            look="segment"
            label={t('offeredViews')}
            items={[
              { to: flowPath('offered'), label: t('view_offers'), count: counts.offered, current: view === 'offered' },
              { to: flowPath('board'), label: t('view_board'), current: view === 'board' },
            ]}
          />
        </>
      )}
      <TaskProblem result={result} />
      {view === 'offered' && <Offers offers={loaderData.offers} now={now} result={result} />}
      {loaderData.board && (
        <JobBoard board={loaderData.board} query={loaderData.query} you={readiness.place} now={now} result={result} />
      )}
      {(view === 'todo' || view === 'sent' || view === 'paid') && (
        <MyVisits tab={view} visits={loaderData.visits} paidTotal={counts.paid} now={now} result={result} />
      )}
      {view === 'todo' && (
        <>
          <Standbys standbys={loaderData.standbys} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <BusyDates days={declarations.busyDates} today={riyadhDay(new Date(now))} />
            <Conflicts conflicts={declarations.conflicts} />
          </div>
          <InstallHint />
        </>
      )}
      {view === 'work' && <OwnTasks work={work} />}
    </div>
  )
}

/** Tabs by the state of the shopper's own work; tasks besides visits only for who has some. */
function FlowTabs({ data: { view, counts, work } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useT(shopperTaskMessages)
  const own = (['todo', 'sent', 'paid'] as const).map((tab) => ({
    to: flowPath(tab),
    label: t(`view_${tab}`),
    count: counts[tab],
    current: view === tab,
  }))
  const offered = {
    to: flowPath('offered'),
    label: t('view_offered'),
    count: counts.offered,
    current: view === 'offered' || view === 'board',
  }
  const besides = { to: flowPath('work'), label: t('view_work'), count: work.open.length, current: view === 'work' }
  const hasWork = view === 'work' || work.open.length + work.done.length > 0
  return <NavTabs label={t('views')} items={[offered, ...own, ...(hasWork ? [besides] : [])]} />
}
