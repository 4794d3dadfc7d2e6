import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { OrderDetails } from '../read-order.server.ts'

/** What an order waits for now, and what speaks against it. */
export function OrderNext({ order, isFree }: { order: OrderDetails; isFree: boolean }) {
  const isOpen = ['draft', 'awaiting', 'approved'].includes(order.state)
  return (
    <>
      {isOpen && <Warnings order={order} />}
      <Next order={order} isFree={isFree} />
      {(order.state === 'cancelled' || order.state === 'closed') && order.reason && <Reason text={order.reason} />}
    </>
  )
}

function Reason({ text }: { text: string }) {
  const t = useT(orderMessages)
  return (
    <p className="text-ui text-ink-2">
      {t('reason')}: <bdi>{text}</bdi>
    </p>
  )
}

function Warnings({ order: { licence, minimumOrder, totals, hidesPrices } }: { order: OrderDetails }) {
  const t = useT(orderMessages)
  const lang = useLang()
  return (
    <>
      {(licence === 'expired' || licence === 'missing') && (
        <Notice kind="warning" title={t(licence === 'expired' ? 'licenceExpired' : 'licenceMissing')}>
          {t('licenceText')}
        </Notice>
      )}
      {!hidesPrices && totals.goods < minimumOrder && (
        <Notice kind="warning" title={t('belowMinimum')}>
          {t('belowMinimumText', { minimum: formatMoney(minimumOrder, lang) })}
        </Notice>
      )}
    </>
  )
}

function Next({ order, isFree }: { order: OrderDetails; isFree: boolean }) {
  const t = useT(orderMessages)
  const lang = useLang()
  const { state, answered, mays } = order
  if (state === 'draft')
    return (
      <>
        {order.issue > 0 && <Notice title={t('next_revising')}>{t('nextText_revising')}</Notice>}
        {order.reason && <Notice kind="warning" title={t('returned', { reason: order.reason })} />}
        {mays.write && !isFree && <Notice>{t('askHint')}</Notice>}
      </>
    )
  if (state === 'awaiting' && !mays.approve) return <Notice title={t('next_awaiting')}>{t('nextText_awaiting')}</Notice>
  if (state === 'approved' && mays.write)
    return <Notice>{order.supplierEmail ? t('sendMail', { email: order.supplierEmail }) : t('sendNoMail')}</Notice>
  if (state === 'sent' && answered === 'changed') return <Asked order={order} />
  if (state === 'sent' && answered === 'declined')
    return (
      <Notice kind="warning" title={t('next_declined')}>
        {t('nextText_declined')}
      </Notice>
    )
  if (state === 'sent') return <Notice title={t('next_sent')}>{t('nextText_sent')}</Notice>
  if (state === 'confirmed')
    return (
      <Notice kind="success" title={t('next_confirmed', { day: formatDay(order.wantedOn, lang) })}>
        {t('nextText_confirmed')}
      </Notice>
    )
  return null
}

/** The day and the prices that the supplier asked for, beside those of the order. */
function Asked({ order: { asked, lines, hidesPrices } }: { order: OrderDetails }) {
  const t = useT(orderMessages)
  const lang = useLang()
  return (
    <Notice kind="warning" title={t('next_changed')}>
      <span className="flex flex-col gap-1">
        {asked?.wantedOn && <span>{t('askedDay', { day: formatDay(asked.wantedOn, lang) })}</span>}
        {!hidesPrices &&
          lines.map(({ id, name, price }) => {
            const wanted = asked?.prices[id]
            if (wanted === undefined) return null
            return (
              <span key={id}>
                {t('askedPrice', { name, price: formatMoney(wanted, lang), before: formatMoney(price, lang) })}
              </span>
            )
          })}
        {asked?.note && <bdi>{asked.note}</bdi>}
        <span>{t('nextText_changed')}</span>
      </span>
    </Notice>
  )
}
