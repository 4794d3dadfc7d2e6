import { Camera } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { ActionForm } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'

/** Photo that proves the action. */
export function CorrectiveActionProof({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { proof, title, version, mayWork } = action
  return (
    <Card title={t('proof')}>
      <div className="flex flex-col gap-4">
        {proof ? (
          <PhotoGrid photos={[{ id: proof, src: proof, alt: t('proofOf', { title }) }]} />
        ) : (
          <p className="text-ui text-ink-2">{t('noProof')}</p>
        )}
        {action.status !== 'verified' && mayWork && (
          <ActionForm
            key={version}
            fetcher={fetcher}
            errors="inline"
            action={href('/client/tasks/:actionId/proof', { actionId: action.id })}
            encType="multipart/form-data"
            onDone={() => toast({ text: t('proofStored') })}
          >
            <input type="hidden" name="version" value={version} />
            <p className="text-caption text-ink-2">{t('proofHint')}</p>
            <label
              className={classes(
                buttonClasses({ variant: 'secondary' }),
                'w-fit cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
              )}
            >
              <Icon as={Camera} />
              {proof ? t('changeProof') : t('addProof')}
              <input
                type="file"
                name="file"
                accept="image/jpeg,image/png,image/webp"
                className="sr-only"
                onChange={(event) => event.currentTarget.files?.length && event.currentTarget.form?.requestSubmit()}
              />
            </label>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}
