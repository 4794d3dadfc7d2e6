import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { PhotosField } from '#/features/reporting/attachments/components/photos-field.tsx'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import type { Attachment } from '#/features/reporting/attachments/read-attachments.server.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'
import { ReusedPhotos } from './reused-photos.tsx'

/** Photos that prove the action; its workers remove them until it is verified, and add more after it was finished. */
export function CorrectiveActionProof({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { photos, title, version, status, mayWork } = action
  const mayChange = status !== 'verified' && mayWork
  const room = actionPhotos.most - photos.length - action.problem.length
  return (
    <Card title={t('proof')}>
      <div className="flex flex-col gap-4">
        {action.status === 'done' && <ReusedPhotos photos={photos} reused={action.reused} linked />}
        {photos.length > 0 ? (
          <PhotoGrid photos={photos.map(({ id, src }) => ({ id, src, alt: t('proofOf', { title }) }))} />
        ) : (
          <p className="text-ui text-ink-2">{t('noProof')}</p>
        )}
        {mayChange && photos.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, index) => (
              <RemovePhoto key={photo.id} action={action} photo={photo} number={index + 1} />
            ))}
          </ul>
        )}
        {mayChange && !isUnfinished(status) && room > 0 && (
          <ActionForm
            key={version}
            fetcher={fetcher}
            errors="inline"
            encType="multipart/form-data"
            onDone={() => toast({ text: t('proofStored') })}
          >
            <input type="hidden" name="version" value={version} />
            <PhotosField label={t('morePhotos')} rule={actionPhotos} room={room} />
            <FormActions>
              <SubmitButton intent="add-photos" variant="secondary">
                {t('saveProof')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

type RemoveProps = { action: CorrectiveActionDetails; photo: Attachment; number: number }

function RemovePhoto({ action: { version }, photo, number }: RemoveProps) {
  const t = useT(correctiveActionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <li>
      <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('proofRemoved') })}>
        <input type="hidden" name="intent" value="remove-photo" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="fileId" value={photo.id} />
        <Button type="submit" size="dense" variant="quiet" icon={X} changes>
          {t('removePhoto', { number })}
        </Button>
      </ActionForm>
    </li>
  )
}
