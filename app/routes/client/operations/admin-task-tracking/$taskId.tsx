import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isOpen, mayNoteLate } from '#/domain/operations/duties/task.ts'
import { may } from '#/domain/permissions.ts'
import { OwnerField, timeOptions } from '#/features/operations/duties/components/duty-form.tsx'
import { Responsible, TaskBadge } from '#/features/operations/duties/components/duty-parts.tsx'
import { NoteLate } from '#/features/operations/duties/components/note-late.tsx'
import { FinishTask } from '#/features/operations/duties/components/finish-task.tsx'
import { noteDoneLate } from '#/features/operations/duties/do-late.server.ts'
import { cancelTask, finishTask, moveTask, startTask } from '#/features/operations/duties/do-task.server.ts'
import { taskForm } from '#/features/operations/duties/form.ts'
import { type DutyChoices, readDutyChoices } from '#/features/operations/duties/read-duties.server.ts'
import { readTask, type TaskDetails } from '#/features/operations/duties/read-tasks.server.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$taskId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.task.title
  return [{ title: pageTitle(matches, title ? { en: title, ar: title } : dutyMessages.task) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const task = await readTask(actor, params.taskId)
  const keeps = task.mayKeep && isOpen(task.state) && may(actor, 'duties.write')
  return { task, choices: keeps ? await readDutyChoices(actor) : null }
})

/** Steps of a task; the file of a proof is read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(taskForm, async (actor, input, { params }) => {
    const seen = { id: params['taskId'] ?? '', revision: input.revision }
    if (input.intent === 'start') await startTask(actor, seen)
    else if (input.intent === 'late') await noteDoneLate(actor, seen, input.note ?? '')
    else if (input.intent === 'cancel') await cancelTask(actor, seen, input.note ?? '')
    else if (input.intent === 'move') await moveTask(actor, seen, input)
    else await finishTask(actor, seen, { note: input.note, figure: input.figure, files: await sentFilesOf(copy) })
    return null
  })(args)
}

/** One task: what to do, the proof that it needs, and what became of it. */
export default function Page({ loaderData: { task, choices } }: Route.ComponentProps) {
  const t = useT(dutyMessages)
  const open = isOpen(task.state)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/admin-task-tracking'), label: t('title') }, { label: task.title }]}
        title={<bdi>{task.title}</bdi>}
        badge={<TaskBadge task={task} />}
        description={task.place && <bdi>{task.place}</bdi>}
        actions={open && choices && <Keeping task={task} choices={choices} />}
      />
      {task.details && <p className="text-ui whitespace-pre-line">{task.details}</p>}
      {open && task.mayDo && <FinishTask task={task} />}
      {task.mayDo && mayNoteLate({ state: task.state, lateAt: task.doneLater?.at ?? null }) && <NoteLate task={task} />}
      <Facts task={task} />
    </div>
  )
}

function Facts({ task }: { task: TaskDetails }) {
  const t = useT(dutyMessages)
  const { file, figure, doneAt, doneLater } = task
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('due'), value: <Time at={task.dueAt} mode="datetime" /> },
          { term: t('responsible'), value: <Responsible owner={task.owner} /> },
          { term: t('doneAt'), value: doneAt && <Time at={doneAt} mode="datetime" /> },
          { term: t('doneBy'), value: task.doneBy && <bdi>{task.doneBy}</bdi> },
          { term: t(task.state === 'cancelled' ? 'reason' : 'note'), value: task.note && <bdi>{task.note}</bdi> },
          {
            term: t('lateNote'),
            value: doneLater && (
              <>
                <bdi>{doneLater.note}</bdi>
                <span className="block text-caption text-ink-2">
                  <bdi>{doneLater.by}</bdi> · <Time at={doneLater.at} mode="datetime" />
                </span>
              </>
            ),
          },
          { term: t('figure'), value: figure !== null && <bdi className="num">{figure}</bdi> },
          {
            term: t('proof'),
            value: file && (
              <a href={`/files/${file.id}`} className="link">
                <bdi>{file.name}</bdi>
              </a>
            ),
          },
          {
            term: t('duty'),
            value: task.mayKeep && (
              <Link className="link" to={href('/client/admin-task-tracking/duties/:dutyId', { dutyId: task.dutyId })}>
                {t('openDuty')}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  )
}

function Keeping({ task, choices }: { task: TaskDetails; choices: DutyChoices }) {
  const t = useT(dutyMessages)
  const toast = useToast()
  const move = useFetcher()
  const cancel = useFetcher()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const done = (text: string) => () => {
    close()
    toast({ text })
  }
  const due = new Date(task.dueAt)
  const time = toRiyadh(due).slice(11)
  return (
    <>
      <Button onClick={() => setOpen('move')}>{t('move')}</Button>
      <Button variant="quiet" onClick={() => setOpen('cancel')}>
        {t('cancelTask')}
      </Button>
      <Dialog open={open === 'move'} onClose={close} title={t('move')} sheet>
        <ActionForm fetcher={move} errors="inline" onDone={done(t('moved'))}>
          <p className="text-ui text-ink-2">{t('moveHint')}</p>
          <input type="hidden" name="revision" value={task.revision} />
          <DateField name="day" label={t('due')} defaultValue={riyadhDay(due)} min={choices.today} />
          <SelectField name="time" label={t('time')} defaultValue={time} options={timeOptions(time)} />
          <OwnerField owner={task.owner} people={choices.people} />
          <FormActions>
            <SubmitButton intent="move">{t('saveDuty')}</SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
      <Dialog open={open === 'cancel'} onClose={close} title={t('cancelTask')}>
        <ActionForm fetcher={cancel} errors="inline" onDone={done(t('cancelled'))}>
          <p className="text-ui text-ink-2">{t('cancelHint')}</p>
          <input type="hidden" name="revision" value={task.revision} />
          <TextArea name="note" label={t('reason')} rows={2} maxLength={2000} required />
          <FormActions>
            <SubmitButton intent="cancel" variant="danger">
              {t('cancelTask')}
            </SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
