import { useState } from 'react'
import { lineAmounts, orderTotals } from '#/domain/kitchen/buying/order.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'

export type Orderable = {
  /** Offer, or line that the draft has already. */
  of: string
  name: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  price: Halalas
  vatMode: VatMode
  minimum: number
  multiple: number
  packs: number | null
}
type Typed = { wantedOn: Day; windowFrom: string | null; windowUntil: string | null; note: string | null }

/** Day, window and note of an order. */
export function DeliveryFields({ typed, min }: { typed: Typed; min: Day }) {
  const t = useT(orderMessages)
  return (
    <Card title={t('delivery')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-3">
          <DateField name="wantedOn" label={t('wantedOn')} min={min} defaultValue={typed.wantedOn} />
          <TextField
            name="windowFrom"
            type="code"
            label={t('windowFrom')}
            optional
            {...(typed.windowFrom && { defaultValue: typed.windowFrom })}
          />
          <TextField
            name="windowUntil"
            type="code"
            label={t('windowUntil')}
            optional
            {...(typed.windowUntil && { defaultValue: typed.windowUntil })}
          />
        </div>
        <TextArea
          name="note"
          label={t('note')}
          rows={2}
          maxLength={1000}
          optional
          {...(typed.note && { defaultValue: typed.note })}
        />
      </div>
    </Card>
  )
}

/** Packs typed as a number; 0 for what the server would refuse or leave out. */
const packsIn = (typed: string): number => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0)

/** What a supplier offers, with the packs to order and their running total. */
export function ItemFields({ items, fee }: { items: readonly Orderable[]; fee: Halalas }) {
  const t = useT(orderMessages)
  const [packs, setPacks] = useState(() => new Map(items.map((item) => [item.of, item.packs ?? 0])))
  const ordered = items.filter(({ of }) => (packs.get(of) ?? 0) > 0)
  const { net, total } = orderTotals(
    ordered.map((item) => lineAmounts({ ...item, packs: packs.get(item.of)! })),
    ordered.length > 0 ? fee : 0,
    ordered.some(({ vatMode }) => vatMode !== 'none'),
  )
  return (
    <Card title={t('items')} description={t('itemsHint')}>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item, index) => (
          <li
            key={item.of}
            className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0 md:flex-row md:items-center md:gap-6"
          >
            <span className="min-w-0 grow">
              <span className="block text-ui font-medium">
                <bdi>{item.name}</bdi>
              </span>
              <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
                {item.brand && <bdi>{item.brand}</bdi>}
                <PackText {...item} />
                <span className="num">
                  <Money halalas={item.price} />
                </span>
                <span>{t(`vat_${item.vatMode}`)}</span>
                {item.minimum > 1 && <span>{t('minimumPacks', { count: item.minimum })}</span>}
                {item.multiple > 1 && <span>{t('multiplePacks', { count: item.multiple })}</span>}
              </span>
            </span>
            <span className="md:w-[9rem] md:shrink-0">
              <input type="hidden" name={`of-${index + 1}`} value={item.of} />
              <NumberField
                name={`packs-${index + 1}`}
                label={t('packsOf', { name: item.name })}
                hideLabel
                maxLength={6}
                onChange={(typed) => setPacks((held) => new Map(held).set(item.of, packsIn(typed)))}
                {...(item.packs !== null && { defaultValue: item.packs })}
              />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 flex flex-wrap justify-end gap-x-6 gap-y-1 border-t border-line pt-3 text-ui">
        {(
          [
            ['total_net', net],
            ['total', total],
          ] as const
        ).map(([key, amount]) => (
          <div key={key} className="flex gap-2">
            <dt className="text-ink-2">{t(key)}</dt>
            <dd className="num font-medium">
              <Money halalas={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A pack with its content. */
export function PackText({ pack, quantity, unit }: { pack: string; quantity: number; unit: ContentUnit }) {
  const t = useT(orderMessages)
  // why: packs are named in one language and read in both
  return (
    <span>
      <bdi>{pack}</bdi>
      {' · '}
      <bdi>{[quantity, t(`unit_${unit}`)].join(' ')}</bdi>
    </span>
  )
}

/** From and until as one text; empty without either. */
export function useWindowText() {
  const t = useT(orderMessages)
  return ({ from, until }: { from: string | null; until: string | null }): string | null => {
    if (from && until) return t('fromUntil', { from, until })
    if (from) return t('onlyFrom', { from })
    return until ? t('onlyUntil', { until }) : null
  }
}
