import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { officeWebhookMessages, partnerDoorMessages } from '#/messages/office/partner-doors.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OfficeWebhookRow } from '../office-list.ts'

/** Name and address of an endpoint, and why it is stopped. */
export function OfficeWebhookName({ row: { name, url, disabledWhy, stoppedReason } }: { row: OfficeWebhookRow }) {
  const t = useT(officeWebhookMessages)
  const why = stoppedReason ? t('stoppedWhy', { reason: stoppedReason }) : disabledWhy && t(`why_${disabledWhy}`)
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <bdi className="font-medium">{name}</bdi>
      <bdi dir="ltr" lang="en" className="code text-caption [overflow-wrap:anywhere] text-ink-2">
        {url}
      </bdi>
      {why && <bdi className="text-caption text-ink-2">{why}</bdi>}
    </div>
  )
}

/** Done by a step, with the number of messages that are sent again. */
export type OfficeWebhookDone = { done: 'paused' | 'disabled' | 'resumed' } | { replayed: number }

/** Stops an endpoint with a reason, switches it on, or sends its failed messages again. */
export function OfficeWebhookSteps({
  row: { id, version, name, state, failed, stoppedReason },
}: {
  row: OfficeWebhookRow
}) {
  const t = useT(officeWebhookMessages)
  const shared = useT(partnerDoorMessages)
  const toast = useToast()
  const [step, stop] = [useFetcher<FormResult<OfficeWebhookDone>>(), useFetcher<FormResult<OfficeWebhookDone>>()]
  const [open, setOpen] = useState(false)
  const sends = state === 'active' || state === 'failing'
  const told = (result: unknown) => {
    const done = result as OfficeWebhookDone
    setOpen(false)
    toast({ text: 'replayed' in done ? t('replayed', { count: done.replayed }) : t(done.done), kind: 'success' })
  }
  const seen = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
  return (
    <div className="flex flex-wrap items-start gap-2">
      {(!sends || failed > 0) && (
        <ActionForm fetcher={step} errors="inline" onDone={told}>
          {seen}
          {sends ? (
            <SubmitButton intent="replay" size="dense" variant="secondary" icon={RotateCw}>
              {t('replay')}
            </SubmitButton>
          ) : (
            <SubmitButton intent="resume" size="dense" variant="secondary">
              {t('resume')}
            </SubmitButton>
          )}
        </ActionForm>
      )}
      {!(state === 'disabled' && stoppedReason) && (
        <Button changes size="dense" variant="danger-quiet" onClick={() => setOpen(true)}>
          {t('stop')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('stopTitle', { name })} width="small">
        <ActionForm fetcher={stop} errors="inline" onDone={told}>
          <p className="text-ui">{t('stopText')}</p>
          {seen}
          <TextArea name="reason" label={shared('reason')} rows={3} maxLength={500} />
          <FormActions>
            <SubmitButton intent="disabled" variant="danger">
              {t('disable')}
            </SubmitButton>
            <SubmitButton intent="paused" variant="secondary">
              {t('pause')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </div>
  )
}
