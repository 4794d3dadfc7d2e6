import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readPartsOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { OrderManyForm } from '#/features/ordering/order-many/components/order-many-form.tsx'
import { orderManyForm } from '#/features/ordering/order-many/form.ts'
import { orderMany, previewOrder } from '#/features/ordering/order-many/order-many.server.ts'
import { orderingApproval } from '#/features/ordering/requests/ordering-approval.server.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { ownRequestMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/order-many'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, orderManyMessages.title) }]

const list = href('/client/secret-shopper')

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [branches, parts, prices, approval] = await Promise.all([
    branchChoices(actor),
    readPartsOfBranches(actor),
    evaluationPrices(),
    orderingApproval(actor),
  ])
  const chosen = url.searchParams.getAll('branch').filter(isRecordId)
  return { branches, parts, prices, approval, chosen, today: riyadhDay(now()) }
})

export const action = formAction(orderManyForm, async (actor, order) => {
  if (order.intent === 'preview') return { order, preview: await previewOrder(actor, order) }
  await orderMany(actor, order)
  return redirect(`${list}?done=ordered`)
})

/** An order of visits for many branches and days, with a preview of prices and refusals. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(orderManyMessages)
  const word = useT(ownRequestMessages)
  return (
    <>
      <PageHeader title={t('title')} breadcrumbs={[{ to: list, label: word('title') }, { label: t('title') }]} />
      <OrderManyForm {...loaderData} result={actionData} back={list} />
    </>
  )
}
