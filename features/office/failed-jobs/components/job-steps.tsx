import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { failedJobMessages } from '#/messages/office/failed-jobs.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'

/** Retries a failed job, or closes it with a reason. */
export function JobSteps({ id }: { id: string }) {
  const t = useT(failedJobMessages)
  const toast = useToast()
  const [retry, close] = [useFetcher(), useFetcher()]
  const [open, setOpen] = useState(false)
  const closed = () => {
    setOpen(false)
    toast({ text: t('closed') })
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActionForm fetcher={retry} errors="inline" onDone={() => toast({ text: t('retried'), kind: 'success' })}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="retry" size="dense" variant="secondary" icon={RotateCw}>
          {t('retry')}
        </SubmitButton>
      </ActionForm>
      <Button changes size="dense" variant="danger-quiet" onClick={() => setOpen(true)}>
        {t('close')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('closeTitle')} width="small">
        <ActionForm fetcher={close} errors="inline" onDone={closed}>
          <p className="text-ui">{t('closeText')}</p>
          <input type="hidden" name="id" value={id} />
          <TextArea name="reason" label={t('reason')} rows={3} maxLength={500} />
          <FormActions>
            <SubmitButton intent="close" variant="danger">
              {t('close')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </div>
  )
}
