import { Link } from 'react-router'
import { formatDate, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { EarlierOrder } from '../order-again.server.ts'

type EarlierOrdersProps = { orders: readonly EarlierOrder[]; address: (id: string) => string }

/** The latest orders of many visits, each a link that opens it again as a preview. */
export function EarlierOrders({ orders, address }: EarlierOrdersProps) {
  const t = useT(orderManyMessages)
  const lang = useLang()
  if (orders.length === 0) return null
  const day = (at: string) => formatDay(riyadhDay(new Date(at)), lang)
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-h3">{t('earlier')}</h2>
      <ul className="border-y border-line">
        {orders.map(({ id, at, visits, from, until }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1 text-ui last:border-0"
          >
            <Link to={address(id)} className="link">
              {formatDate(new Date(at), lang)}
            </Link>
            <span className="num text-ink-2">
              {t('earlierLine', { visits: t('visits', { count: visits }), from: day(from), until: day(until) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
