import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { langs } from '#/domain/text.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ManyDone } from '../approve-many.server.ts'
import type { RosterRow } from '../list.ts'

type Props = { readers: readonly RosterRow[]; onClose: () => void }

/** Writes to many: a text per language of the recipients. */
export function LettersForm({ readers, onClose }: Props) {
  const t = useT(shopperPageMessages)
  const fetcher = useFetcher<FormResult<ManyDone>>()
  const done = (result: unknown) => {
    showToast({ text: t('sentCount', { count: (result as ManyDone).done }), kind: 'success' })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
      <p className="text-ui text-ink-2">{t('messageManyHelp')}</p>
      {readers.map(({ id }) => (
        <input key={id} type="hidden" name="shopperId" value={id} />
      ))}
      {langs
        .filter((lang) => readers.some(({ language }) => language === lang))
        .map((lang) => (
          <div key={lang} className="flex flex-col gap-5">
            <TextField name={`subject_${lang}`} label={t(`subject_${lang}`)} maxLength={120} />
            <TextArea name={`text_${lang}`} label={t(`text_${lang}`)} rows={5} maxLength={4000} />
          </div>
        ))}
      <FormActions>
        <SubmitButton intent="message-many">{t('send')}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}
