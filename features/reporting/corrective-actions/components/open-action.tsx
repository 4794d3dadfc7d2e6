import { ClipboardPlus } from 'lucide-react'
import { useState } from 'react'
import { useFetcher, useParams } from 'react-router'
import { priorities, type Priority } from '#/domain/corrective-action.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { ActionOwnerField, type OwnerPlace } from './owner-field.tsx'

type Start = {
  title?: string
  /** Given: they are asked for too. */
  details?: string
  owner?: string
  ownerId?: string | null
  ownerEmail?: string | null
  priority: Priority
  dueOn?: string
}

/** Fields of an action; the priority sets the due day. */
type FieldsProps = { start: Start; place: OwnerPlace; help?: string | undefined }
export function CorrectiveActionFields({ start, place, help }: FieldsProps) {
  const t = useT(correctiveActionMessages)
  const source = useT(actionSourceMessages)
  return (
    <>
      <TextArea
        name="title"
        label={t('title')}
        help={help}
        maxLength={300}
        rows={2}
        grows
        required
        defaultValue={start.title}
      />
      {start.details !== undefined && (
        <TextArea
          name="details"
          label={source('details')}
          help={source('detailsHint')}
          maxLength={2000}
          rows={3}
          grows
          optional
          defaultValue={start.details}
        />
      )}
      <ActionOwnerField key={'branchId' in place ? place.branchId : place.reportId} place={place} start={start} />
      <SelectField
        name="priority"
        label={t('priority')}
        defaultValue={start.priority}
        options={priorities.map((priority) => ({
          value: priority,
          label: `${t(`priority_${priority}`)}: ${t(`within_${priority}`)}`,
        }))}
      />
      <DateField name="dueOn" label={t('due')} help={t('dueHint')} optional defaultValue={start.dueOn} />
    </>
  )
}

type Props = {
  /** The finding with its proposed task; without one the action is about the whole visit. */
  finding?: { key: string; sentence: string; task: string | null }
  priority: Priority
  /** Report of the finding, on a page that shows several. */
  reportId?: string
  /** Another wording of the button. */
  label?: { text: string; spoken: string }
}

/** Opens an action from a finding in one step: the proposed task can be edited, the owner is required. */
export function OpenCorrectiveAction({ finding, priority, reportId, label }: Props) {
  const t = useT(correctiveActionMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const shownReport = useParams()['reportId'] ?? ''
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('opened') })
  }
  return (
    <>
      <Button
        size={finding ? 'dense' : 'default'}
        variant={finding ? 'quiet' : 'secondary'}
        icon={ClipboardPlus}
        data-print="hide"
        aria-label={label?.spoken ?? (finding && t('openFor', { finding: finding.sentence }))}
        onClick={() => setOpen(true)}
      >
        {label?.text ?? (finding ? t('open') : t('aboutVisit'))}
      </Button>
      <Dialog open={open} onClose={close} title={t('openTitle')} sheet>
        <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
          {finding && (
            <p className="text-ui">
              <span className="text-ink-2">{t('finding')}: </span>
              {finding.sentence}
            </p>
          )}
          {reportId && <input type="hidden" name="reportId" value={reportId} />}
          <input type="hidden" name="questionKey" value={finding?.key ?? ''} />
          <CorrectiveActionFields
            place={{ reportId: reportId ?? shownReport }}
            start={{ title: finding?.task ?? undefined, priority }}
            help={finding?.task ? t('proposed') : undefined}
          />
          <FormActions>
            <SubmitButton intent="open-action">{t('open')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
