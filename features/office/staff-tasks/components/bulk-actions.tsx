import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { staffTaskPriorities, staffTaskStepNames } from '#/domain/office/staff-task.ts'
import { errorMessages } from '#/messages/errors.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { ManyChanged } from '../change-many.server.ts'
import type { StaffTaskLine } from '../list.ts'
import { OwnerField } from './owner-field.tsx'

const changes = ['own-many', 'due-many', 'priority-many', 'move-many'] as const
type Change = (typeof changes)[number]
const buttons = {
  'own-many': ['give', 'giveTitle'],
  'due-many': ['setDue', 'setDueTitle'],
  'priority-many': ['setPriority', 'setPriorityTitle'],
  'move-many': ['setStatus', 'setStatusTitle'],
} as const

type Props = { rows: readonly StaffTaskLine[]; selection: Selection<StaffTaskLine>; today: string }

/** Bulk changes of selected tasks. */
export function StaffTaskBulkActions({ rows, selection, today }: Props) {
  const t = useT(staffTaskMessages)
  const offerUndo = useUndo()
  const [open, setOpen] = useState<Change | null>(null)
  const [answer, setAnswer] = useState<ManyChanged | null>(null)
  const done = (result: ManyChanged) => {
    setOpen(null)
    setAnswer(result.refused.length > 0 ? result : null)
    offerUndo(t('changedCount', { count: result.done }), result.undo)
    selection.clear()
  }
  return (
    <>
      {answer && <Refused answer={answer} rows={rows} />}
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        {changes.map((change) => (
          <Button key={change} onClick={() => setOpen(change)}>
            {t(buttons[change][0])}
          </Button>
        ))}
      </SelectionBar>
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(buttons[open][1])}>
          <ChangeForm change={open} tasks={selection.rows} today={today} onDone={done} onBack={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = {
  change: Change
  tasks: readonly StaffTaskLine[]
  today: string
  onDone: (result: ManyChanged) => void
  onBack: () => void
}

function ChangeForm({ change, tasks, today, onDone, onBack }: FormProps) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult<ManyChanged>>()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => onDone(result as ManyChanged)}>
      {tasks.map(({ id, version }) => (
        <input key={id} type="hidden" name="task" value={`${id}:${version}`} />
      ))}
      {change === 'own-many' && <OwnerField />}
      {change === 'due-many' && <DateField name="dueOn" label={t('due')} optional min={today} />}
      {change === 'priority-many' && (
        <SelectField
          name="priority"
          label={t('priority')}
          options={staffTaskPriorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
          defaultValue="normal"
        />
      )}
      {change === 'move-many' && (
        <SelectField
          name="step"
          label={t('step')}
          options={staffTaskStepNames.map((value) => ({ value, label: t(`step_${value}`) }))}
          defaultValue="finish"
        />
      )}
      {change === 'move-many' && <p className="text-caption text-ink-2">{t('noUndo')}</p>}
      <FormActions>
        <SubmitButton intent={change}>{t('apply')}</SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          {t('cancel')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

function Refused({ answer, rows }: { answer: ManyChanged; rows: readonly StaffTaskLine[] }) {
  const t = useT(staffTaskMessages)
  const say = useT(errorMessages)
  return (
    <Notice kind="warning" title={t('refusedTitle')} live>
      <ul className="list-disc ps-5">
        {answer.refused.map(({ taskId, code }) => (
          <li key={taskId}>
            <bdi>{rows.find(({ id }) => id === taskId)?.title ?? ''}</bdi>
            {': '}
            {say(code)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
