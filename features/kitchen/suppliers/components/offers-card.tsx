import { CalendarClock, CircleCheck, CircleMinus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { unitsOf } from '#/domain/kitchen/buying/supplier.ts'
import { formatDay, type Day } from '#/domain/riyadh-time.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { uiMessages } from '#/messages/ui.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { IngredientChoice, Offer } from '../read-supplier.server.ts'

type Props = { offers: readonly Offer[]; ingredients: readonly IngredientChoice[]; today: Day; mayWrite: boolean }

/** Prices of a supplier: a row each, and the form of a new one. */
export function OffersCard({ offers, ingredients, today, mayWrite }: Props) {
  const t = useT(supplierMessages)
  const canAdd = mayWrite && ingredients.length > 0
  return (
    <Card title={t('offers')} actions={canAdd && <AddOffer ingredients={ingredients} today={today} />}>
      {offers.length === 0 ? (
        <p className="text-ui text-ink-2">{t(mayWrite && !canAdd ? 'noIngredients' : 'noOffers')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OfferRow({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const t = useT(supplierMessages)
  const lang = useLang()
  const ended = useBackgroundForm(t('offerEnded'))
  const { ingredient, brand, pack, quantity, unit, price, vatMode, minimum, validUntil, state } = offer
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <bdi>{ingredient}</bdi>
          <OfferBadge offer={offer} />
        </span>
        <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
          <span>{t('packOf', { pack, quantity: String(quantity), unit: t(`unit_${unit}`) })}</span>
          {brand && <bdi>{brand}</bdi>}
          {minimum > 1 && <span>{t('least', { count: minimum })}</span>}
          {validUntil && <span>{t('until', { day: formatDay(validUntil, lang) })}</span>}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 md:flex-col md:items-end">
        <span className="text-ui font-semibold">
          <Money halalas={price} />
        </span>
        <span className="text-caption text-ink-2">{t(`vat_${vatMode}`)}</span>
      </span>
      {mayWrite && state !== 'over' && (
        <ActionForm {...ended} errors="inline" className="md:justify-center">
          <input type="hidden" name="offerId" value={offer.id} />
          <SubmitButton intent="end-offer" variant="quiet" aria-label={t('endOfferOf', { name: ingredient })}>
            {t('endOffer')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}

const looks = {
  current: ['green', CircleCheck],
  coming: ['blue', CalendarClock],
  over: ['grey', CircleMinus],
} as const

function OfferBadge({ offer: { state, validFrom } }: { offer: Offer }) {
  const t = useT(supplierMessages)
  const lang = useLang()
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {state === 'coming' ? t('offer_coming', { day: formatDay(validFrom, lang) }) : t(`offer_${state}`)}
    </StatusBadge>
  )
}

function AddOffer({ ingredients, today }: { ingredients: readonly IngredientChoice[]; today: Day }) {
  const t = useT(supplierMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const close = () => setOpen(false)
  const done = () => {
    close()
    setChosen('')
    toast({ text: t('offerSaved') })
  }
  const base = ingredients.find(({ id }) => id === chosen)?.base
  const units = base ? unitsOf(base) : []
  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {t('addOffer')}
      </Button>
      <Dialog open={open} onClose={close} title={t('addOffer')}>
        <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
          <SearchableSelect
            name="ingredientId"
            label={t('ingredient')}
            options={ingredients.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          <TextField name="pack" label={t('pack')} help={t('packHint')} maxLength={60} required />
          <div className="grid gap-4 md:grid-cols-2">
            <NumberField name="quantity" decimals label={t('quantity')} required />
            <SelectField
              key={base}
              name="unit"
              label={t('unit')}
              {...(units[0] && { defaultValue: units[0] })}
              options={units.map((unit) => ({ value: unit, label: t(`unit_${unit}`) }))}
            />
            <NumberField name="price" decimals label={t('price')} required />
            <SelectField
              name="vatMode"
              label={t('vatMode')}
              options={(['excluded', 'included', 'none'] as const).map((mode) => ({
                value: mode,
                label: t(`vat_${mode}`),
              }))}
            />
            <NumberField name="minimum" label={t('minimum')} optional />
            <NumberField name="multiple" label={t('multiple')} optional />
            <NumberField name="leadDays" label={t('leadDays')} optional />
            <TextField name="brand" label={t('brand')} maxLength={80} optional />
            <TextField name="sku" type="code" label={t('sku')} maxLength={60} optional />
          </div>
          <DateField name="validFrom" label={t('validFrom')} defaultValue={today} />
          <DateField name="validUntil" label={t('validUntil')} help={t('untilHint')} optional />
          <FormActions>
            <SubmitButton intent="add-offer">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
