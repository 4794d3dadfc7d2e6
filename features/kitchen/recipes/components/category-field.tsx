import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { ComboBox } from '#/ui/combo-box.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Sheet } from '../read-sheet.server.ts'

/** A category of the company's own, typed or chosen among those in use. */
export function CategoryField({ categories, category }: { categories: readonly string[]; category: string | null }) {
  const t = useT(recipeMessages)
  return (
    <ComboBox
      name="category"
      label={t('category')}
      optional
      allowNew
      defaultText={category ?? ''}
      options={categories.map((each) => ({ id: each, label: each }))}
    />
  )
}

/** The category of one recipe: it belongs to the recipe, not to a version. */
export function RecipeCategory({ sheet, readOnly }: { sheet: Sheet; readOnly: boolean }) {
  const t = useT(recipeMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<null>>()
  if (readOnly || !sheet.rights.publish)
    return (
      <p className="text-ui">
        <span className="text-ink-2">{t('category')}</span> <bdi>{sheet.category ?? t('noCategory')}</bdi>
      </p>
    )
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('categorySaved') })}>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-full md:w-[16rem]">
          <CategoryField categories={sheet.categories} category={sheet.category} />
        </div>
        <SubmitButton intent="category" variant="secondary">
          {t('saveCategory')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
