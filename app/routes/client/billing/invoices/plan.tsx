import { href, redirect, redirectDocument } from 'react-router'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { ClientInvoiceTabs } from '#/features/billing/client-invoices/components/invoice-tabs.tsx'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { changeNext } from '#/features/billing/plans/change-next.server.ts'
import { CurrentPlan } from '#/features/billing/plans/components/current-plan.tsx'
import { OrderPart } from '#/features/billing/plans/components/order-view.tsx'
import { PlanChoice, PlanEnding } from '#/features/billing/plans/components/plan-choice.tsx'
import { PlanNotices } from '#/features/billing/plans/components/plan-notices.tsx'
import { planForm } from '#/features/billing/plans/form.ts'
import { orderedTiers, planPage } from '#/features/billing/plans/lists.ts'
import { giveMoneyBack } from '#/features/billing/plans/money-back.server.ts'
import { giveUpOrder, orderPlan, readOrder } from '#/features/billing/plans/order-plan.server.ts'
import { readPlan } from '#/features/billing/plans/read-plan.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { errorMessages } from '#/messages/errors.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/plan'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, planPageMessages.title) }]

type Asked = { order: Awaited<ReturnType<typeof readOrder>> | null; refused: ErrorCode | null }

/** Reads the order; a refusal is shown on the page of the plan, not as an error page. */
async function askFor(actor: Actor, plan: string | null): Promise<Asked> {
  const tier = orderedTiers.find((name) => name === plan)
  if (!tier) return { order: null, refused: null }
  try {
    return { order: await readOrder(actor, tier), refused: null }
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('plan.')) throw error
    return { order: null, refused: error.code }
  }
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const plan = url.searchParams.get('plan')
  const [view, asked] = await Promise.all([readPlan(actor), askFor(actor, plan)])
  return { view, ...asked, byQuotation: plan === 'enterprise' && view.plan?.tier !== 'enterprise' }
})

export const action = formAction(planForm, async (actor, input, { context }) => {
  switch (input.intent) {
    case 'order': {
      const { invoiceId } = await orderPlan(actor, { id: input.clientKey, tier: input.plan, gross: input.gross })
      return redirectDocument(publicPath(infoOf(context).lang, `/payment?invoice=${invoiceId}`))
    }
    case 'next':
      await changeNext(actor, input)
      return redirect(`${planPage}?done=${input.to === null ? 'kept' : input.to === 'free' ? 'ended' : 'changed'}`)
    case 'money-back':
      await giveMoneyBack(actor, input)
      return redirect(`${planPage}?done=refunded`)
    case 'give-up':
      await giveUpOrder(actor, input)
      return redirect(`${planPage}?done=givenUp`)
  }
})

/** A client's plan: order, change, cancellation, payment. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { order, byQuotation } = loaderData
  if (order) return <Ordering order={order} actionData={actionData} />
  if (byQuotation) return <ByQuotation />
  return <Overview {...loaderData} actionData={actionData} />
}

type Answer = Pick<Route.ComponentProps, 'actionData'>

function Overview({ view, refused, actionData }: Route.ComponentProps['loaderData'] & Answer) {
  const t = useT(planPageMessages)
  const error = useT(errorMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ to: href('/client/invoices'), label: t('toInvoices') }, { label: t('title') }]}
      />
      <ClientInvoiceTabs />
      <DoneMessage
        texts={{
          ended: t('done_ended'),
          changed: t('done_changed'),
          kept: t('done_kept'),
          refunded: t('done_refunded'),
          givenUp: t('done_givenUp'),
        }}
      />
      {refused && <Notice kind="warning">{error(refused)}</Notice>}
      <PlanNotices view={view} result={actionData} />
      <CurrentPlan view={view} />
      <PlanChoice view={view} result={actionData} />
      <PlanEnding view={view} result={actionData} />
    </div>
  )
}

function Ordering({ order, actionData }: { order: NonNullable<Asked['order']> } & Answer) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('orderPageTitle', { plan: word(`plan_${order.quote.tier}`) })}
        breadcrumbs={[{ to: planPage, label: t('title') }, { label: t('order') }]}
      />
      <DoneMessage texts={{ details: t('done_details') }} />
      <OrderPart order={order} result={actionData} />
    </div>
  )
}

function ByQuotation() {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={word('plan_enterprise')}
        breadcrumbs={[{ to: planPage, label: t('title') }, { label: word('plan_enterprise') }]}
      />
      <Card title={t('onRequest')}>
        <p className="prose-width mb-5 text-body text-ink-2">{t('enterpriseText')}</p>
        <LinkButton to={publicPath(lang, '/contact?subject=plans')} variant="primary">
          {t('askUs')}
        </LinkButton>
      </Card>
    </div>
  )
}
