import { orderMessages } from '#/messages/kitchen/orders.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Text } from '#/domain/text.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { orderTotals } from '#/domain/kitchen/buying/order.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { PackText } from './order-fields.tsx'

type Line = {
  id: string
  name: string | Text
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  packs: number
  price: Halalas
  vatMode: VatMode
  net: Halalas
}

/** Lines of an order with its totals. */
export function OrderLines({ lines, totals }: { lines: readonly Line[]; totals: ReturnType<typeof orderTotals> }) {
  const t = useT(orderMessages)
  const lang = useLang()
  return (
    <Card title={t('items')}>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4 py-3 first:pt-0">
            <span className="min-w-0">
              <span className="block text-ui font-medium">
                <bdi>{typeof line.name === 'string' ? line.name : line.name[lang]}</bdi>
              </span>
              <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
                <span>{t('packsCount', { count: line.packs })}</span>
                <PackText {...line} />
                {line.brand && <bdi>{line.brand}</bdi>}
                {line.sku && <bdi dir="ltr">{line.sku}</bdi>}
                <span className="num">
                  <Money halalas={line.price} />
                </span>
                <span>{t(`vat_${line.vatMode}`)}</span>
              </span>
            </span>
            <span className="num shrink-0 text-ui">
              <Money halalas={line.net} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-2 border-t border-line pt-3 text-ui">
        {(
          [
            ['goods', totals.goods],
            ['fee', totals.fee],
            ['total_net', totals.net],
            ['total_vat', totals.vat],
          ] as const
        ).map(([key, amount]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-ink-2">{t(key)}</dt>
            <dd className="num">
              <Money halalas={amount} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{t('total')}</dt>
          <dd className="num">
            <Money halalas={totals.total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
