import { useFetcher } from 'react-router'
import { vatModes } from '#/domain/kitchen/prices.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientMessages, ingredientPriceMessages } from '#/messages/kitchen/ingredients.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { isFormResult } from '#/ui/form-result.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { IngredientDetails, PriceLine } from '../read-ingredient.server.ts'
import { useUnitOptions } from './unit-words.ts'

type Props = { item: IngredientDetails; corrects: PriceLine | null; onClose: () => void }

/** A new price, or one that takes the place of a wrong one. A large change is asked about before it is saved. */
export function PriceDialog({ item, corrects, onClose }: Props) {
  const t = useT(ingredientPriceMessages)
  const i = useT(ingredientMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const units = useUnitOptions(item.units, item.base)
  const done = () => {
    onClose()
    toast({ text: t('priceSaved'), kind: 'success' })
  }
  const answer: unknown = fetcher.data
  const asks = isFormResult(answer) && !answer.ok && 'confirmed' in answer.fields
  // the pack, the supplier and the mode of the last price are usually those of the next
  const last = corrects ?? item.prices.find(({ amount }) => amount !== null) ?? null
  const first = <T extends string | number>(text: T | null | undefined): { defaultValue?: T } =>
    text === null || text === undefined ? {} : { defaultValue: text }
  return (
    <Dialog
      open
      onClose={onClose}
      title={corrects ? t('correctNamed', { day: formatDay(corrects.validFrom, lang) }) : t('addPrice')}
    >
      <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
        {corrects && <p className="text-ui text-ink-2">{t('correctLead')}</p>}
        <input type="hidden" name="correctsId" value={corrects?.id ?? ''} />
        <div className="grid grid-cols-2 gap-3">
          <NumberField name="quantity" label={t('quantity')} decimals maxLength={20} {...first(last?.quantity ?? 1)} />
          <SelectField
            name="unit"
            label={t('unit')}
            options={units}
            defaultValue={units.some(({ value }) => value === last?.unit) ? last!.unit : units[0]!.value}
          />
        </div>
        <p className="text-caption text-ink-2">{t('packHelp')}</p>
        <NumberField
          name="amount"
          label={t('amount')}
          decimals
          maxLength={16}
          {...first(corrects ? corrects.amount : null)}
        />
        <RadioCards
          name="vatMode"
          label={t('vatMode')}
          options={vatModes.map((value) => ({ value, label: t(`vat_${value}`) }))}
          {...(last && { defaultValue: last.mode })}
        />
        {asks && <Checkbox name="confirmed" label={t('confirmed')} help={t('confirmedHelp')} />}
        <DateField name="validFrom" label={t('validFrom')} defaultValue={corrects?.validFrom ?? item.today} />
        <TextField name="supplier" label={t('supplier')} maxLength={120} optional {...first(last?.supplier)} />
        <TextField
          name="document"
          label={t('document')}
          help={t('documentHelp')}
          maxLength={120}
          optional
          {...first(corrects?.document)}
        />
        {item.branches.length > 1 && (
          <SelectField
            name="branchId"
            label={t('branch')}
            placeholder={t('allBranches')}
            optional
            options={item.branches.map(({ id, name }) => ({ value: id, label: name }))}
            {...first(corrects?.branchId)}
          />
        )}
        <FormActions>
          <SubmitButton intent="price">{i('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
