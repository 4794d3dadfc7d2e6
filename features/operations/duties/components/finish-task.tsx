import { useFetcher } from 'react-router'
import { AttachField } from '#/features/reporting/attachments/components/attach-field.tsx'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { proofFile } from '../proof.ts'
import type { TaskDetails } from '../read-tasks.server.ts'

/** Marks a task as done with its proof, or tells the others that it was begun. */
export function FinishTask({ task: { state, proof, revision } }: { task: TaskDetails }) {
  const t = useT(dutyMessages)
  const toast = useToast()
  const finish = useFetcher()
  const start = useFetcher()
  return (
    <Card title={t('doIt')}>
      <div className="flex flex-col gap-4">
        <ActionForm
          key={revision}
          fetcher={finish}
          errors="inline"
          encType="multipart/form-data"
          onDone={() => toast({ text: t('finished') })}
        >
          <input type="hidden" name="revision" value={revision} />
          {proof === 'number' && <NumberField name="figure" label={t('figure')} decimals />}
          {proof === 'file' && <AttachField label={t('proof_file')} rule={proofFile} room={1} />}
          <TextArea name="note" label={t('note')} rows={2} maxLength={2000} optional={proof !== 'note'} />
          <FormActions>
            <SubmitButton intent="finish">{t('finish')}</SubmitButton>
          </FormActions>
        </ActionForm>
        {state === 'todo' && (
          <ActionForm key={`start-${revision}`} fetcher={start} errors="inline">
            <input type="hidden" name="revision" value={revision} />
            <SubmitButton intent="start" variant="quiet">
              {t('start')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}
