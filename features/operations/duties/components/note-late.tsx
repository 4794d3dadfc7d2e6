import { dutyMessages } from '#/messages/operations/duties.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { TaskDetails } from '../read-tasks.server.ts'

/** Notes that a missed task was done after all; it stays missed. */
export function NoteLate({ task: { revision } }: { task: TaskDetails }) {
  const t = useT(dutyMessages)
  const form = useBackgroundForm(t('lateNoted'))
  return (
    <Card title={t('doLate')} description={t('doLateHint')}>
      <ActionForm key={revision} {...form} errors="inline" encType="multipart/form-data">
        <input type="hidden" name="revision" value={revision} />
        <TextArea name="note" label={t('note')} rows={2} maxLength={2000} required />
        <FormActions>
          <SubmitButton intent="late" variant="secondary">
            {t('noteLate')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
