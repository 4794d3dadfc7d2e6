import { invoiceSteps } from '#/domain/kitchen/buying/invoice.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { stepsFrom } from '#/domain/step.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { InvoiceDetails } from '../read-invoice.server.ts'
import { Accept, AskCredit, EnterCredit, MarkPaid, Void } from './step-dialogs.tsx'

type Props = { invoice: InvoiceDetails; today: string; mayWrite: boolean }

/** State of an invoice in one sentence, with what follows. */
export function useHeadline({ state, difference, total, credit, paidOn }: InvoiceDetails) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  const money = (amount: number) => formatMoney(amount, lang)
  const toPay = money(total - (credit?.credited?.amount ?? 0))
  if (state === 'differs') {
    if (difference === 0) return { head: t('head_none'), hint: t('hint_less') }
    if (difference < 0) return { head: t('head_less', { amount: money(-difference) }), hint: t('hint_less') }
    return { head: t('head_differs', { amount: money(difference) }), hint: t('hint_differs') }
  }
  if (state === 'credit_asked') {
    const facts = { amount: money(credit?.asked ?? 0), day: credit ? formatDate(new Date(credit.askedAt), lang) : '' }
    return { head: t('head_credit_asked'), hint: t('hint_credit_asked', facts) }
  }
  if (state === 'credited') return { head: t('head_credited'), hint: t('hint_credited', { amount: toPay }) }
  if (state === 'ready') return { head: t('head_ready', { amount: toPay }), hint: t('hint_ready') }
  if (state === 'paid')
    return { head: t('head_paid', { day: paidOn ? formatDay(paidOn, lang) : '' }), hint: t('hint_paid') }
  return { head: t(`head_${state}`), hint: t(`hint_${state}`) }
}

/** State of an invoice in one sentence, and the next step. */
export function NextStep({ invoice, today, mayWrite }: Props) {
  const t = useT(supplierInvoiceMessages)
  const { state, revision, difference, isMatchedNow, mays } = invoice
  const { head, hint } = useHeadline(invoice)
  const steps = stepsFrom(invoiceSteps, state)
  const ready = useBackgroundForm(t('readyNow'))
  const isStale = (state === 'matched') !== isMatchedNow && ['matched', 'differs'].includes(state)
  return (
    <Card>
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0">
          <h2 className="text-h2 font-semibold">{head}</h2>
          <p className="text-ui text-ink-2">{hint}</p>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            {steps.includes('accept') && mays.accept && <Accept invoice={invoice} isMain={difference <= 0} />}
            {steps.includes('ask') && difference > 0 && <AskCredit invoice={invoice} />}
            {steps.includes('credit') && <EnterCredit invoice={invoice} today={today} />}
            {steps.includes('pay') && <MarkPaid invoice={invoice} today={today} />}
            {state === 'entered' && <Match revision={revision} label={t('match')} isMain />}
            {steps.includes('ready') && (
              <ActionForm {...ready} errors="inline" className="contents">
                <input type="hidden" name="revision" value={revision} />
                <SubmitButton intent="ready">{t('ready')}</SubmitButton>
              </ActionForm>
            )}
          </div>
        )}
      </div>
      {mayWrite && isStale && (
        <div className="mt-4">
          <Notice kind="warning">{t('changedSince')}</Notice>
        </div>
      )}
      {mayWrite && steps.includes('accept') && !mays.accept && (
        <p className="mt-3 text-caption text-ink-2">{t('limitHint')}</p>
      )}
    </Card>
  )
}

function Match({ revision, label, isMain }: { revision: number; label: string; isMain?: boolean }) {
  const t = useT(supplierInvoiceMessages)
  const done = useBackgroundForm(t('matchedNow'))
  return (
    <ActionForm {...done} errors="inline" className="contents">
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton intent="match" variant={isMain ? 'primary' : 'secondary'}>
        {label}
      </SubmitButton>
    </ActionForm>
  )
}

/** Steps besides the next one, in the head of the page. */
export function OtherSteps({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const steps = stepsFrom(invoiceSteps, invoice.state)
  return (
    <>
      {steps.includes('void') && <Void invoice={invoice} />}
      {steps.includes('match') && invoice.state !== 'entered' && (
        <Match revision={invoice.revision} label={t('matchAgain')} />
      )}
    </>
  )
}
