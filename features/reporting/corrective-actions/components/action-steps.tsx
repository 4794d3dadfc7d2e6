import { useFetcher } from 'react-router'
import { correctiveActionSteps } from '#/domain/corrective-action.ts'
import { stepsFrom } from '#/domain/step.ts'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'
import { FinishFields } from './finish-fields.tsx'

/** Steps that the action's status allows. */
export function CorrectiveActionSteps({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const finish = useT(actionFinishMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const verifies = action.verifying === 'may'
  const steps = stepsFrom(correctiveActionSteps, action.status).filter(
    (step) => step !== 'cancel' && (step !== 'verify' || verifies),
  )
  const hints = {
    open: 'startHint',
    in_progress: 'startHint',
    reopened: 'startHint',
    done: { may: 'verifyHint', own: 'verifyOwnHint', owner: 'verifyOwnerHint', others: 'verifyOthersHint' } as const,
    verified: 'reopenHint',
  } as const
  if (action.status === 'cancelled') return null
  const hint = action.status === 'done' ? t(hints.done[action.verifying]) : t(hints[action.status])
  return (
    <Card title={t('next')} description={action.status === 'in_progress' ? undefined : hint}>
      <ActionForm
        key={`${action.status}-${action.version}`}
        fetcher={fetcher}
        errors="inline"
        onDone={() => toast({ text: t('moved') })}
      >
        <input type="hidden" name="version" value={action.version} />
        {action.status === 'in_progress' && (
          <>
            {action.needs.proof && action.photos.length === 0 && <Notice kind="info">{finish('proofNeeded')}</Notice>}
            <FinishFields full={action.needs.cause} start={action} />
          </>
        )}
        {action.status !== 'in_progress' && (
          <TextArea name="note" label={t('note')} optional rows={2} maxLength={2000} />
        )}
        <FormActions>
          {steps.map((step, index) => (
            <SubmitButton key={step} intent={step} variant={index === 0 ? 'primary' : 'secondary'}>
              {t(step)}
            </SubmitButton>
          ))}
        </FormActions>
      </ActionForm>
    </Card>
  )
}
