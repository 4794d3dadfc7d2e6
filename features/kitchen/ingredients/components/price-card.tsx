import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pricedUnit } from '#/domain/kitchen/ingredient.ts'
import { isOldPrice } from '#/domain/kitchen/prices.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientPriceMessages } from '#/messages/kitchen/ingredients.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { IngredientDetails, PriceLine } from '../read-ingredient.server.ts'
import { PriceDialog } from './price-dialog.tsx'
import { useUnitName } from './unit-words.ts'
import { WhichPrice } from './which-price.tsx'

/** The price in force, its history, and new prices. */
export function PriceCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientPriceMessages)
  const { viewing } = useRights()
  const [open, setOpen] = useState<PriceLine | 'new' | null>(null)
  if (!item.mays.costs)
    return (
      <Card title={t('price')}>
        <p className="text-ui text-ink-2">{t('hidden')}</p>
      </Card>
    )
  const changes = item.mays.price && !viewing
  return (
    <Card
      title={t('price')}

      actions={
        changes && (
          <Button icon={Plus} variant="primary" onClick={() => setOpen('new')}>
            {t('addPrice')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Current item={item} />
        <WhichPrice item={item} changes={item.mays.publish && item.mays.price && !viewing} />
        {item.prices.length > 0 && <History item={item} changes={changes} onCorrect={setOpen} />}
      </div>
      {open && <PriceDialog item={item} corrects={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Current({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientPriceMessages)
  const lang = useLang()
  const unit = useUnitName(item.units)
  const now = item.counting
  if (!now)
    return (
      <div>
        <p className="text-h3">{t('none')}</p>
        <p className="text-ui text-ink-2">{t('noneHelp')}</p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-h2 font-semibold">
        <Money halalas={now.perUnit} />
      </span>
      <span className="text-ui">{t('per', { unit: unit(pricedUnit[item.base]) })}</span>
      <span className="text-ui text-ink-2">
        {[
          t(item.isRegistered ? 'netCost' : 'grossCost'),
          t('since', { day: formatDay(now.from, lang) }),
          item.prices.some(({ supplier }) => supplier === now.source) || now.by === 'supplier' ? now.source : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isOldPrice(now.from, item.today) && <Badge tone="yellow">{t('old')}</Badge>}
    </div>
  )
}

type HistoryProps = { item: IngredientDetails; changes: boolean; onCorrect: (price: PriceLine) => void }

function History({ item, changes, onCorrect }: HistoryProps) {
  const t = useT(ingredientPriceMessages)
  const lang = useLang()
  const unit = useUnitName(item.units)
  const columns: Column<PriceLine>[] = [
    {
      key: 'from',
      header: t('validFrom'),
      cell: ({ validFrom }) => formatDay(validFrom, lang),
      exact: true,
    },
    {
      key: 'pack',
      header: t('pack'),
      cell: (price) => (
        <span>
          {price.amount !== null && <Money halalas={Math.round(price.amount * 100)} />}
          <span className="text-ink-2">
            {[null, `${price.quantity} ${unit(price.unit)}`, price.amount === 0 ? t('freeSample') : null]
              .filter((part, at) => at === 0 || part !== null)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'cost',
      header: `${t('cost')} / ${unit(pricedUnit[item.base])}`,
      cell: ({ perUnit }) => (perUnit === null ? null : <Money halalas={perUnit} bare />),
      numeric: true,
    },
    {
      key: 'vat',
      header: t('vatMode'),
      cell: ({ mode }) => t(`vat_${mode}`),
      room: 'l',
    },
    {
      key: 'supplier',
      header: t('supplier'),
      cell: ({ supplier, branch }) => [supplier, branch].filter(Boolean).join(' · ') || null,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={state === 'in-force' ? 'green' : 'grey'}>{t(`state_${state}`)}</Badge>,
      card: 'aside',
    },
    ...(changes
      ? [
          {
            key: 'steps',
            header: t('steps'),
            hideHeader: true,
            cell: (price: PriceLine) => <PriceSteps price={price} onCorrect={() => onCorrect(price)} />,
          },
        ]
      : []),
  ]
  return (
    <div className="-mx-4 md:-mx-6">
      <DataTable caption={t('history')} columns={columns} rows={item.prices} rowKey={({ id }) => id} empty={null} />
    </div>
  )
}

function PriceSteps({ price, onCorrect }: { price: PriceLine; onCorrect: () => void }) {
  const t = useT(ingredientPriceMessages)
  const lang = useLang()
  const form = useBackgroundForm(t('takenBack'))
  const [key] = useState(newClientKey)
  if (price.amount === null || price.state === 'corrected') return null
  const day = formatDay(price.validFrom, lang)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Button variant="quiet" size="dense" aria-label={t('correctNamed', { day })} onClick={onCorrect}>
        {t('correct')}
      </Button>
      <ActionForm {...form} errors="inline" className="contents">
        <input type="hidden" name="priceId" value={price.id} />
        <input type="hidden" name="clientKey" value={key} suppressHydrationWarning />
        <AskingSubmit
          intent="take-back"
          variant="quiet"
          size="dense"
          aria-label={t('takeBackNamed', { day })}
          ask={() => ({ title: t('takeBackTitle'), text: t('takeBackText') })}
        >
          {t('takeBack')}
        </AskingSubmit>
      </ActionForm>
    </span>
  )
}
