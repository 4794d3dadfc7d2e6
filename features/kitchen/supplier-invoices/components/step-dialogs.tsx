import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney, sar } from '#/domain/money.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Button, type ButtonVariant } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { InvoiceDetails } from '../read-invoice.server.ts'

type StepProps = {
  invoice: InvoiceDetails
  intent: string
  button: string
  variant?: ButtonVariant
  title: string
  submit: string
  submitVariant?: ButtonVariant
  done: string
  children: ReactNode
}

/** A step that asks for something first, in a dialog. */
function Step({ invoice, intent, button, variant, title, submit, submitVariant, done, children }: StepProps) {
  const t = useT(supplierInvoiceMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onDone = () => {
    close()
    toast({ text: done })
  }
  return (
    <>
      <Button variant={variant} changes onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog open={open} onClose={close} title={title}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={onDone}>
          <input type="hidden" name="revision" value={invoice.revision} />
          {children}
          <FormActions>
            <SubmitButton intent={intent} {...(submitVariant && { variant: submitVariant })}>
              {submit}
            </SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

type Props = { invoice: InvoiceDetails }

export function Accept({ invoice, isMain }: Props & { isMain: boolean }) {
  const t = useT(supplierInvoiceMessages)
  return (
    <Step
      {...{ invoice, intent: 'accept', button: t('accept'), title: t('accept'), submit: t('accept') }}
      variant={isMain ? 'primary' : 'secondary'}
      done={t('acceptedNow')}
    >
      <TextArea name="reason" label={t('reason')} maxLength={500} rows={3} required />
    </Step>
  )
}

export function Void({ invoice }: Props) {
  const t = useT(supplierInvoiceMessages)
  return (
    <Step
      {...{ invoice, intent: 'void', button: t('void'), title: t('void'), submit: t('void') }}
      variant="quiet"
      submitVariant="danger"
      done={t('voidedNow')}
    >
      <p className="text-ui text-ink-2">{t('voidLead')}</p>
      <TextArea name="reason" label={t('reason')} maxLength={500} rows={3} required />
    </Step>
  )
}

export function AskCredit({ invoice }: Props) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  const { name, email } = invoice.supplier
  return (
    <Step
      {...{ invoice, intent: 'ask', title: t('askTitle'), submit: t('askSend') }}
      button={t('ask', { amount: formatMoney(invoice.difference, lang) })}
      variant="primary"
      done={t('askedNow')}
    >
      <p className="text-ui text-ink-2">
        {email === null ? t('askNoMail', { supplier: name }) : t('askMail', { supplier: name, email })}
      </p>
      <TextArea name="note" label={t('note')} maxLength={500} rows={3} optional />
    </Step>
  )
}

export function EnterCredit({ invoice, today }: Props & { today: string }) {
  const t = useT(supplierInvoiceMessages)
  return (
    <Step
      {...{ invoice, intent: 'credit', button: t('credit'), title: t('credit'), submit: t('creditSave') }}
      variant="primary"
      done={t('creditedNow')}
    >
      <TextField name="number" type="code" label={t('creditNumber')} maxLength={60} required />
      <NumberField name="amount" decimals label={t('creditAmount')} defaultValue={sar(invoice.credit?.asked ?? 0)} />
      <DateField name="issuedOn" label={t('creditDay')} defaultValue={today} />
      <TextArea
        name="reason"
        label={t('creditReason')}
        help={t('creditReasonHint')}
        maxLength={500}
        rows={2}
        optional
      />
    </Step>
  )
}

export function MarkPaid({ invoice, today }: Props & { today: string }) {
  const t = useT(supplierInvoiceMessages)
  return (
    <Step
      {...{ invoice, intent: 'pay', button: t('pay'), title: t('pay'), submit: t('pay') }}
      variant="primary"
      done={t('paidNow')}
    >
      <p className="text-ui text-ink-2">{t('payLead')}</p>
      <DateField name="paidOn" label={t('paidOn')} defaultValue={today} />
    </Step>
  )
}
