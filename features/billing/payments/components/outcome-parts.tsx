import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import { outcomeMessages } from '#/messages/billing/payments.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { Outcome } from '../outcome.server.ts'
import { MethodName } from './method-name.tsx'

/** Reference data for questions about the payment. */
export function OutcomeFacts({ outcome }: { outcome: Outcome }) {
  const t = useT(outcomeMessages)
  const { reference, number, amount, paidAt, method, ending, isBank } = outcome
  return (
    <Card>
      <DescriptionList
        columns={2}
        items={[
          {
            term: t('reference'),
            value: (
              <bdi dir="ltr" className="code">
                {reference}
              </bdi>
            ),
          },
          {
            term: t('invoice'),
            value: (
              <bdi dir="ltr" className="code">
                {number}
              </bdi>
            ),
          },
          { term: t('amount'), value: <Money halalas={amount} /> },
          {
            term: t('how'),
            value: method || isBank ? <MethodName method={isBank ? 'bank' : method} ending={ending} /> : null,
          },
          { term: t('at'), value: paidAt && <Time at={paidAt} mode="datetime" /> },
        ]}
      />
    </Card>
  )
}

/** Next steps of a payer: documents, the rest, or another attempt. */
export function OutcomeSteps({ outcome }: { outcome: Outcome }) {
  const t = useT(outcomeMessages)
  const lang = useLang()
  const { state, kept, owed, invoiceId, retry } = outcome
  const isPaid = state === 'paid' || state === 'refunded'
  return (
    <div className="flex flex-col gap-4 text-ui">
      {kept > 0 && <p>{t('kept', { amount: formatMoney(kept, lang) })}</p>}
      {isPaid && owed !== null && owed > 0 && <p>{t('left', { amount: formatMoney(owed, lang) })}</p>}
      {isPaid && !invoiceId && <p>{t('nextShare')}</p>}
      <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
        {state === 'failed' && (
          <LinkButton to={retry} variant="primary">
            {t('retry')}
          </LinkButton>
        )}
        {isPaid && owed !== null && owed > 0 && (
          <LinkButton to={retry} variant="primary">
            {t('payRest')}
          </LinkButton>
        )}
        {isPaid && invoiceId && (
          <AnchorButton
            href={href('/client/invoices/:invoiceId/invoice.pdf', { invoiceId })}
            icon={FileText}
            target="_blank"
          >
            {t('taxInvoice')}
          </AnchorButton>
        )}
        {invoiceId && <LinkButton to={href('/client/invoices/:invoiceId', { invoiceId })}>{t('toInvoice')}</LinkButton>}
      </div>
    </div>
  )
}
