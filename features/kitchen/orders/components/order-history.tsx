import { orderMessages } from '#/messages/kitchen/orders.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline, type TimelineItem } from '#/ui/facts.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
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
      {order.openings.length > 0 && (
        <div className="mt-4">
          <Fold summary={t('openings')}>
            <ul className="flex flex-col divide-y divide-line">
              {order.openings.map(({ at, issue }, index) => (
                <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2 text-caption">
                  <Time at={at} mode="datetime" />
                  <span className="text-ink-2">
                    {issue > 1 ? t('revisionShown', { revision: String(issue - 1) }) : t('firstShown')}
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Card>
  )
}
