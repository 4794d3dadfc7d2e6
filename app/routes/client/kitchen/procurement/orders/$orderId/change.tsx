import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DeliveryFields, ItemFields, type Orderable } from '#/features/kitchen/orders/components/order-fields.tsx'
import { changeOrderForm } from '#/features/kitchen/orders/form.ts'
import { readOrderOffers } from '#/features/kitchen/orders/order-choices.server.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { changeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, orderMessages.change) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'orders.write')
  const order = await readOrder(actor, params.orderId)
  if (!order.mays.write) throw new AppError('not-found')
  if (order.state !== 'draft') throw new AppError('orders.state')
  const offers = await readOrderOffers(actor, order.supplierId)
  const taken = new Set(order.lines.map(({ offerId }) => offerId))
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const items: Orderable[] = [
    ...order.lines.map((line) => {
      const offer = line.offerId === null ? undefined : byId.get(line.offerId)
      return { ...line, of: line.id, minimum: offer?.minimum ?? 1, multiple: offer?.multiple ?? 1 }
    }),
    ...offers
      .filter(({ id }) => !taken.has(id))
      .map((offer) => ({ ...offer, of: offer.id, name: offer.ingredient, packs: null })),
  ]
  const { number, supplier, revision, wantedOn, window, note } = order
  const today = riyadhDay(now())
  return {
    order: { id: order.id, number, supplier, revision },
    typed: {
      wantedOn: wantedOn < today ? today : wantedOn,
      windowFrom: window.from,
      windowUntil: window.until,
      note,
    },
    items: items.slice(0, 200),
    fee: order.totals.fee,
    today,
  }
})

export const action = async (args: Route.ActionArgs) => {
  const { orderId } = args.params
  return formAction(changeOrderForm, async (actor, { revision, ...given }) => {
    await changeOrder(actor, { orderId, revision }, given)
    return redirect(href('/client/procurement/orders/:orderId', { orderId }))
  })(args)
}

/** A draft changed: its day, window, note and packs. */
export default function Page({ loaderData: { order, typed, items, fee, today }, actionData }: Route.ComponentProps) {
  const t = useT(orderMessages)
  return (
    <div className="mx-auto flex w-full max-w-[800px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/orders'), label: t('pageTitle') },
          {
            to: href('/client/procurement/orders/:orderId', { orderId: order.id }),
            label: t('numbered', { number: String(order.number) }),
          },
          { label: t('change') },
        ]}
        title={<bdi>{order.supplier}</bdi>}
      />
      <ActionForm result={actionData}>
        <input type="hidden" name="revision" value={order.revision} />
        <DeliveryFields typed={typed} min={today} />
        <ItemFields items={items} fee={fee} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
