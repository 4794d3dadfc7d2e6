import { Combine } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { ingredientName } from '#/domain/kitchen/ingredient.ts'
import { ingredientMessages } from '#/messages/kitchen/ingredients.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { useToast } from '#/ui/toast.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'

type Props = { item: IngredientDetails }

/** Archive, restore and merge, in the head of the page. */
export function StateSteps({ item }: Props) {
  const t = useT(ingredientMessages)
  const offerUndo = useUndo()
  const archive = useFetcher()
  const restored = useBackgroundForm(t('restored'))
  const { state, mays, revision } = item
  if (state === 'merged') return null
  return (
    <>
      {mays.merge && state === 'active' && item.alike.length > 0 && <Merge item={item} />}
      {mays.publish && state === 'archived' && (
        <ActionForm {...restored} className="contents">
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton intent="restore" variant="secondary">
            {t('restore')}
          </SubmitButton>
        </ActionForm>
      )}
      {mays.publish && state !== 'archived' && (
        <ActionForm
          fetcher={archive}
          className="contents"
          onDone={() => offerUndo(t('archived'), { intent: 'restore', revision: String(revision + 1) })}
        >
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton intent="archive" variant="quiet">
            {t('archive')}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  )
}

/** What a proposal or a merged ingredient means, with its step. */
export function StateNotice({ item }: Props) {
  const t = useT(ingredientMessages)
  const lang = useLang()
  const accepted = useBackgroundForm(t('accepted'))
  const unmerged = useBackgroundForm(t('unmerged'))
  const { state, mergedInto, mays, revision } = item
  if (state === 'proposed')
    return (
      <Notice title={t('state_proposed')}>
        {t('proposedHelp')}
        {mays.publish && (
          <ActionForm {...accepted} className="mt-3">
            <input type="hidden" name="revision" value={revision} />
            <FormActions>
              <SubmitButton intent="accept">{t('accept')}</SubmitButton>
            </FormActions>
          </ActionForm>
        )}
      </Notice>
    )
  if (!mergedInto) return null
  const name = ingredientName({ en: mergedInto.nameEn, ar: mergedInto.nameAr }, lang)
  return (
    <Notice
      title={
        <OpenLink to={href('/client/recipe-management/ingredients/:ingredientId', { ingredientId: mergedInto.id })}>
          {t('mergedInto', { name })}
        </OpenLink>
      }
    >
      {t('mergedHelp')}
      {mays.merge && item.mayUnmerge && (
        <ActionForm {...unmerged} className="mt-3">
          <input type="hidden" name="revision" value={revision} />
          <FormActions>
            <SubmitButton intent="unmerge" variant="secondary">
              {t('unmerge')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Notice>
  )
}

function Merge({ item }: Props) {
  const t = useT(ingredientMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ text: t('merged'), kind: 'success' })
  }
  return (
    <>
      <Button icon={Combine} variant="quiet" onClick={() => setOpen(true)}>
        {t('merge')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('mergeTitle', { name: ingredientName({ en: item.nameEn, ar: item.nameAr }, lang) })}
      >
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui text-ink-2">{t('mergeLead')}</p>
          <input type="hidden" name="revision" value={item.revision} />
          <SearchableSelect
            name="into"
            label={t('mergeInto')}
            options={item.alike.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FormActions>
            <SubmitButton intent="merge">{t('mergeIt')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
