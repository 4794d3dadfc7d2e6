import type { Comparison, Order } from '#/domain/kitchen/buying/comparison.ts'
import { totalOf } from '#/domain/kitchen/buying/comparison.ts'
import { plus, type Rational, times, zero } from '#/domain/rational.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Invited, RequestNeed } from '../read-request.server.ts'
import { useAmounts } from './use-amounts.ts'

type Props = {
  title: string
  lines: readonly RequestNeed[]
  quoted: readonly Invited[]
  orders: readonly Order[]
  found: Comparison
  showOthers: boolean
}

const vat: Rational = { n: 15n, d: 100n }

/** VAT of an order: none where the supplier charges none. */
const vatOf = (order: Order, quoted: readonly Invited[]): Rational => {
  const cells = quoted.find(({ supplierId }) => supplierId === order.supplierId)?.quote?.cells
  const charges = order.lines.some(({ lineId }) => cells?.get(lineId)?.vatMode !== 'none')
  return charges ? times(order.total, vat) : zero
}

/** The orders that follow from a choice, VAT last, then the alternatives as differences. */
export function AwardSums({ title, lines, quoted, orders, found, showOthers }: Props) {
  const t = useT(quotationMessages)
  const { amount, money, large } = useAmounts()
  const nameOf = (id: string) => quoted.find(({ supplierId }) => supplierId === id)?.name ?? ''
  const total = totalOf(orders)
  const withVat = orders.reduce((sum, order) => plus(sum, plus(order.total, vatOf(order, quoted))), zero)
  return (
    <Card title={title}>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2" aria-live="polite">
        <span className="num text-h1 font-semibold">{money(total)}</span>
        <span className="text-caption text-ink-2">{t('beforeVat')}</span>
      </p>
      {orders.map((order) => (
        <dl key={order.supplierId} className="border-t border-line py-2 text-ui">
          <Pair strong term={nameOf(order.supplierId)} value={amount(order.total)} />
          {order.lines.map(({ lineId, part, goods }) => {
            const line = lines.find(({ id }) => id === lineId)!
            const { quantity, unit } = large(part, line.unit)
            return <Pair key={lineId} term={`${line.name} · ${quantity} ${unit}`} value={amount(goods)} />
          })}
          {order.deliveryFee.n > 0n && <Pair term={t('delivery')} value={amount(order.deliveryFee)} />}
          {order.isBelowMinimum && <p className="text-caption font-medium text-danger-ink">{t('belowMinimum')}</p>}
        </dl>
      ))}
      {orders.length > 0 && (
        <dl className="border-t border-line pt-2 text-ui">
          <Pair strong term={t('withVat')} value={amount(withVat)} />
        </dl>
      )}
      {showOthers && found.proposal && <Others {...{ found, quoted, nameOf }} />}
    </Card>
  )
}

function Others({ found, quoted, nameOf }: Pick<Props, 'found' | 'quoted'> & { nameOf: (id: string) => string }) {
  const t = useT(quotationMessages)
  const { amount } = useAmounts()
  const proposal = found.proposal!
  const others = quoted.flatMap(({ supplierId }) => {
    const award = found.alone.get(supplierId)
    const isSame = proposal.suppliers.length === 1 && proposal.suppliers[0] === supplierId
    return award && !isSame
      ? [{ supplierId, more: plus(award.total, { n: -proposal.total.n, d: proposal.total.d }) }]
      : []
  })
  if (others.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-3 text-ui">
      <p className="mb-1 font-semibold">{t('alternatives')}</p>
      <dl>
        {others.map(({ supplierId, more }) => (
          <Pair
            key={supplierId}
            term={t('allFrom', { name: nameOf(supplierId) })}
            value={`\u2066+${amount(more)}\u2069`}
          />
        ))}
      </dl>
    </div>
  )
}

function Pair({ term, value, strong }: { term: string; value: string; strong?: boolean }) {
  return (
    <div
      className={
        strong ? 'flex justify-between gap-4 py-0.5 font-semibold' : 'flex justify-between gap-4 py-0.5 text-ink-2'
      }
    >
      <dt className="min-w-0">
        <bdi>{term}</bdi>
      </dt>
      <dd className="num shrink-0">{value}</dd>
    </div>
  )
}
