import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import type { Actor } from '#/domain/actor.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readPartsOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { OrderManyForm, type PreviewedOrder } from '#/features/ordering/order-many/components/order-many-form.tsx'
import { EarlierOrders } from '#/features/ordering/order-many/components/earlier-orders.tsx'
import { orderPageForm } from '#/features/ordering/order-many/form.ts'
import { earlierOrders, orderOfBatch } from '#/features/ordering/order-many/order-again.server.ts'
import { orderMany, previewOrder } from '#/features/ordering/order-many/order-many.server.ts'
import { readOrderFile } from '#/features/ordering/order-many/read-file.server.ts'
import { orderingApproval } from '#/features/ordering/requests/ordering-approval.server.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { ownRequestMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/order-many'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, orderManyMessages.title) }]

const list = href('/client/secret-shopper')
const path = href('/client/secret-shopper/order-many')

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const batch = url.searchParams.get('again')
  const [branches, parts, prices, approval, earlier, again] = await Promise.all([
    branchChoices(actor),
    readPartsOfBranches(actor),
    evaluationPrices(),
    orderingApproval(actor),
    earlierOrders(actor),
    batch ? previewAgain(actor, batch) : null,
  ])
  const chosen = url.searchParams.getAll('branch').filter(isRecordId)
  return { branches, parts, prices, approval, chosen, earlier, again, today: riyadhDay(now()) }
})

async function previewAgain(actor: Actor, batchId: string) {
  const { order, at, left } = await orderOfBatch(actor, batchId)
  const preview = order.sheet === '' ? null : await previewOrder(actor, order)
  return { id: batchId, at, left, previewed: preview && { order, preview } }
}

export const action = formAction(orderPageForm, async (actor, order) => {
  if (order.intent === 'file') return readOrderFile(actor, order.content)
  if (order.intent === 'preview') return { order, preview: await previewOrder(actor, order) }
  await orderMany(actor, order)
  return redirect(`${list}?done=ordered`)
})

type Answer = FormResult<PreviewedOrder | string> | undefined
/** Answer to the order's form; a file is read in the background. */
const ofOrder = (answer: Answer): FormResult<PreviewedOrder> | undefined =>
  answer?.ok && typeof answer.result === 'string' ? undefined : (answer as FormResult<PreviewedOrder> | undefined)

/** An order of visits for many branches and days, with a preview of prices and refusals. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { again, earlier, ...form } = loaderData
  const t = useT(orderManyMessages)
  const word = useT(ownRequestMessages)
  const lang = useLang()
  const first = again?.previewed ? ({ ok: true, result: again.previewed } as const) : undefined
  return (
    <>
      <PageHeader title={t('title')} breadcrumbs={[{ to: list, label: word('title') }, { label: t('title') }]} />
      {again && (
        <Notice kind="info">
          <p>{t('againNotice', { at: formatDate(new Date(again.at), lang) })}</p>
          {again.left > 0 && <p>{t('againLeft', { count: String(again.left) })}</p>}
        </Notice>
      )}
      <OrderManyForm
        key={again?.id ?? ''}
        {...form}
        result={ofOrder(actionData) ?? first}
        template={href('/client/secret-shopper/order-many/template')}
        back={list}
      />
      <EarlierOrders orders={earlier} address={(id) => `${path}?again=${id}`} />
    </>
  )
}
