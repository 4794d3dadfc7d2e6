import { useState } from 'react'
import { useFetcher } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { fold } from '#/domain/fold.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Addable } from '../read-menus.server.ts'

type Props = {
  dishes: Addable
  intent: 'add-dishes' | 'add-options'
  sectionId?: string
  none: string
  onDone: () => void
}

/**
 * Ticks dishes and adds them together. What is ticked stays ticked while the list is searched. The form stays in place without
 * dishes as well, because it ends the dialog after the last ones were added.
 */
export function AddDishes({ dishes, intent, sectionId, none, onDone }: Props) {
  const t = useT(menuMessages)
  const lang = useLang()
  const add = useFetcher()
  const [words, setWords] = useState('')
  const asked = fold(words)
  return (
    <div className="flex flex-col gap-4">
      {dishes.length > 8 && <TextField name="find" label={t('findDish')} onChange={setWords} />}
      <ActionForm fetcher={add} errors="inline" onDone={onDone}>
        {sectionId && <input type="hidden" name="section" value={sectionId} />}
        {dishes.length === 0 && <p className="text-ui text-ink-2">{none}</p>}
        <div className="flex flex-col">
          {dishes.map(({ id, names }) => (
            <div key={id} hidden={asked !== '' && !fold(`${names.en ?? ''} ${names.ar ?? ''}`).includes(asked)}>
              <Checkbox id={`dish-${id}`} name="dish" value={id} label={<bdi>{nameFor(names, lang)}</bdi>} />
            </div>
          ))}
        </div>
        {dishes.length > 0 && (
          <FormActions>
            <SubmitButton intent={intent}>{t('add')}</SubmitButton>
          </FormActions>
        )}
      </ActionForm>
    </div>
  )
}
