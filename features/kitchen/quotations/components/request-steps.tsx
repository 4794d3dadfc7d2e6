import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { requestSteps } from '#/domain/kitchen/buying/request.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { stepsFrom } from '#/domain/step.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { RequestDetails } from '../read-request.server.ts'

type Props = { request: RequestDetails }

/** Steps of a request that its state allows; the award has a form of its own. */
export function RequestSteps({ request }: Props) {
  const steps = stepsFrom(requestSteps, request.state)
  const t = useT(quotationMessages)
  const sent = useBackgroundForm(t('sentNow'))
  const closed = useBackgroundForm(t('closedNow'))
  return (
    <>
      {steps.includes('cancel') && <Cancel request={request} />}
      {steps.includes('extend') && <Extend request={request} />}
      {steps.includes('close') && (
        <ActionForm {...closed} errors="inline" className="contents">
          <input type="hidden" name="revision" value={request.revision} />
          <SubmitButton intent="close" variant="secondary">
            {t('close')}
          </SubmitButton>
        </ActionForm>
      )}
      {steps.includes('send') && (
        <LinkButton to={href('/client/procurement/requests/:quotationId/edit', { quotationId: request.id })}>
          {t('editDraft')}
        </LinkButton>
      )}
      {steps.includes('send') && (
        <ActionForm {...sent} errors="inline" className="contents">
          <input type="hidden" name="revision" value={request.revision} />
          <SubmitButton intent="send">{t('send')}</SubmitButton>
        </ActionForm>
      )}
    </>
  )
}

function useStepDialog(text: string) {
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onDone = () => {
    close()
    toast({ text })
  }
  return { fetcher, open, show: () => setOpen(true), close, onDone }
}

function Extend({ request }: Props) {
  const t = useT(quotationMessages)
  const ui = useT(uiMessages)
  const { fetcher, open, show, close, onDone } = useStepDialog(t('extendedNow'))
  return (
    <>
      <Button onClick={show}>{t('extend')}</Button>
      <Dialog open={open} onClose={close} title={t('extend')}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
          <input type="hidden" name="revision" value={request.revision} />
          <DateTimeField
            name="closesAt"
            label={t('closesAt')}
            help={t('closeHint')}
            defaultValue={toRiyadh(new Date(request.closesAt))}
          />
          <FormActions>
            <SubmitButton intent="extend">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

function Cancel({ request }: Props) {
  const t = useT(quotationMessages)
  const ui = useT(uiMessages)
  const { fetcher, open, show, close, onDone } = useStepDialog(t('cancelledNow'))
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {t('cancel')}
      </Button>
      <Dialog open={open} onClose={close} title={t('cancel')}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
          <p className="text-ui text-ink-2">{t('cancelLead')}</p>
          <input type="hidden" name="revision" value={request.revision} />
          <TextArea name="reason" label={t('reason')} maxLength={500} rows={3} required />
          <FormActions>
            <SubmitButton intent="cancel" variant="danger">
              {t('cancel')}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
