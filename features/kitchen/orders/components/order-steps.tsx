import { type ReactNode, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { awaitsBuyer } from '#/domain/kitchen/buying/order.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OrderDetails } from '../read-order.server.ts'

type Props = { order: OrderDetails; isFree: boolean }
type Key = keyof typeof orderMessages
type Direct = 'submit' | 'approve' | 'send' | 'accept'
type WithText = 'return' | 'cancel' | 'close' | 'confirm' | 'refuse' | 'revise'

/** Steps that the state allows the reader, the usual next one last. */
export function OrderSteps({ order, isFree }: Props) {
  const t = useT(orderMessages)
  const { state, mays } = order
  const waits = awaitsBuyer(order)
  const isChange = waits && order.answered === 'changed'
  if (!mays.write && !mays.approve) return null
  return (
    <>
      {mays.write && ['draft', 'awaiting', 'approved', 'sent', 'confirmed'].includes(state) && (
        <TextStep
          order={order}
          step="cancel"
          label="cancel"
          lead="cancelLead"
          done="cancelledNow"
          field="reason"
          danger
        />
      )}
      {mays.write && (state === 'sent' || state === 'confirmed') && (
        <TextStep order={order} step="revise" label="revise" lead="reviseLead" done="revisedNow" field="note" />
      )}
      {state === 'draft' && mays.write && (
        <>
          <LinkButton to={href('/client/procurement/orders/:orderId/change', { orderId: order.id })}>
            {t('change')}
          </LinkButton>
          <DirectStep order={order} step="submit" done={isFree ? 'submitted' : 'next_awaiting'}>
            {t(isFree ? 'submit' : 'submitAsk')}
          </DirectStep>
        </>
      )}
      {state === 'awaiting' && mays.approve && (
        <>
          <TextStep order={order} step="return" label="return" lead="returnLead" done="returnedNow" field="reason" />
          <DirectStep order={order} step="approve" done="approvedNow">
            {t('approve')}
          </DirectStep>
        </>
      )}
      {state === 'approved' && mays.write && (
        <DirectStep order={order} step="send" done="sentNow">
          {t(order.issue > 0 ? 'sendRevision' : 'send')}
        </DirectStep>
      )}
      {state === 'sent' && mays.write && (
        <>
          {waits && (
            <TextStep order={order} step="refuse" label="refuse" lead="refuseLead" done="refusedNow" field="note" />
          )}
          {isChange ? (
            <DirectStep order={order} step="accept" done="acceptedNow">
              {t('accept')}
            </DirectStep>
          ) : (
            <TextStep
              order={order}
              step="confirm"
              label="confirm"
              lead="confirmLead"
              done="confirmedNow"
              field="note"
            />
          )}
        </>
      )}
      {(state === 'part_received' || state === 'received') && mays.write && (
        <TextStep
          order={order}
          step="close"
          label={state === 'received' ? 'close' : 'closeRest'}
          lead="closeLead"
          done="closedNow"
          field="reason"
          optional={state === 'received'}
        />
      )}
    </>
  )
}

type DirectProps = { order: OrderDetails; step: Direct; done: Key; children: ReactNode }

function DirectStep({ order, step, done, children }: DirectProps) {
  const t = useT(orderMessages)
  const form = useBackgroundForm(t(done as 'sentNow'))
  return (
    <ActionForm {...form} errors="inline" className="contents">
      <input type="hidden" name="revision" value={order.revision} />
      <SubmitButton intent={step}>{children}</SubmitButton>
    </ActionForm>
  )
}

type TextProps = {
  order: OrderDetails
  step: WithText
  label: 'return' | 'cancel' | 'close' | 'closeRest' | 'confirm' | 'refuse' | 'revise'
  lead: 'returnLead' | 'cancelLead' | 'closeLead' | 'confirmLead' | 'refuseLead' | 'reviseLead'
  done: 'returnedNow' | 'cancelledNow' | 'closedNow' | 'confirmedNow' | 'refusedNow' | 'revisedNow'
  field: 'reason' | 'note'
  optional?: boolean
  danger?: boolean
}

/** A step with a reason or a note, asked for in a dialog. */
function TextStep({ order, step, label, lead, done, field, optional = field === 'note', danger }: TextProps) {
  const t = useT(orderMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onDone = () => {
    close()
    toast({ text: t(done) })
  }
  return (
    <>
      <Button variant={danger ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
        {t(label)}
      </Button>
      <Dialog open={open} onClose={close} title={t(label)}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
          <p className="text-ui text-ink-2">{t(lead)}</p>
          <input type="hidden" name="revision" value={order.revision} />
          <TextArea
            name={field}
            label={t(field === 'reason' ? 'reason' : 'internalNote')}
            maxLength={field === 'reason' ? 500 : 1000}
            rows={3}
            optional={optional}
          />
          <FormActions>
            <SubmitButton intent={step} variant={danger ? 'danger' : 'primary'}>
              {t(label)}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
