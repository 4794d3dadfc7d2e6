import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formsListMessages } from '#/messages/site/forms-admin.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

/** `Guest survey 2026!` becomes `guest-survey-2026`. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** Title in both languages and address; the rest follows in the editor. */
export function NewFormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT(formsListMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('new')} sheet>
      <NewForm />
    </Dialog>
  )
}

function NewForm() {
  const t = useT(formsListMessages)
  const fetcher = useFetcher()
  const [proposed, setProposed] = useState('')
  const [typed, setTyped] = useState(false)
  return (
    <ActionForm fetcher={fetcher} errors="inline" clientKey>
      <input type="hidden" name="intent" value="create" />
      <TextField
        lang="en"
        name="titleEn"
        label={t('titleEn')}
        maxLength={120}
        onChange={(title) => typed || setProposed(addressOf(title))}
      />
      <TextField lang="ar" name="titleAr" label={t('titleAr')} maxLength={120} />
      <TextField
        key={proposed}
        name="slug"
        type="code"
        label={t('address')}
        help={t('addressHelp')}
        defaultValue={proposed}
        maxLength={80}
        onChange={() => setTyped(true)}
      />
      <FormActions>
        <SubmitButton>{t('create')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
