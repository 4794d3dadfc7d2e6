import { href, useFetcher } from 'react-router'
import { formatMoney, parseHalalas, sar } from '#/domain/money.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { AskingSubmit, type Typed } from '#/ui/asking-submit.tsx'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { PaymentStepDone } from '../payment-page-action.server.ts'
import type { PaymentDetails, RefundRow } from '../read-payment.server.ts'

type Props = { payment: PaymentDetails }

/** Form state with a toast of the result. */
function useStep() {
  const t = useT(officePaymentMessages)
  const fetcher = useFetcher<FormResult<PaymentStepDone>>()
  const onDone = (result: unknown) => {
    const done = result as PaymentStepDone
    showToast({ text: t(`done_${done}`), kind: done === 'refund_refused' ? 'danger' : 'success' })
  }
  return { fetcher, onDone, errors: 'inline' as const }
}

/** Amount typed into a form, or null for one that the server refuses. */
const amountIn = (typed: Typed) => {
  const amount = parseHalalas(typed('amount'))
  return amount !== null && amount > 0 ? amount : null
}

/** Confirmation before money is booked as received. */
function useArrivedQuestion({ number, client }: PaymentDetails) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  return (typed: Typed) => {
    const amount = amountIn(typed)
    if (amount === null) return null
    return {
      title: t('askArrived', { amount: formatMoney(amount, lang) }),
      text: t('askArrivedText', { number: number ?? '', client }),
    }
  }
}

/** Confirmation before a refund to the client. */
function useRefundQuestion({ client, provider }: PaymentDetails) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  return (typed: Typed) => {
    const amount = amountIn(typed)
    if (amount === null) return null
    return {
      title: t('askRefund', { amount: formatMoney(amount, lang), client }),
      text: t(provider === 'bank' ? 'askRefundBankText' : 'askRefundText'),
    }
  }
}

/** Confirms or declines a stated transfer. */
export function TransferSteps({ payment }: Props) {
  const t = useT(officePaymentMessages)
  const [confirm, decline] = [useStep(), useStep()]
  const ask = useArrivedQuestion(payment)
  return (
    <>
      <Card title={t('confirmTitle')} description={t('confirmText')}>
        <ActionForm {...confirm}>
          <NumberField name="amount" label={t('arrivedAmount')} decimals defaultValue={sar(payment.amount)} />
          <DateField
            name="on"
            label={t('arrivedOn')}
            max={payment.today}
            defaultValue={payment.transferredOn ?? payment.today}
          />
          <FormActions>
            <AskingSubmit intent="confirm" ask={ask}>
              {t('confirm')}
            </AskingSubmit>
          </FormActions>
        </ActionForm>
      </Card>
      <Card title={t('declineTitle')} description={t('declineText')}>
        <ActionForm {...decline}>
          <TextArea name="reason" label={t('reason')} rows={2} maxLength={500} />
          <FormActions>
            <SubmitButton intent="decline" variant="danger-quiet">
              {t('decline')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </>
  )
}

/** Mismatch of a payment, with its remedies. */
export function MismatchNotice({ payment }: Props) {
  const t = useT(officePaymentMessages)
  const step = useStep()
  const { mismatch } = payment
  if (!mismatch) return null
  return (
    <Notice kind="danger" title={t('mismatchTitle')}>
      <p>{t(`todo_${mismatch}`)}</p>
      <ActionForm {...step} className="mt-3">
        <div className="flex flex-wrap gap-3">
          {mismatch === 'amount' && <SubmitButton intent="book-arrived">{t('bookArrived')}</SubmitButton>}
          <SubmitButton intent="ask" variant="secondary">
            {t('ask')}
          </SubmitButton>
          {mismatch === 'refund' && (
            <LinkButton to={href('/admin/invoices/:invoiceId', { invoiceId: payment.invoiceId })}>
              {t('toInvoice')}
            </LinkButton>
          )}
        </div>
      </ActionForm>
    </Notice>
  )
}

/** Refund form: limited to amounts freed by a credit note. */
export function RefundCard({ payment }: Props) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  const step = useStep()
  const ask = useRefundQuestion(payment)
  const isBank = payment.provider === 'bank'
  const isUnderWay = payment.refunds.some(({ state }) => state === 'asked')
  if (isUnderWay || payment.refunded === payment.amount) return null
  if (payment.refundable === 0)
    return (
      <Card title={t('refundTitle')}>
        <Notice
          title={t('refundFirst')}
          actions={
            <LinkButton to={href('/admin/invoices/:invoiceId', { invoiceId: payment.invoiceId })}>
              {t('toInvoice')}
            </LinkButton>
          }
        >
          {t('refundFirstText')}
        </Notice>
      </Card>
    )
  return (
    <Card
      title={t('refundTitle')}
      description={t(isBank ? 'refundTextBank' : 'refundText', { amount: formatMoney(payment.refundable, lang) })}
    >
      <ActionForm {...step} clientKey>
        <NumberField name="amount" label={t('refundAmount')} decimals defaultValue={sar(payment.refundable)} />
        <TextArea name="reason" label={t('reason')} rows={2} maxLength={500} />
        {isBank && <TextField name="reference" type="code" label={t('bankReference')} maxLength={100} />}
        <FormActions>
          <AskingSubmit intent={isBank ? 'refund-by-bank' : 'refund'} variant="danger" ask={ask}>
            {t(isBank ? 'refundByBank' : 'refund')}
          </AskingSubmit>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

const tones = { asked: 'yellow', done: 'green', refused: 'red' } as const

/** Refunds done or under way. */
export function RefundList({ payment: { refunds, client } }: Props) {
  const t = useT(officePaymentMessages)
  if (refunds.length === 0) return null
  return (
    <Card title={t('refunds')}>
      <ul className="flex flex-col divide-y divide-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-col gap-3 py-3">
            <p className="flex flex-wrap items-center gap-3 text-ui">
              <Money halalas={refund.amount} />
              <StatusBadge tone={tones[refund.state]}>
                {t(refund.state === 'asked' && refund.way === 'bank' ? 'refund_waits' : `refund_${refund.state}`)}
              </StatusBadge>
            </p>
            <p className="text-ui text-ink-2">
              <bdi>{refund.reason}</bdi>
            </p>
            {refund.message && (
              <p className="text-ui text-ink-2">
                <bdi dir="ltr">{refund.message}</bdi>
              </p>
            )}
            {refund.state === 'asked' && refund.way === 'bank' && <SentForm refund={refund} client={client} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SentForm({ refund, client }: { refund: RefundRow; client: string }) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  return (
    <ActionForm {...useStep()}>
      <input type="hidden" name="refundId" value={refund.id} />
      <TextField
        name="reference"
        type="code"
        label={t('sentFor', { amount: formatMoney(refund.amount, lang) })}
        maxLength={100}
      />
      <FormActions>
        <AskingSubmit
          intent="refund-sent"
          ask={() => ({
            title: t('askRefund', { amount: formatMoney(refund.amount, lang), client }),
            text: t('askRefundBankText'),
          })}
        >
          {t('sent')}
        </AskingSubmit>
      </FormActions>
    </ActionForm>
  )
}
