import { ClipboardList, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { OrderBadge } from '#/features/kitchen/orders/components/order-badge.tsx'
import { SendBar } from '#/features/kitchen/orders/components/send-bar.tsx'
import { SendingNotice } from '#/features/kitchen/orders/components/sending-notice.tsx'
import { ordersForm } from '#/features/kitchen/orders/form.ts'
import { orderList, type OrderRow } from '#/features/kitchen/orders/list.ts'
import { browseOrders } from '#/features/kitchen/orders/list.server.ts'
import { readSending, sendLater, stopSending } from '#/features/kitchen/orders/send-later.server.ts'
import { orderSendingMessages } from '#/messages/kitchen/order-sending.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/orders'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(orderList, url.searchParams)
  const [found, sending] = await Promise.all([browseOrders(actor, query), readSending(actor)])
  return { query, mayWrite: may(actor, 'orders.write'), sending, ...found }
})

export const action = formAction(ordersForm, async (actor, input) => {
  if (input.intent === 'send') await sendLater(actor, input.clientKey, input.order)
  else await stopSending(actor, input.sending)
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, orderMessages.pageTitle) }]

function State({ row }: { row: OrderRow }) {
  const t = useT(orderMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <OrderBadge state={row.state} answered={row.answered} />
      {row.waits && <span className="text-caption font-medium">{t('waitsForYou')}</span>}
    </span>
  )
}

const cells: ListCells<OrderRow> = { state: (row) => <State row={row} /> }

/** Purchase orders of the company that the reader sees. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, mayWrite, sending } = loaderData
  const t = useT(orderMessages)
  const w = useT(orderSendingMessages)
  const { viewing } = useRights()
  const has = total > 0 || isNarrowed(orderList, query)
  const sends = rows.some(({ maySend }) => maySend)
  const selection = useSelection(rows, {
    id: ({ id, revision }) => `${id}.${revision}`,
    label: ({ number }) => w('choose', { number: String(number) }),
    pageLabel: w('chooseAll'),
    allows: ({ maySend }) => maySend,
    name: 'order',
  })
  const add = mayWrite && !viewing && (
    <LinkButton to={href('/client/procurement/orders/new')} icon={Plus} variant="primary">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('pageTitle')}
      actions={has && add}
      list={orderList}
      query={query}
      rows={rows}
      total={total}
      cells={cells}
      {...(sends && { selection })}
      above={
        <>
          {sending && <SendingNotice sending={sending} />}
          {sends && <SendBar selection={selection} />}
        </>
      }
      bare={!has}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/procurement/orders/:orderId', { orderId: id })}
      empty={
        <EmptyState icon={ClipboardList} title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
