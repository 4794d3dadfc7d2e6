import { redirect } from 'react-router'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { changeNext, changePrice } from '#/features/billing/plans/change-next.server.ts'
import { DeskFacts, DeskMonths } from '#/features/billing/plans/components/desk-facts.tsx'
import { DeskSteps } from '#/features/billing/plans/components/desk-steps.tsx'
import { PlanState } from '#/features/billing/plans/components/plan-state.tsx'
import { deskForm } from '#/features/billing/plans/form.ts'
import { deskPath } from '#/features/billing/plans/lists.ts'
import { giveMoneyBack } from '#/features/billing/plans/money-back.server.ts'
import { readDeskPlan } from '#/features/billing/plans/read-desk.server.ts'
import { planDeskMessages, planWords } from '#/messages/subscriptions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$planId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, planDeskMessages.plan) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readDeskPlan(actorOf(context), params.planId))

export const action = formAction(deskForm, async (actor, input) => {
  const here = (done: string) => redirect(`${deskPath}/${input.id}?done=${done}`)
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
export default function Page({ loaderData: desk, actionData }: Route.ComponentProps) {
  const t = useT(planDeskMessages)
  const word = useT(planWords)
  const isUnpaid = desk.months.some(
    ({ invoice }) => invoice !== null && ['issued', 'partly_paid', 'overdue'].includes(invoice.status),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{desk.client.name}</bdi>}
        description={word(`plan_${desk.plan.tier}`)}
        badge={<PlanState plan={desk.plan} isUnpaid={isUnpaid} />}
        breadcrumbs={[{ to: deskPath, label: t('title') }, { label: desk.client.name }]}
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
      <DeskFacts desk={desk} />
      <DeskMonths months={desk.months} />
      <DeskSteps desk={desk} result={actionData} />
    </div>
  )
}
