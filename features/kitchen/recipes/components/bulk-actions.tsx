import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { Undone } from '#/domain/undo.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { Categorised } from '../change-category.server.ts'
import type { Archived } from '../change-recipe.server.ts'
import type { RecipeRow } from '../list.ts'
import { CategoryField } from './category-field.tsx'
import { PrintCards } from './print-cards.tsx'

type Props = {
  selection: Selection<RecipeRow>
  isArchive: boolean
  categories: readonly string[]
  /** Whether the reader archives and sorts recipes; cards are printed by every reader. */
  mayChange: boolean
}

/** Prints the cards of the chosen recipes, archives them, takes them back, or puts them into a category. */
export function BulkActions({ selection, isArchive, categories, mayChange }: Props) {
  const t = useT(recipeMessages)
  const offerUndo = useUndo()
  const fetcher = useFetcher<FormResult<Archived | Undone>>()
  const [open, setOpen] = useState<'category' | 'cards' | null>(null)
  const done = (result: Archived | Undone) => {
    if ('archived' in result) offerUndo(t('archived', { count: result.archived }), result.undo)
    else offerUndo(t('tookBack', { count: result.undone }), null)
    selection.clear()
  }
  return (
    <>
      <ActionForm
        id={selection.form}
        fetcher={fetcher}
        errors="inline"
        className="contents"
        onDone={(result) => done(result as Archived | Undone)}
      >
        <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
          {!isArchive && mayChange && <Button onClick={() => setOpen('category')}>{t('setCategory')}</Button>}
          <Button onClick={() => setOpen('cards')}>{t('printCards')}</Button>
          {mayChange && (
            <SubmitButton intent={isArchive ? 'take-back' : 'archive'} variant="secondary">
              {t(isArchive ? 'takeBack' : 'archive')}
            </SubmitButton>
          )}
        </SelectionBar>
      </ActionForm>
      {open === 'cards' && (
        <Dialog open onClose={() => setOpen(null)} title={t('printCards')}>
          <PrintCards ids={selection.rows.map(({ id }) => id)} />
        </Dialog>
      )}
      {open === 'category' && (
        <Dialog open onClose={() => setOpen(null)} title={t('setCategory')}>
          <CategoryForm
            selection={selection}
            categories={categories}
            onBack={() => setOpen(null)}
            onDone={({ categorised, undo }) => {
              setOpen(null)
              offerUndo(t('categorised', { count: categorised }), undo)
              selection.clear()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

type FormProps = Pick<Props, 'selection' | 'categories'> & { onBack: () => void; onDone: (result: Categorised) => void }

function CategoryForm({ selection, categories, onBack, onDone }: FormProps) {
  const t = useT(recipeMessages)
  const fetcher = useFetcher<FormResult<Categorised>>()
  const before = new Set(selection.rows.map(({ category }) => category))
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => onDone(result as Categorised)}>
      {selection.rows.map(({ id }) => (
        <input key={id} type="hidden" name="recipe" value={id} />
      ))}
      <p className="text-ui text-ink-2">{t('setCategoryHint')}</p>
      <CategoryField categories={categories} category={before.size === 1 ? [...before][0]! : null} />
      <FormActions>
        <SubmitButton intent="category">{t('saveCategory')}</SubmitButton>
        <Button onClick={onBack}>{t('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}
