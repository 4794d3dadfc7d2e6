import { nutrients } from '#/domain/kitchen/book.ts'
import { kilojoules, nutrientSources, saltGrams } from '#/domain/kitchen/nutrition.ts'
import { rational, roundHalfUp } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientMessages, ingredientSafetyMessages } from '#/messages/kitchen/ingredients.ts'
import { nutrientMessages } from '#/messages/kitchen/terms.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'

/** Nutrients per 100 g with their source; kJ and salt are computed. */
export function NutrientsCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientSafetyMessages)
  const n = useT(nutrientMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const of = new Map(item.nutrients.map((row) => [row.nutrient, row]))
  const [kcal, sodium] = [of.get('kcal')?.amount, of.get('sodium')?.amount]
  const [source] = item.nutrients
  const computed = [
    kcal !== undefined && t('kilojoules', { kj: roundHalfUp(kilojoules(rational(kcal)), 0) }),
    sodium !== undefined && t('salt', { grams: roundHalfUp(saltGrams(rational(sodium)), 2) }),
    source && t('sourceOn', { source: n(`source_${source.source}`), day: formatDay(source.saidOn, lang) }),
  ].filter(Boolean)
  return (
    <Card title={t('nutrients')} description={computed.join(' · ') || t('nutrientsLead')}>
      {item.mays.change && !viewing ? (
        <NutrientsForm key={item.nutrients.map((row) => row.nutrient + row.amount).join()} item={item} />
      ) : (
        <DescriptionList
          items={nutrients.map((name) => ({ term: n(name), value: of.get(name)?.amount ?? t('unknown') }))}
        />
      )}
    </Card>
  )
}

function NutrientsForm({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientSafetyMessages)
  const i = useT(ingredientMessages)
  const n = useT(nutrientMessages)
  const form = useBackgroundForm(i('saved'))
  const of = new Map(item.nutrients.map((row) => [row.nutrient, row]))
  const source = item.nutrients[0]?.source
  return (
    <ActionForm {...form} errors="inline">
      <div className="grid grid-cols-2 gap-4">
        {nutrients.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={n(name)}
            decimals
            maxLength={12}
            {...(of.has(name) && { defaultValue: of.get(name)!.amount })}
          />
        ))}
      </div>
      <SelectField
        name="source"
        label={t('source')}
        options={nutrientSources.map((value) => ({ value, label: n(`source_${value}`) }))}
        {...(source && { defaultValue: source })}
      />
      <FormActions>
        <SubmitButton intent="nutrients" variant="secondary">
          {t('saveNutrients')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
