import { useFetcher } from 'react-router'
import { actionMessages } from '#/messages/actions.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ActionPage } from '../read-actions.server.ts'

/** The photo that shows the action was carried out. */
export function ActionProof({ action }: { action: ActionPage }) {
  const t = useT(actionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { proof, title, version } = action
  return (
    <Card title={t('proof')}>
      <div className="flex flex-col gap-4">
        {proof ? (
          <PhotoGrid photos={[{ id: proof, src: proof, alt: t('proofOf', { title }) }]} />
        ) : (
          <p className="text-ui text-ink-2">{t('noProof')}</p>
        )}
        {action.status !== 'verified' && (
          <ActionForm
            key={version}
            fetcher={fetcher}
            errors="inline"
            action={`/client/tasks/${action.id}/proof`}
            encType="multipart/form-data"
            onDone={() => toast({ text: t('proofStored') })}
          >
            <input type="hidden" name="version" value={version} />
            <label className="flex flex-col gap-1.5 text-ui">
              <span className="font-medium">{t('chooseProof')}</span>
              <span className="text-caption text-ink-2">{t('proofHint')}</span>
              <input
                type="file"
                name="file"
                required
                accept="image/jpeg,image/png,image/webp"
                className="min-h-11 w-full text-body file:me-3 file:min-h-10 file:rounded-control file:border file:border-line-input file:bg-card file:px-4"
              />
            </label>
            <FormActions>
              <SubmitButton variant="secondary">{proof ? t('changeProof') : t('addProof')}</SubmitButton>
            </FormActions>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}
