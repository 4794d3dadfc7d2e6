import { useFetcher } from 'react-router'
import { correctiveActionSteps, isUnfinished } from '#/domain/corrective-action.ts'
import { stepsFrom } from '#/domain/step.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { CorrectiveActionDetails } from '../read-corrective-actions.server.ts'
import { FinishAction } from './finish-action.tsx'

type Props = { action: CorrectiveActionDetails }

/** Steps that the action's status allows. */
export function CorrectiveActionSteps({ action }: Props) {
  if (action.status === 'cancelled') return null
  return isUnfinished(action.status) ? <FinishAction action={action} /> : <AfterFinish action={action} />
}

/** Verifies or reopens. */
function AfterFinish({ action }: Props) {
  const t = useT(correctiveActionMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const verifies = action.verifying === 'may'
  const steps = stepsFrom(correctiveActionSteps, action.status).filter((step) => step !== 'verify' || verifies)
  const hints = {
    done: { may: 'verifyHint', own: 'verifyOwnHint', owner: 'verifyOwnerHint', others: 'verifyOthersHint' } as const,
    verified: 'reopenHint',
  } as const
  const hint = action.status === 'done' ? t(hints.done[action.verifying]) : t(hints.verified)
  return (
    <Card title={t('next')} description={hint}>
      <ActionForm
        key={`${action.status}-${action.version}`}
        fetcher={fetcher}
        errors="inline"
        onDone={() => toast({ text: t('moved') })}
      >
        <input type="hidden" name="version" value={action.version} />
        <TextArea name="note" label={t('note')} optional rows={2} maxLength={2000} />
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
