import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { Undone } from '#/domain/undo.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { Archived } from '../change-recipe.server.ts'
import type { RecipeRow } from '../list.ts'

/** Archives the chosen recipes, or takes them back. */
export function BulkActions({ selection, isArchive }: { selection: Selection<RecipeRow>; isArchive: boolean }) {
  const t = useT(recipeMessages)
  const offerUndo = useUndo()
  const fetcher = useFetcher<FormResult<Archived | Undone>>()
  const done = (result: Archived | Undone) => {
    if ('archived' in result) offerUndo(t('archived', { count: result.archived }), result.undo)
    else offerUndo(t('tookBack', { count: result.undone }), null)
    selection.clear()
  }
  return (
    <ActionForm
      id={selection.form}
      fetcher={fetcher}
      errors="inline"
      className="contents"
      onDone={(result) => done(result as Archived | Undone)}
    >
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        <SubmitButton intent={isArchive ? 'take-back' : 'archive'} variant="secondary">
          {t(isArchive ? 'takeBack' : 'archive')}
        </SubmitButton>
      </SelectionBar>
    </ActionForm>
  )
}
