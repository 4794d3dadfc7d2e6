import { orderMessages } from '#/messages/kitchen/orders.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline, type TimelineItem } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { OrderDetails } from '../read-order.server.ts'

/** What happened to an order, the newest first. */
export function OrderHistory({ order }: { order: OrderDetails }) {
  const t = useT(orderMessages)
  const step = (id: string, at: string | null, title: string): TimelineItem[] => (at ? [{ id, at, title }] : [])
  const items = [
    ...step('created', order.createdAt, t('at_created')),
    ...step('submitted', order.submittedAt, t('at_submitted')),
    ...step('approved', order.approvedAt, t('at_approved', { name: order.approver ?? '' })),
    ...step('sent', order.sentAt, t('at_sent')),
    ...order.answers.map(({ id, kind, by, at, note }): TimelineItem => ({
      id,
      at,
      by,
      detail: note,
      title: t(kind === 'confirmed' && by !== null ? 'by_buyer' : `by_${kind}`),
    })),
    ...step('ended', order.endedAt, t('at_ended')),
  ].sort((a, b) => String(b.at).localeCompare(String(a.at)))
  return (
    <Card title={t('history')} {...(order.opened > 0 && { description: t('opened', { count: order.opened }) })}>
      <Timeline items={items} />
    </Card>
  )
}
