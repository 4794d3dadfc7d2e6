import { Smartphone } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { PhotosField } from '#/features/reporting/attachments/components/photos-field.tsx'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { actionPhoneMessages } from '#/messages/reporting/action-phone.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'
import { FinishFields } from './finish-fields.tsx'

/** Finishes an unfinished action with its photos in one step; one that was not begun can also be begun alone. */
export function FinishAction({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const finish = useT(actionFinishMessages)
  const phone = useT(actionPhoneMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { version, status, needs, photos } = action
  const room = actionPhotos.most - photos.length - action.problem.length
  const isProven = !needs.proof || photos.length > 0
  return (
    <Card
      title={finish('finishTitle')}
      description={isProven ? undefined : finish('proofNeeded')}
      actions={
        <>
          <LinkButton
            variant="quiet"
            icon={Smartphone}
            reloadDocument
            to={href('/client/field/task/:actionId', { actionId: action.id })}
          >
            {phone('toPhone')}
          </LinkButton>
          {status !== 'in_progress' && <StartAction action={action} />}
        </>
      }
    >
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        encType="multipart/form-data"
        onDone={() => toast({ text: t('moved') })}
      >
        <input type="hidden" name="version" value={version} />
        {room > 0 && <PhotosField label={t('morePhotos')} rule={actionPhotos} room={room} />}
        <FinishFields full={needs.cause} start={action} />
        <FormActions>
          <SubmitButton intent="finish" full="phone">
            {t('finish')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function StartAction({ action: { version } }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('moved') })}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="start" variant="secondary">
        {t('start')}
      </SubmitButton>
    </ActionForm>
  )
}
