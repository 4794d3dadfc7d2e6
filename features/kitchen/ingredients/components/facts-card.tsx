import { ingredientMessages } from '#/messages/kitchen/ingredients.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { categoryMessages } from '#/messages/kitchen/terms.ts'
import type { IngredientDetails } from '../read-ingredient.server.ts'
import { FactFields } from './fact-fields.tsx'

/** Name and details, as a form for those who change them. */
export function FactsCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientMessages)
  const c = useT(categoryMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const form = useBackgroundForm(t('saved'))
  if (!item.mays.change || viewing)
    return (
      <Card title={t('details')}>
        <DescriptionList
          items={[
            { term: t('nameEn'), value: item.nameEn && <bdi>{item.nameEn}</bdi> },
            { term: t('nameAr'), value: item.nameAr && <bdi>{item.nameAr}</bdi> },
            { term: t('aliases'), value: item.aliases.join(lang === 'ar' ? '، ' : ', ') || null },
            { term: t('base'), value: t(`base_${item.base}`) },
            { term: t('category'), value: c(item.category as 'other') },
            { term: t('storage'), value: item.storage && c(`storage_${item.storage as 'frozen'}`) },
            { term: t('shelfDays'), value: item.shelfDays },
            { term: t('sku'), value: item.sku && <bdi dir="ltr">{item.sku}</bdi> },
            { term: t('barcode'), value: item.barcode && <bdi dir="ltr">{item.barcode}</bdi> },
          ]}
        />
      </Card>
    )
  return (
    <Card title={t('details')} description={t(`base_${item.base}`)}>
      <ActionForm key={item.revision} {...form}>
        <input type="hidden" name="revision" value={item.revision} />
        <FactFields facts={item} />
        <FormActions>
          <SubmitButton intent="facts" variant="secondary">
            {t('save')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
