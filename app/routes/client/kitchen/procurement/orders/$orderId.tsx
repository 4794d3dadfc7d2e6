import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { OrderBadge } from '#/features/kitchen/orders/components/order-badge.tsx'
import { useWindowText } from '#/features/kitchen/orders/components/order-fields.tsx'
import { OrderHistory } from '#/features/kitchen/orders/components/order-history.tsx'
import { OrderLines } from '#/features/kitchen/orders/components/order-lines.tsx'
import { OrderLink } from '#/features/kitchen/orders/components/order-link.tsx'
import { OrderNext } from '#/features/kitchen/orders/components/order-next.tsx'
import { OrderSteps } from '#/features/kitchen/orders/components/order-steps.tsx'
import { orderForm } from '#/features/kitchen/orders/form.ts'
import { makeOrderLink, withdrawOrderLinks } from '#/features/kitchen/orders/make-link.server.ts'
import {
  acceptChange,
  cancelOrder,
  closeOrder,
  confirmOrder,
  refuseChange,
  reviseOrder,
  sendOrder,
} from '#/features/kitchen/orders/move-order.server.ts'
import { isFreeToOrder, type OrderDetails, readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { approveOrder, returnOrder, submitOrder } from '#/features/kitchen/orders/submit-order.server.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { env } from '#/platform/env.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$orderId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const order = await readOrder(actor, params.orderId)
  return { order, isFree: await isFreeToOrder(actor, order), origin: env().origin }
})

const direct = { submit: submitOrder, approve: approveOrder, send: sendOrder, accept: acceptChange }

export const action = async (args: Route.ActionArgs) => {
  const { orderId } = args.params
  return formAction(orderForm, async (actor, input) => {
    if (!('revision' in input)) {
      if (input.intent === 'link') return makeOrderLink(actor, orderId)
      await withdrawOrderLinks(actor, orderId)
      return null
    }
    const seen = { orderId, revision: input.revision }
    if (input.intent === 'return') await returnOrder(actor, seen, input.reason)
    else if (input.intent === 'cancel') await cancelOrder(actor, seen, input.reason)
    else if (input.intent === 'close') await closeOrder(actor, seen, input.reason)
    else if (input.intent === 'confirm') await confirmOrder(actor, seen, input.note)
    else if (input.intent === 'refuse') await refuseChange(actor, seen, input.note)
    else if (input.intent === 'revise') await reviseOrder(actor, seen, input.note)
    else await direct[input.intent](actor, seen)
    return null
  })(args)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = String(loaderData?.order.number ?? '')
  const { en, ar } = orderMessages.numbered
  return [{ title: pageTitle(matches, { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }) }]
}

/** One purchase order: what happens next, its lines and totals, its history. */
export default function Page({ loaderData: { order, isFree, origin } }: Route.ComponentProps) {
  const t = useT(orderMessages)
  const { viewing } = useRights()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/orders'), label: t('pageTitle') },
          { label: t('numbered', { number: String(order.number) }) },
        ]}
        title={<bdi>{order.supplier}</bdi>}
        badge={<OrderBadge state={order.state} answered={order.answered} />}
        description={
          order.issue > 1
            ? t('revised', { number: String(order.number), revision: String(order.issue - 1) })
            : t('numbered', { number: String(order.number) })
        }
        actions={!viewing && <OrderSteps order={order} isFree={isFree} />}
      />
      <OrderNext order={order} isFree={isFree} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        {order.hidesPrices ? (
          <Card title={t('items')}>
            <p className="text-ui">{t('pricesHidden')}</p>
          </Card>
        ) : (
          <OrderLines lines={order.lines} totals={order.totals} />
        )}
        <div className="flex flex-col gap-6">
          <Facts order={order} origin={origin} />
          <OrderHistory order={order} />
        </div>
      </div>
    </div>
  )
}

function Facts({ order, origin }: { order: OrderDetails; origin: string }) {
  const t = useT(orderMessages)
  const lang = useLang()
  const windowText = useWindowText()
  const isOut = order.state === 'sent' || order.state === 'confirmed'
  return (
    <Card title={t('facts')}>
      <DescriptionList
        items={[
          { term: t('branch'), value: <bdi>{order.branch}</bdi> },
          { term: t('wantedOn'), value: formatDay(order.wantedOn, lang) },
          { term: t('window'), value: windowText(order.window) },
          { term: t('note'), value: order.note && <bdi>{order.note}</bdi> },
          {
            term: t('ofRequest'),
            value: order.request && (
              <OpenLink
                className="link"
                to={href('/client/procurement/requests/:quotationId', { quotationId: order.request.id })}
              >
                <bdi>{order.request.title}</bdi>
              </OpenLink>
            ),
          },
          { term: t('maker'), value: order.maker && <bdi>{order.maker}</bdi> },
        ]}
      />
      {!order.hidesPrices && (
        <div className="mt-4 flex flex-wrap gap-2">
          {(['en', 'ar'] as const).map((one) => (
            <AnchorButton
              key={one}
              icon={FileDown}
              href={href('/client/procurement/orders/:orderId/pdf/:lang', { orderId: order.id, lang: one })}
            >
              {t(one === 'en' ? 'pdfEn' : 'pdfAr')}
            </AnchorButton>
          ))}
          {order.mays.write && isOut && (
            <OrderLink number={order.number} supplier={order.supplier} origin={origin} links={order.links} />
          )}
        </div>
      )}
    </Card>
  )
}
