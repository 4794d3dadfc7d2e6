import { useFetcher, useNavigate } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { TaskFields } from './task-fields.tsx'

/** Form for a new task. */
export function NewTask({ today, back }: { today: string; back: string }) {
  const t = useT(staffTaskMessages)
  const fetcher = useFetcher<FormResult>()
  const navigate = useNavigate()
  const done = () => {
    showToast({ text: t('created'), kind: 'success' })
    void navigate(back, { preventScrollReset: true })
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
      <TaskFields today={today} />
      <FormActions>
        <SubmitButton intent="create">{t('add')}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}
