import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { categories } from '#/domain/kitchen/ingredient.ts'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { Categorised } from '../change-category.server.ts'
import type { IngredientLine } from '../list.ts'

/** Moves the chosen ingredients into another category. */
export function BulkCategory({ selection }: { selection: Selection<IngredientLine> }) {
  const t = useT(ingredientListMessages)
  const offerUndo = useUndo()
  const fetcher = useFetcher<FormResult<Categorised>>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        <Button onClick={() => setOpen(true)}>{t('setCategory')}</Button>
      </SelectionBar>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('setCategory')}>
          <ActionForm
            fetcher={fetcher}
            errors="inline"
            onDone={(result) => {
              const { categorised, undo } = result as Categorised
              setOpen(false)
              offerUndo(t('categorised', { count: categorised }), undo)
              selection.clear()
            }}
          >
            {selection.rows.map(({ id }) => (
              <input key={id} type="hidden" name="ingredient" value={id} />
            ))}
            <SelectField
              name="category"
              label={t('category')}
              options={categories.map((value) => ({ value, label: t(`category_${value}`) }))}
              defaultValue={selection.rows[0]?.category ?? 'other'}
            />
            <FormActions>
              <SubmitButton intent="category">{t('move')}</SubmitButton>
              <Button onClick={() => setOpen(false)}>{t('back')}</Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
