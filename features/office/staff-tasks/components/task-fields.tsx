import { staffTaskPriorities, staffTaskRhythms } from '#/domain/office/staff-task.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { StaffTask } from '../read-task.server.ts'
import { OwnerField } from './owner-field.tsx'

type Props = { task?: StaffTask; today: string }

/** Fields of a task. */
export function TaskFields({ task, today }: Props) {
  const t = useT(staffTaskMessages)
  const earliest = task?.dueOn && task.dueOn < today ? task.dueOn : today
  return (
    <>
      <TextField name="title" label={t('task')} maxLength={200} defaultValue={task?.title ?? ''} />
      <OwnerField owner={task?.owner ?? null} />
      <div className="grid gap-5 md:grid-cols-2">
        <DateField name="dueOn" label={t('due')} optional min={earliest} defaultValue={task?.dueOn ?? ''} />
        <SelectField
          name="priority"
          label={t('priority')}
          options={staffTaskPriorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
          defaultValue={task?.priority ?? 'normal'}
        />
      </div>
      <SelectField
        name="repeats"
        label={t('repeats')}
        help={t('repeatsHelp')}
        options={[
          { value: '', label: t('never') },
          ...staffTaskRhythms.map((value) => ({ value, label: t(`repeats_${value}`) })),
        ]}
        defaultValue={task?.repeats ?? ''}
      />
      <TextArea
        name="details"
        label={t('details')}
        optional
        rows={4}
        maxLength={4000}
        defaultValue={task?.details ?? ''}
      />
      <TextField
        name="link"
        type="code"
        label={t('link')}
        help={t('linkHelp')}
        optional
        maxLength={200}
        defaultValue={task?.link ?? ''}
      />
    </>
  )
}
