import { CalendarPlus, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'

const steps = ['extend', 'cancel'] as const
type Manage = (typeof steps)[number]

/** What owners and managers do with an unfinished action: more time, or its end, both with a reason. */
export function ManageAction({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const [open, setOpen] = useState<Manage | null>(null)
  const icons = { extend: CalendarPlus, cancel: CircleX } as const
  return (
    <>
      {steps
        .filter((step) => step === 'cancel' || action.extensionsLeft > 0)
        .map((step) => (
          <Button key={step} icon={icons[step]} onClick={() => setOpen(step)} changes>
            {t(step)}
          </Button>
        ))}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Title`)} sheet>
          <ManageForm step={open} action={action} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = { step: Manage; action: CorrectiveActionDetails; onClose: () => void }

function ManageForm({ step, action: { version, dueOn, extensionsLeft }, onClose }: FormProps) {
  const t = useT(correctiveActionMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    onClose()
    toast({ text: t('moved') })
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
      <p className="text-ui text-ink-2">
        {step === 'extend' ? t('extendHint', { count: extensionsLeft }) : t('cancelHint')}
      </p>
      <input type="hidden" name="version" value={version} />
      {step === 'extend' && <DateField name="dueOn" label={t('newDue')} min={dueOn} defaultValue={dueOn} />}
      <TextArea name="note" label={t('reason')} rows={2} maxLength={2000} required />
      <FormActions>
        <SubmitButton intent={step} variant={step === 'cancel' ? 'danger' : 'primary'}>
          {t(step)}
        </SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}
