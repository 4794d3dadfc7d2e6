import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'

type Props = { applicationId: string; branch: string; onClose: () => void }

/** Declines an application with an answer to its client. */
export function DeclineDialog({ applicationId, branch, onClose }: Props) {
  const t = useT(adminCertificateMessages)
  const fetcher = useFetcher<FormResult>()
  const done = () => {
    showToast({ text: t('declined'), kind: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('declineTitle')} width="medium">
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <input type="hidden" name="applicationId" value={applicationId} />
        <p className="text-ui">
          <bdi className="font-medium">{branch}</bdi>
        </p>
        <TextArea name="answer" label={t('yourAnswer')} help={t('declineText')} rows={4} maxLength={2000} />
        <FormActions>
          <SubmitButton intent="decline" variant="danger">
            {t('decline')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
