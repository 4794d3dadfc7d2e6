import { baseUnits } from '#/domain/kitchen/book.ts'
import { categories, storages } from '#/domain/kitchen/ingredient.ts'
import { ingredientMessages } from '#/messages/kitchen/ingredients.ts'
import { categoryMessages } from '#/messages/kitchen/terms.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'

type Facts = Pick<
  IngredientDetails,
  'nameEn' | 'nameAr' | 'aliases' | 'category' | 'storage' | 'shelfDays' | 'sku' | 'barcode' | 'isSalt'
>

const value = (text: string | number | null | undefined) =>
  text === null || text === undefined ? {} : { defaultValue: text }

/** Names, category, numbers and storage; `facts`: of an ingredient that exists, which has more of them. */
export function FactFields({ facts }: { facts: Facts | null }) {
  const t = useT(ingredientMessages)
  const c = useT(categoryMessages)
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name="nameEn" label={t('nameEn')} lang="en" maxLength={120} optional {...value(facts?.nameEn)} />
        <TextField name="nameAr" label={t('nameAr')} lang="ar" maxLength={120} optional {...value(facts?.nameAr)} />
      </div>
      <p className="text-caption text-ink-2">{t('namesHelp')}</p>
      {!facts && (
        <RadioCards
          name="base"
          label={t('base')}
          help={t('baseHelp')}
          columns={3}
          defaultValue="g"
          options={baseUnits.map((unit) => ({ value: unit, label: t(`base_${unit}`) }))}
        />
      )}
      {facts && (
        <TextArea
          name="aliases"
          label={t('aliases')}
          help={t('aliasesHelp')}
          rows={2}
          grows
          optional
          {...value(facts.aliases.join(', '))}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          name="category"
          label={t('category')}
          options={categories.map((code) => ({ value: code, label: c(code) }))}
          {...(facts && { defaultValue: facts.category })}
        />
        <SelectField
          name="storage"
          label={t('storage')}
          placeholder={t('notSaid')}
          optional
          options={storages.map((code) => ({ value: code, label: c(`storage_${code}`) }))}
          {...(facts?.storage && { defaultValue: facts.storage })}
        />
        <TextField name="sku" type="code" label={t('sku')} maxLength={60} optional {...value(facts?.sku)} />
        <TextField name="barcode" type="code" label={t('barcode')} maxLength={20} optional {...value(facts?.barcode)} />
        {facts && (
          <NumberField name="shelfDays" label={t('shelfDays')} maxLength={4} optional {...value(facts.shelfDays)} />
        )}
      </div>
      <Checkbox name="isSalt" label={t('isSalt')} help={t('isSaltHelp')} defaultChecked={facts?.isSalt ?? false} />
    </>
  )
}
