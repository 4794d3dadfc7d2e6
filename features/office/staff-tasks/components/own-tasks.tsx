import { CalendarClock, Check, ClipboardList, Play, Repeat, Undo2 } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { isOpenStaffTask, type StaffTaskStep, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { OwnTask } from '../read-task.server.ts'
import { PriorityBadge, TaskStatusBadge } from './task-badges.tsx'

type Props = { work: { open: OwnTask[]; done: OwnTask[] } }

/** The reader's tasks besides visits: start, finish, comment. */
export function OwnTasks({ work: { open, done } }: Props) {
  const t = useT(staffTaskMessages)
  return (
    <section aria-labelledby="my-work" className="flex flex-col gap-4">
      <div>
        <h2 id="my-work" className="text-h3 font-semibold">
          {t('mineTitle')}
        </h2>
        <p className="text-ui text-ink-2">{t('mineAbout')}</p>
      </div>
      {open.length === 0 && <EmptyState icon={ClipboardList} title={t('mineEmpty')} compact />}
      {open.map((task) => (
        <OwnCard key={task.id} task={task} />
      ))}
      {done.length > 0 && (
        <details className="rounded-card border border-line bg-card">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 text-ui font-medium">
            {t('mineDone')}
          </summary>
          <ul className="flex flex-col gap-2 border-t border-line px-4 py-3">
            {done.map(({ id, title }) => (
              <li key={id} className="flex items-center gap-2 text-ui">
                <Icon as={Check} size={16} className="shrink-0 text-success-ink" />
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{title}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function OwnCard({ task }: { task: OwnTask }) {
  const t = useT(staffTaskMessages)
  const lang = useLang()
  return (
    <Card as="article" level={3} title={<bdi>{task.title}</bdi>}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <TaskStatusBadge status={task.status} />
          <PriorityBadge priority={task.priority} />
          {task.dueOn && (
            <Badge tone={task.isOverdue ? 'red' : 'grey'} icon={CalendarClock}>
              {task.isOverdue && <span>{t('overdue')}</span>}
              <span className="num">{formatDay(task.dueOn, lang)}</span>
            </Badge>
          )}
          {task.repeats && <Badge icon={Repeat}>{t(`repeats_${task.repeats}`)}</Badge>}
        </div>
        {task.details && (
          <p dir="auto" className="text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
            {task.details}
          </p>
        )}
        {task.link && task.link.startsWith(href('/freelancer')) && (
          <Link to={task.link} className="link inline-flex min-h-11 items-center self-start">
            {t('openLink')}
          </Link>
        )}
        {task.said.length > 0 && <Said task={task} />}
        <Moves task={task} />
        <NewNote task={task} />
      </div>
    </Card>
  )
}

function Said({ task }: { task: OwnTask }) {
  const t = useT(staffTaskMessages)
  return (
    <ul className="flex flex-col gap-2">
      {task.said.map(({ id, text, isOwn, at }) => (
        <li key={id} className="rounded-control bg-surface-2 px-3 py-2 text-ui">
          <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
            <span>{isOwn ? t('you') : t('office')}</span>
            <Time at={at} mode="datetime" />
          </p>
          <p dir="auto" className="text-start whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

const icons = { start: Play, putBack: Undo2, finish: Check } as const

function Moves({ task }: { task: OwnTask }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  const own: StaffTaskStep[] = task.status === 'doing' ? ['finish', 'putBack'] : ['start', 'finish']
  const steps = own.filter((step) => (staffTaskSteps[step].from as readonly string[]).includes(task.status))
  if (!isOpenStaffTask(task.status)) return null
  const done = () => showToast({ text: t('saved'), kind: 'success' })
  return (
    <div className="flex flex-wrap gap-3 max-md:flex-col">
      {steps.map((step, index) => (
        <ActionForm
          key={step}
          action={href('/freelancer/work')}
          fetcher={fetcher}
          errors="inline"
          onDone={done}
          className="contents"
        >
          <input type="hidden" name="intent" value="move-work" />
          <input type="hidden" name="task" value={`${task.id}:${task.version}`} />
          <input type="hidden" name="step" value={step} />
          <SubmitButton
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={icons[step as keyof typeof icons]}
            full="phone"
          >
            {t(`step_${step}`)}
          </SubmitButton>
        </ActionForm>
      ))}
    </div>
  )
}

function NewNote({ task }: { task: OwnTask }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-ui">{t('addNote')}</summary>
      <ActionForm
        key={task.said.length}
        action={href('/freelancer/work')}
        fetcher={fetcher}
        errors="inline"
        clientKey
        onDone={() => showToast({ text: t('noted'), kind: 'success' })}
        className="border-t border-line p-3"
      >
        <input type="hidden" name="intent" value="note-work" />
        <input type="hidden" name="taskId" value={task.id} />
        <TextArea name="text" label={t('note')} rows={3} maxLength={4000} />
        <FormActions>
          <SubmitButton variant="secondary">{t('addNote')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </details>
  )
}
