import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { ManyActions } from '../change-many.server.ts'
import type { CorrectiveActionLine } from '../read-corrective-actions.server.ts'
import { ActionOwnerField, OtherOwner } from './owner-field.tsx'

const changes = ['assign', 'extend', 'verify', 'cancel'] as const
type Change = (typeof changes)[number]

type Props = { rows: readonly CorrectiveActionLine[]; selection: Selection<CorrectiveActionLine>; today: string }

/** Changes of several actions at once, with one list of what was done and what was refused. */
export function BulkActions({ rows, selection, today }: Props) {
  const t = useT(correctiveActionMessages)
  const [open, setOpen] = useState<Change | null>(null)
  const [answer, setAnswer] = useState<ManyActions | null>(null)
  const done = (result: ManyActions) => {
    setOpen(null)
    setAnswer(result)
    selection.clear()
  }
  return (
    <>
      {answer && <Answer answer={answer} rows={rows} />}
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clearChosen')}>
        {changes.map((change) => (
          <Button key={change} size="dense" onClick={() => setOpen(change)}>
            {t(change)}
          </Button>
        ))}
      </SelectionBar>
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Many`, { count: selection.count })} sheet>
          <ChangeForm change={open} actions={selection.rows} today={today} onDone={done} onBack={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = {
  change: Change
  actions: readonly CorrectiveActionLine[]
  today: string
  onDone: (result: ManyActions) => void
  onBack: () => void
}

function ChangeForm({ change, actions, today, onDone, onBack }: FormProps) {
  const t = useT(correctiveActionMessages)
  const ui = useT(uiMessages)
  const fetcher = useFetcher<FormResult<ManyActions>>()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => onDone(result as ManyActions)}>
      {actions.map(({ id, version }) => (
        <input key={id} type="hidden" name="action" value={`${id}:${version}`} />
      ))}
      {change === 'assign' && <OwnerOf actions={actions} />}
      {change === 'extend' && <DateField name="dueOn" label={t('newDue')} min={today} />}
      {change !== 'assign' && (
        <TextArea
          name="note"
          label={change === 'verify' ? t('note') : t('reason')}
          optional={change === 'verify'}
          required={change !== 'verify'}
          rows={2}
          maxLength={2000}
        />
      )}
      <FormActions>
        <SubmitButton intent={`${change}-many`} variant={change === 'cancel' ? 'danger' : 'primary'}>
          {t(change)}
        </SubmitButton>
        <Button onClick={onBack}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}

/** Members are offered where all chosen actions are of one branch. */
function OwnerOf({ actions }: { actions: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  const [first] = actions
  const isOneBranch = actions.every(({ branchId }) => branchId === first?.branchId)
  if (first && isOneBranch) return <ActionOwnerField place={{ branchId: first.branchId }} start={{}} />
  return <OtherOwner start={{}} help={t('ownerManyHint')} />
}

function Answer({ answer: { done, refused }, rows }: { answer: ManyActions; rows: readonly CorrectiveActionLine[] }) {
  const t = useT(correctiveActionMessages)
  const say = useT(errorMessages)
  return (
    <Notice kind={refused.length > 0 ? 'warning' : 'success'} title={t('changedMany', { count: done })} live>
      {refused.length > 0 && (
        <>
          <p>{t('refusedMany', { count: refused.length })}</p>
          <ul className="list-disc ps-5">
            {refused.map(({ actionId, code }) => (
              <li key={actionId}>
                {t('refusedLine', { title: rows.find(({ id }) => id === actionId)?.title ?? '', why: say(code) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
