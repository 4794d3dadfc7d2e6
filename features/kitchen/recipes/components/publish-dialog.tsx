import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SheetState } from './use-sheet.ts'

/** Publishes the draft once it is saved. */
export function PublishDialog({ state, today }: { state: SheetState; today: string }) {
  const t = useT(sheetMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<{ number: number }>>()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const show = async () => {
    setPending(true)
    const isSaved = await state.saving.flush()
    setPending(false)
    if (isSaved) setOpen(true)
  }
  return (
    <>
      <Button variant="primary" pending={pending} onClick={() => void show()}>
        {t('publish')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('publishTitle')}>
        <ActionForm
          fetcher={fetcher}
          errors="inline"
          onDone={(result) => {
            setOpen(false)
            toast({ text: t('published', { number: (result as { number: number }).number }) })
          }}
        >
          <p className="text-ui text-ink-2">{t('publishHint')}</p>
          <input type="hidden" name="revision" value={state.saving.versionNow()} />
          <DateField name="from" label={t('from')} defaultValue={today} min={today} />
          <FormActions>
            <SubmitButton intent="publish">{t('publishNow')}</SubmitButton>
            <Button onClick={() => setOpen(false)}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
