import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { stepsFrom } from '#/domain/step.ts'
import { isOpenStaffTask, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { stepIcons } from '#/features/office/staff-tasks/components/step-menu.tsx'
import { TaskFields } from '#/features/office/staff-tasks/components/task-fields.tsx'
import { PriorityBadge, TaskStatusBadge } from '#/features/office/staff-tasks/components/task-badges.tsx'
import { TaskDueDate } from '#/features/office/staff-tasks/components/staff-task-table.tsx'
import { taskForm } from '#/features/office/staff-tasks/form.ts'
import { moveTask } from '#/features/office/staff-tasks/move-task.server.ts'
import { noteTask } from '#/features/office/staff-tasks/note-task.server.ts'
import { readTask, type StaffTask } from '#/features/office/staff-tasks/read-task.server.ts'
import { taskOf } from '#/features/office/staff-tasks/tasks-page-action.server.ts'
import { changeTask } from '#/features/office/staff-tasks/write-task.server.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$taskId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  task: await readTask(actorOf(context), params.taskId),
  today: riyadhDay(now()),
}))

export const action = formAction(taskForm, async (actor, input, { params }) => {
  const taskId = params['taskId'] ?? ''
  if (input.intent === 'move') await moveTask(actor, input.task, input.step)
  else if (input.intent === 'note') await noteTask(actor, taskId, { id: input.clientKey, text: input.text })
  else await changeTask(actor, { taskId, version: input.version }, taskOf(input))
  return { done: input.intent }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.task.title ?? ''
  return [{ title: pageTitle(matches, { en: title, ar: title }) }]
}

/** A task with its history. */
export default function Page({ loaderData: { task, today } }: Route.ComponentProps) {
  const t = useT(staffTaskMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/tasks'), label: t('title') }, { label: task.title }]}
        title={<bdi>{task.title}</bdi>}
        badge={<TaskStatusBadge status={task.status} />}
        actions={isOpenStaffTask(task.status) && <EditTask task={task} today={today} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Steps task={task} />
          {(task.details || task.link) && <Details task={task} />}
          <Notes task={task} />
        </div>
        <Facts task={task} />
      </div>
    </div>
  )
}

function Steps({ task }: { task: StaffTask }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <Card title={t('step')}>
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        onDone={() => showToast({ text: t('saved'), kind: 'success' })}
        className="gap-4"
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="task" value={`${task.id}:${task.version}`} />
        <FormActions>
          {stepsFrom(staffTaskSteps, task.status).map((step, index) => (
            <Button
              key={step}
              type="submit"
              name="step"
              value={step}
              icon={stepIcons[step]}
              variant={index === 0 ? 'primary' : step === 'cancel' ? 'danger-quiet' : 'secondary'}
              pending={fetcher.formData?.get('step') === step}
            >
              {t(`step_${step}`)}
            </Button>
          ))}
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function Details({ task: { details, link } }: { task: StaffTask }) {
  const t = useT(staffTaskMessages)
  const { opens } = useRights()
  return (
    <Card title={t('details')}>
      <div className="flex flex-col gap-3">
        {details && (
          <p dir="auto" className="prose-width text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
            {details}
          </p>
        )}
        {link && opens(link) && (
          <Link to={link} className="link inline-flex min-h-11 items-center gap-2 self-start md:min-h-6">
            {t('openLink')}
            <bdi dir="ltr" className="text-caption">
              {link}
            </bdi>
          </Link>
        )}
      </div>
    </Card>
  )
}

function Facts({ task }: { task: StaffTask }) {
  const t = useT(staffTaskMessages)
  const toTask = (id: string, words: string) => (
    <Link
      className="link inline-flex min-h-11 items-center md:min-h-6"
      to={href('/admin/tasks/:taskId', { taskId: id })}
    >
      {words}
    </Link>
  )
  return (
    <Card title={t('task')}>
      <DescriptionList
        items={[
          { term: t('owner'), value: task.owner?.name ?? t('nobody') },
          { term: t('due'), value: <TaskDueDate task={task} /> },
          { term: t('priority'), value: <PriorityBadge priority={task.priority} /> },
          { term: t('repeats'), value: task.repeats && t(`repeats_${task.repeats}`) },
          { term: t('createdBy'), value: task.createdBy },
          { term: t('createdAt'), value: <Time at={task.createdAt} mode="datetime" /> },
          { term: t('finishedAt'), value: task.finishedAt && <Time at={task.finishedAt} mode="datetime" /> },
          { term: t('before'), value: task.repeatOf && toTask(task.repeatOf, task.title) },
          { term: t('next'), value: task.repeatedAs && toTask(task.repeatedAs, task.title) },
        ]}
      />
    </Card>
  )
}

function Notes({ task }: { task: StaffTask }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <Card title={t('notes')}>
      <div className="flex flex-col gap-5">
        <ActionForm
          key={task.notes}
          fetcher={fetcher}
          errors="inline"
          clientKey
          onDone={() => showToast({ text: t('noted'), kind: 'success' })}
        >
          <TextArea name="text" label={t('note')} rows={3} maxLength={4000} />
          <FormActions>
            <SubmitButton intent="note" variant="secondary">
              {t('addNote')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        {task.history.length === 0 && <p className="text-ui text-ink-2">{t('noNotes')}</p>}
        <ul className="flex flex-col gap-4">
          {task.history.map(({ id, text, author, at }) => (
            <li key={id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
              <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
                <bdi className="font-medium text-ink">{author ?? t('someone')}</bdi>
                <Time at={at} mode="datetime" />
              </p>
              <p dir="auto" className="prose-width text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function EditTask({ task, today }: { task: StaffTask; today: string }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    showToast({ text: t('saved'), kind: 'success' })
  }
  return (
    <>
      <Button changes onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <Dialog open={open} onClose={close} title={t('edit')} width="medium" sheet>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <input type="hidden" name="version" value={task.version} />
          <TaskFields task={task} today={today} />
          <FormActions>
            <SubmitButton intent="change">{t('save')}</SubmitButton>
            <Button variant="quiet" onClick={close}>
              {t('cancel')}
            </Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
