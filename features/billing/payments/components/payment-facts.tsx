import { Download, Eye } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { activityMessages } from '#/messages/activity.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { PaymentDetails } from '../read-payment.server.ts'
import { MethodName } from './method-name.tsx'
import { ReasonText } from './reason-text.tsx'

const code = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>

/** Facts of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  const { method, ending, proof, fee, refunded, statedAmount, transferredOn, paidAt, message } = payment
  return (
    <Card title={t('facts')}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          columns={2}
          items={[
            { term: t('sum'), value: <Money halalas={payment.amount} /> },
            { term: t('stated'), value: statedAmount !== null && <Money halalas={statedAmount} /> },
            {
              term: t('number'),
              value: (
                <OpenLink
                  className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
                  to={href('/admin/invoices/:invoiceId', { invoiceId: payment.invoiceId })}
                >
                  {code(payment.number)}
                </OpenLink>
              ),
            },
            { term: t('stillOwed'), value: <Money halalas={payment.owed} /> },
            { term: t('client'), value: <bdi>{payment.client}</bdi> },
            { term: t('payer'), value: payment.payer && <bdi>{payment.payer}</bdi> },
            { term: t('provider'), value: t(`provider_${payment.provider}`) },
            { term: t('method'), value: method && <MethodName method={method} ending={ending} /> },
            { term: t('fee'), value: fee > 0 && <Money halalas={fee} /> },
            { term: t('refundedSoFar'), value: refunded > 0 && <Money halalas={refunded} /> },
            { term: t('transferDay'), value: transferredOn && formatDay(transferredOn, lang) },
            { term: t('bankReference'), value: code(payment.transferReference) },
            { term: t('providerId'), value: code(payment.providerPaymentId) },
            { term: t('paidAt'), value: paidAt && <Time at={paidAt} mode="datetime" /> },
            { term: t('confirmedBy'), value: payment.confirmedBy && <bdi>{payment.confirmedBy}</bdi> },
            { term: t('message'), value: message && <ReasonText message={message} /> },
          ].filter(({ value }) => value !== false)}
        />
        {proof && (
          <div>
            <AnchorButton
              href={`/files/${proof.id}`}
              icon={proof.isPdf ? Download : Eye}
              {...(proof.isPdf ? { download: `${payment.reference}.pdf` } : { target: '_blank', rel: 'noreferrer' })}
            >
              {t(proof.isPdf ? 'downloadProof' : 'openProof')}
            </AnchorButton>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Steps of a payment with their actors, and the provider's events. */
export function PaymentHistory({ payment: { history, events } }: { payment: PaymentDetails }) {
  const t = useT(officePaymentMessages)
  const word = useT(activityMessages)
  return (
    <>
      <Card title={t('history')}>
        <Timeline
          items={history.map(({ id, action, at, by, reason }) => ({
            id,
            title: action in activityMessages ? word(action as 'payments.paid') : action,
            at,
            by,
            detail: reason && <bdi>{reason}</bdi>,
          }))}
        />
      </Card>
      {events.length > 0 && (
        <Card title={t('events')}>
          <ul className="flex flex-col gap-2 text-ui">
            {events.map(({ kind, at, isHandled }, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <bdi dir="ltr">{kind}</bdi>
                  {!isHandled && <span className="ms-2 text-ink-2">{t('eventWaits')}</span>}
                </span>
                <Time at={at} mode="datetime" />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
