import { redirect } from 'react-router'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { changeNext, changePrice } from '#/features/billing/plans/change-next.server.ts'
import { PlanFacts, PlanMonths } from '#/features/billing/plans/components/plan-facts.tsx'
import { PlanSteps } from '#/features/billing/plans/components/plan-steps.tsx'
import { PlanState } from '#/features/billing/plans/components/plan-state.tsx'
import { planStepForm } from '#/features/billing/plans/form.ts'
import { officePlansPath } from '#/features/billing/plans/lists.ts'
import { giveMoneyBack } from '#/features/billing/plans/money-back.server.ts'
import { readPlanDetails } from '#/features/billing/plans/read-plan-details.server.ts'
import { officePlanMessages, planWords } from '#/messages/subscriptions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$planId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officePlanMessages.plan) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readPlanDetails(actorOf(context), params.planId),
)

export const action = formAction(planStepForm, async (actor, input) => {
  const here = (done: string) => redirect(`${officePlansPath}/${input.id}?done=${done}`)
  switch (input.intent) {
    case 'next':
      await changeNext(actor, input)
      return here(input.to === null ? 'kept' : 'ended')
    case 'price':
      await changePrice(actor, input)
      return here('price')
    case 'money-back':
      await giveMoneyBack(actor, input)
      return here('refunded')
  }
})

/** A plan: facts, months with their invoices, and steps of the office. */
export default function Page({ loaderData: details, actionData }: Route.ComponentProps) {
  const t = useT(officePlanMessages)
  const word = useT(planWords)
  const isUnpaid = details.months.some(
    ({ invoice }) => invoice !== null && ['issued', 'partly_paid', 'overdue'].includes(invoice.status),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{details.client.name}</bdi>}
        description={word(`plan_${details.plan.tier}`)}
        badge={<PlanState plan={details.plan} isUnpaid={isUnpaid} />}
        breadcrumbs={[{ to: officePlansPath, label: t('title') }, { label: details.client.name }]}
      />
      <DoneMessage
        texts={{
          started: t('startDone'),
          kept: t('done_kept'),
          ended: t('done_ended'),
          price: t('done_price'),
          refunded: t('done_refunded'),
        }}
      />
      <PlanFacts details={details} />
      <PlanMonths months={details.months} />
      <PlanSteps details={details} result={actionData} />
    </div>
  )
}
