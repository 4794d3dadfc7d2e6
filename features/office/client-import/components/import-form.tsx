import type { FetcherWithComponents } from 'react-router'
import { importGrounds } from '#/domain/office/client-import.ts'
import { clientImportMessages } from '#/messages/office/client-import.ts'
import { Checkbox, RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

type Props = {
  fetcher: FetcherWithComponents<unknown>
  file: { name: string; content: string }
  /** Number of clients that the preview found. */
  ready: number
}

/** The declaration of the legal ground, and the import. */
export function ImportForm({ fetcher, file, ready }: Props) {
  const t = useT(clientImportMessages)
  const grounds = importGrounds.map((value) => ({
    value,
    label: t(`ground_${value}`),
    description: t(`ground_${value}_about`),
  }))
  return (
    <ActionForm fetcher={fetcher}>
      <input type="hidden" name="content" value={file.content} />
      <input type="hidden" name="fileName" value={file.name} />
      <input type="hidden" name="ready" value={ready} />
      <RadioCards name="ground" label={t('ground')} options={grounds} columns={3} required />
      <TextField name="note" label={t('note')} help={t('noteHelp')} maxLength={500} optional />
      <Checkbox name="declaration" label={t('declaration')} required />
      <p className="text-ui text-ink-2">{t('applyAbout')}</p>
      <FormActions>
        <SubmitButton intent="apply">{t('apply', { count: ready })}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
