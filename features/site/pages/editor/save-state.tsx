import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useAddressProblem } from '../components/new-page-dialog.tsx'
import type { PageContent } from '../content.ts'
import type { Saving } from './draft.ts'

const words = {
  saved: 'saved',
  saving: 'saving',
  unsaved: 'unsaved',
  offline: 'notSaved',
  'signed-out': 'signedOut',
  refused: 'refused',
  'too-large': 'tooLarge',
  conflict: 'conflictTitle',
} as const
const icons = { saved: Check, saving: LoaderCircle, unsaved: LoaderCircle, offline: CloudOff } as const

/** Short state of saving, always in the same place. */
export function SaveState({ saving }: { saving: Saving }) {
  const t = useT(pageEditorMessages)
  const bad = !['saved', 'saving', 'unsaved'].includes(saving)
  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-caption ${bad ? 'font-medium text-danger-ink' : 'text-ink-2'}`}
    >
      <Icon as={icons[saving as keyof typeof icons] ?? CircleAlert} size={16} className="shrink-0" />
      {t(words[saving])}
    </p>
  )
}

/** Conflict of two editors: the person chooses, and neither version is lost. */
export function ConflictNotice({
  content,
  slug,
  onTakeTheirs,
}: {
  content: PageContent
  slug: string
  onTakeTheirs: () => void
}) {
  const t = useT(pageEditorMessages)
  const [keeping, setKeeping] = useState(false)
  return (
    <Notice
      kind="warning"
      live
      title={t('conflictTitle')}
      actions={
        <>
          <Button onClick={() => setKeeping(true)}>{t('keepMine')}</Button>
          <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
        </>
      }
    >
      {t('conflictText')}
      {keeping && <KeepMine content={content} slug={slug} onClose={() => setKeeping(false)} />}
    </Notice>
  )
}

function KeepMine({ content, slug, onClose }: { content: PageContent; slug: string; onClose: () => void }) {
  const t = useT(pageEditorMessages)
  const fetcher = useFetcher()
  const [typed, setTyped] = useState(`${slug}-2`)
  const explain = useAddressProblem(typed)
  return (
    <Dialog open onClose={onClose} title={t('keepMine')}>
      <ActionForm fetcher={fetcher} errors="inline" explain={explain}>
        <p>{t('keepMineText')}</p>
        <input type="hidden" name="content" value={JSON.stringify(content)} />
        <TextField name="slug" type="code" prefix="/" label={t('address')} defaultValue={typed} onChange={setTyped} />
        <FormActions>
          <SubmitButton intent="save-copy">{t('keepMine')}</SubmitButton>
          <Button onClick={onClose}>{t('close')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
