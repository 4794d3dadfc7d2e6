import { Eye } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { staffViewMessages } from '#/messages/office/staff-view.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useState } from 'react'

/** Button that asks for the reason and opens the client's pages as read only. */
export function ViewButton({ clientId, client }: { clientId: string; client: string }) {
  const t = useT(staffViewMessages)
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<FormResult>()
  return (
    <>
      <Button icon={Eye} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('openTitle', { client })} sheet>
          <ActionForm always fetcher={fetcher} action={href('/admin/clients/view')} errors="inline">
            <p>{t('openAbout')}</p>
            <input type="hidden" name="clientId" value={clientId} />
            <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} required />
            <FormActions>
              <SubmitButton intent="view">{t('open')}</SubmitButton>
              <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
