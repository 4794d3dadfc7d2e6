import { PackText } from '#/features/kitchen/orders/components/order-fields.tsx'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import type { Rational } from '#/domain/rational.ts'
import { parMessages } from '#/messages/kitchen/par.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { SuggestedRow } from '../read-suggestion.server.ts'
import { NamedLabel } from './named-label.tsx'
import { useQuantities } from './use-quantities.ts'

type Props = { rows: readonly SuggestedRow[]; mayOrder: boolean }

/** Ingredients with what is on hand, on order and missing, and the packs to order. */
export function SuggestedRows({ rows, mayOrder }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} mayOrder={mayOrder} />
      ))}
    </ul>
  )
}

function Row({ row, mayOrder }: { row: SuggestedRow; mayOrder: boolean }) {
  const t = useT(parMessages)
  const orders = useT(orderMessages)
  const { offer, lasts, need, onHand, base } = row
  const { nameOf, quantity } = useQuantities()
  // why: these are estimates from sales and recipes
  const about = (value: Rational) => quantity(value, base, 2)
  const facts = [
    { term: t('onHand'), value: onHand === null ? t('neverCounted') : about(onHand) },
    { term: t('onOrder'), value: about(row.onOrder) },
    { term: t('target'), value: about(row.target) },
    { term: t('need'), value: need === null ? '–' : need.n === 0n ? t('enough') : about(need) },
  ]
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 lg:flex-row lg:items-center lg:gap-6">
      <div className="min-w-0 grow">
        <bdi className="block text-ui font-medium">{nameOf(row.names)}</bdi>
        <p className="flex flex-wrap gap-x-3 text-caption text-ink-2">
          {lasts && <span>{t('lasts', { use: about(lasts.dailyUse), days: t('days', { count: lasts.days }) })}</span>}
          {offer?.brand && <bdi>{offer.brand}</bdi>}
          {offer && <PackText {...offer} />}
          {offer && offer.minimum > 1 && <span>{orders('minimumPacks', { count: offer.minimum })}</span>}
          {offer && offer.multiple > 1 && <span>{orders('multiplePacks', { count: offer.multiple })}</span>}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-4 lg:w-[30rem] lg:shrink-0">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-col">
            <dt className="text-caption text-ink-2">{term}</dt>
            <dd className="num text-ui">{value}</dd>
          </div>
        ))}
      </dl>
      {offer && mayOrder && (
        <div className="lg:w-[8rem] lg:shrink-0">
          <NumberField
            name={`packs-${offer.id}`}
            label={<NamedLabel shown={t('packs')} whole={t('packsOf', { name: nameOf(row.names) })} />}
            maxLength={5}
            {...(row.packs > 0 && { defaultValue: row.packs })}
          />
        </div>
      )}
    </li>
  )
}
