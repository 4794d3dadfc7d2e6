import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PaymentFacts, PaymentHistory } from '#/features/billing/payments/components/payment-facts.tsx'
import { PaymentStateBadge } from '#/features/billing/payments/components/payment-state.tsx'
import {
  MismatchNotice,
  RefundCard,
  RefundList,
  TransferSteps,
} from '#/features/billing/payments/components/payment-steps.tsx'
import { takePaymentStep } from '#/features/billing/payments/payment-page-action.server.ts'
import { paymentStepForm } from '#/features/billing/payments/form.ts'
import { readPayment } from '#/features/billing/payments/read-payment.server.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$paymentId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readPayment(actorOf(context), params.paymentId),
)

export const action = formAction(paymentStepForm, (actor, step, { params }) =>
  takePaymentStep(actor, params['paymentId'] ?? '', step),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const reference = loaderData?.reference ?? ''
  return [{ title: pageTitle(matches, { en: reference, ar: reference }) }]
}

/** A payment with its history and the steps of finance. */
export default function Page({ loaderData: payment }: Route.ComponentProps) {
  const t = useT(officePaymentMessages)
  const { reference, state, mismatch, provider } = payment
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/invoices/payments'), label: t('title') }, { label: reference }]}
        title={
          <bdi dir="ltr" className="code">
            {reference}
          </bdi>
        }
        badge={<PaymentStateBadge state={state} mismatch={mismatch} />}
        description={<bdi>{payment.client}</bdi>}
      />
      <MismatchNotice payment={payment} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <PaymentFacts payment={payment} />
          <PaymentHistory payment={payment} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {provider === 'bank' && state === 'pending' && <TransferSteps payment={payment} />}
          <RefundList payment={payment} />
          {(state === 'paid' || state === 'refunded') && <RefundCard payment={payment} />}
        </div>
      </div>
    </div>
  )
}
