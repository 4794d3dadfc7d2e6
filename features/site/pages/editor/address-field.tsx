import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useAddressProblem } from '../components/new-page-dialog.tsx'
import type { EditorPage } from '../read-editor.server.ts'
import type { StepDone } from '../page-editor-action.server.ts'

type AddressFieldProps = {
  page: EditorPage
  settle: () => Promise<number | null>
  onDone: (done: StepDone) => void
}

/** Address of the page: editable until the first publication or schedule. */
export function AddressField({ page, settle, onDone }: AddressFieldProps) {
  const t = useT(pageEditorMessages)
  const [version, setVersion] = useState<number | null>(null)
  return (
    <div className="flex flex-col gap-2">
      <span className="text-ui font-medium">{t('address')}</span>
      <bdi dir="ltr" className="text-ui [overflow-wrap:anywhere]">
        /{page.slug}
      </bdi>
      {page.revisions.length > 0 ? (
        <span className="text-caption text-ink-2">{t('addressFixed')}</span>
      ) : (
        <div>
          <Button onClick={() => void settle().then(setVersion)}>{t('changeAddress')}</Button>
        </div>
      )}
      {version !== null && (
        <ChangeAddress
          slug={page.slug}
          version={version}
          onClose={() => setVersion(null)}
          onDone={(done) => {
            setVersion(null)
            onDone(done)
          }}
        />
      )}
    </div>
  )
}

type ChangeAddressProps = { slug: string; version: number; onClose: () => void; onDone: (done: StepDone) => void }

function ChangeAddress({ slug, version, onClose, onDone }: ChangeAddressProps) {
  const t = useT(pageEditorMessages)
  const fetcher = useFetcher<FormResult<StepDone>>()
  const [typed, setTyped] = useState(slug)
  const explain = useAddressProblem(typed)
  return (
    <Dialog open onClose={onClose} title={t('changeAddress')}>
      <ActionForm fetcher={fetcher} errors="inline" explain={explain} onDone={(result) => onDone(result as StepDone)}>
        <input type="hidden" name="version" value={version} />
        <TextField name="slug" type="code" prefix="/" label={t('address')} defaultValue={slug} onChange={setTyped} />
        <FormActions>
          <SubmitButton intent="address">{t('changeAddress')}</SubmitButton>
          <Button onClick={onClose}>{t('close')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
