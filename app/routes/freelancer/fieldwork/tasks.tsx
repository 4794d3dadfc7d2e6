import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { href } from 'react-router'
import { z } from 'zod'
import { JobBoard } from '#/features/fieldwork/job-board/components/job-board.tsx'
import { MyVisits } from '#/features/fieldwork/job-board/components/my-visits.tsx'
import { Offers } from '#/features/fieldwork/job-board/components/offers.tsx'
import { ApprovalNotice, NeededNotice } from '#/features/fieldwork/job-board/components/readiness-notice.tsx'
import { Standbys } from '#/features/fieldwork/job-board/components/standbys.tsx'
import { TaskProblem } from '#/features/fieldwork/job-board/components/task-problem.tsx'
import { readTasksQuery, tasksForm } from '#/features/fieldwork/job-board/form.ts'
import { taskViews } from '#/features/fieldwork/job-board/lists.ts'
import { readTasks } from '#/features/fieldwork/job-board/read-tasks.server.ts'
import { takeTaskStep } from '#/features/fieldwork/job-board/tasks-page-action.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OwnTasks } from '#/features/office/staff-tasks/components/own-tasks.tsx'
import { ownTaskForms } from '#/features/office/staff-tasks/form.ts'
import { takeOwnTaskStep } from '#/features/office/staff-tasks/own-tasks-action.server.ts'
import { readOwnTasks } from '#/features/office/staff-tasks/read-task.server.ts'
import { handBackMessages } from '#/messages/hand-back.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/tasks'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readTasksQuery(url.searchParams)
  const [tasks, work] = await Promise.all([readTasks(actor, query), query.view === 'work' ? readOwnTasks(actor) : null])
  return { ...tasks, work }
})

const pageForm = z.discriminatedUnion('intent', [tasksForm, ...ownTaskForms])

export const action = formAction(pageForm, (actor, form) =>
  form.intent === 'move-work' || form.intent === 'note-work' ? takeOwnTaskStep(actor, form) : takeTaskStep(actor, form),
)

/** Reloads the list after a refused step, because another shopper may have been faster. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, shopperTaskMessages.title) }]

/** Visits to find, answer and manage. */
export default function TasksPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { view, counts, readiness, now } = loaderData
  const t = useT(shopperTaskMessages)
  const handBack = useT(handBackMessages)
  const tabs = taskViews.map((each) => ({
    to: `${href('/freelancer/tasks')}?view=${each}`,
    label: t(`view_${each}`),
    ...(each === 'offers' || each === 'mine' ? { count: counts[each] } : {}),
    current: each === view,
  }))
  const done = {
    accepted: t('accepted'),
    standby: t('onStandby'),
    declined: t('declined'),
    moved: t('moved'),
    'handed-back': handBack('done'),
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <DoneMessage texts={done} />
      <ApprovalNotice readiness={readiness} />
      <NeededNotice readiness={readiness} />
      <NavTabs label={t('views')} items={tabs} />
      <TaskProblem result={result} />
      {view === 'offers' && <Offers offers={loaderData.offers} now={now} result={result} />}
      {loaderData.board && (
        <JobBoard board={loaderData.board} query={loaderData.query} you={readiness.place} now={now} result={result} />
      )}
      {loaderData.work && <OwnTasks work={loaderData.work} />}
      {view === 'mine' && (
        <>
          <MyVisits visits={loaderData.mine} now={now} result={result} />
          <Standbys standbys={loaderData.standbys} />
        </>
      )}
    </div>
  )
}
