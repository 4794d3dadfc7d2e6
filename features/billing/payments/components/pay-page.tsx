import { CreditCard } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { PayablePage } from '../read-payable.server.ts'
import { PayableSummary } from './payable-summary.tsx'
import { ReasonText } from './reason-text.tsx'
import { TransferCard } from './transfer-card.tsx'

type Props = { page: PayablePage; result: FormResult | undefined; sent: string | undefined }

/** Page of a payer: object, result of the last attempt, and ways to pay. `sent`: the form that was answered. */
export function PayPage({ page, result, sent }: Props) {
  const t = useT(paymentMessages)
  const lang = useLang()
  const { number, amount, share, transfer, failed, online, document } = page
  const isOpen = amount !== null && !transfer
  const resultOf = (intent: string) => (sent === intent ? result : undefined)
  return (
    <div className="mx-auto flex max-w-[43rem] flex-col gap-6 px-4 py-8 md:py-12">
      <div>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          {t('titleFor', { number })}
        </h1>
        {share && (
          <p className="mt-2 text-body text-ink-2">{t('shareIntro', { client: share.client[lang], number })}</p>
        )}
      </div>
      {online === 'sandbox' && isOpen && (
        <Notice kind="warning" title={t('demo')}>
          {t('demoText')}
        </Notice>
      )}
      {failed && isOpen && (
        <Notice kind="danger" title={t(failed.isBank ? 'declined' : 'failed')}>
          {failed.message && (
            <p>
              <ReasonText message={failed.message} />
            </p>
          )}
          <p>{t(failed.isBank ? 'declinedText' : 'failedText')}</p>
        </Notice>
      )}
      {amount === null && <NothingToPay page={page} />}
      {transfer && amount !== null && <WaitingTransfer page={page} transfer={transfer} result={resultOf('withdraw')} />}
      <PayableSummary page={page} />
      {isOpen && document && document.credit > 0 && <Credit credit={document.credit} result={resultOf('use-credit')} />}
      {isOpen && online && <Online page={page} amount={amount} result={resultOf('pay')} />}
      {isOpen && <TransferCard page={page} amount={amount} result={resultOf('transfer')} />}
    </div>
  )
}

function NothingToPay({ page: { refusal, document, share } }: { page: PayablePage }) {
  const t = useT(paymentMessages)
  const see = document && (
    <LinkButton to={href('/client/invoices/:invoiceId', { invoiceId: document.id })}>{t('seeInvoice')}</LinkButton>
  )
  if (refusal === 'share.all-shared')
    return (
      <Notice kind="info" title={t('allShared')} actions={see}>
        {t('allSharedText')}
      </Notice>
    )
  return (
    <Notice kind="success" title={t('nothing')} actions={see}>
      {t(share && refusal === 'share.paid-already' ? 'nothingShare' : 'nothingText')}
    </Notice>
  )
}

type Waiting = { page: PayablePage; transfer: NonNullable<PayablePage['transfer']>; result: FormResult | undefined }

function WaitingTransfer({ page, transfer, result }: Waiting) {
  const t = useT(paymentMessages)
  const lang = useLang()
  const said = { amount: formatMoney(transfer.amount, lang), reference: transfer.reference ?? '' }
  return (
    <Notice kind="info" title={t('transferWaits')}>
      <p>{t(page.share ? 'transferWaitsHere' : 'transferWaitsText', said)}</p>
      <ActionForm result={result} errors="inline" className="mt-3 gap-2">
        <input type="hidden" name="paymentId" value={transfer.id} />
        <p>{t('takeBackText')}</p>
        <div>
          <SubmitButton intent="withdraw" variant="secondary">
            {t('takeBack')}
          </SubmitButton>
        </div>
      </ActionForm>
    </Notice>
  )
}

function Credit({ credit, result }: { credit: number; result: FormResult | undefined }) {
  const t = useT(paymentMessages)
  const lang = useLang()
  return (
    <Card title={t('credit')}>
      <ActionForm result={result} errors="inline">
        <p className="text-ui">{t('creditText', { amount: formatMoney(credit, lang) })}</p>
        <div>
          <SubmitButton intent="use-credit" variant="secondary">
            {t('useCredit')}
          </SubmitButton>
        </div>
      </ActionForm>
    </Card>
  )
}

function Online({ page, amount, result }: { page: PayablePage; amount: number; result: FormResult | undefined }) {
  const t = useT(paymentMessages)
  const lang = useLang()
  return (
    <Card title={t('online')}>
      <ActionForm result={result} errors="inline">
        <p className="text-ui text-ink-2">{t(page.online === 'sandbox' ? 'onlineDemo' : 'onlineText')}</p>
        <div>
          <SubmitButton intent="pay" icon={CreditCard} size="large" full="phone">
            {t('payAmount', { amount: formatMoney(amount, lang) })}
          </SubmitButton>
        </div>
      </ActionForm>
    </Card>
  )
}
