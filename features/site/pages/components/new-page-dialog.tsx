import { useState } from 'react'
import { useFetcher } from 'react-router'
import { slugFrom } from '#/domain/page-slug.ts'
import { pagesMessages } from '#/messages/site/pages.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

export type PageToCopy = { id: string; title: string }

/** Text for a taken address, naming it. */
export function useAddressProblem(typed: string) {
  const t = useT(pagesMessages)
  const path = `/${typed.trim().replace(/^\//, '').toLowerCase()}`
  return (code: string) => {
    if (code === 'page.address-product') return t('addressOfProduct', { path })
    return code === 'page.address-taken' ? t('addressTaken', { path }) : undefined
  }
}

/** Creates or copies a page. Suggests the address from the English title until it is edited. */
export function NewPageDialog({ copy, onClose }: { copy: PageToCopy | null; onClose: () => void }) {
  const t = useT(pagesMessages)
  const fetcher = useFetcher()
  const [typed, setTyped] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const slug = typed ?? slugFrom(title)
  const explain = useAddressProblem(slug)
  return (
    <Dialog open onClose={onClose} title={t(copy ? 'copyPage' : 'newPage')} sheet>
      <ActionForm fetcher={fetcher} errors="inline" explain={explain}>
        {copy && <p className="text-ui text-ink-2">{t('copyText', { title: copy.title })}</p>}
        <input type="hidden" name="copyOf" value={copy?.id ?? ''} />
        <TextField lang="en" name="titleEn" label={t('titleEn')} maxLength={120} onChange={setTitle} />
        <TextField lang="ar" name="titleAr" label={t('titleAr')} maxLength={120} />
        <TextField
          key={typed === null ? slug : 'typed'}
          name="slug"
          type="code"
          prefix="/"
          label={t('slug')}
          help={t('slugHelp')}
          maxLength={81}
          defaultValue={slug}
          onChange={setTyped}
        />
        <FormActions>
          <SubmitButton>{t('create')}</SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
