import type { FormResult } from '#/domain/form-result.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type ReasonFormProps = {
  intent: string
  /** Consequence of the step. */
  consequence: string
  reasonLabel: string
  /** Verb of the button. */
  submitLabel: string
  danger?: boolean
  back: string
  result: FormResult | undefined
  requestId?: string
}

/** A step with a reason: consequence, reason, and a way back. */
export function ReasonForm(props: ReasonFormProps) {
  const { intent, consequence, reasonLabel, submitLabel, danger, back, result, requestId } = props
  const t = useT(controlRoomMessages)
  return (
    <ActionForm result={result} errors="inline">
      <input type="hidden" name="intent" value={intent} />
      {requestId && <input type="hidden" name="requestId" value={requestId} />}
      <p className="text-ui text-ink-2">{consequence}</p>
      <TextArea name="reason" label={reasonLabel} rows={3} maxLength={2000} />
      <FormActions>
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {t('goBack')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}
