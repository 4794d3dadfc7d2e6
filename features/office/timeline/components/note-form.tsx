import type { FormResult } from '#/domain/form-result.ts'
import { longestNote } from '#/domain/office/timeline.ts'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { NoteParts } from '../notes.server.ts'

type Props = { parts: NoteParts; result: FormResult | undefined; back: string }

/** Writes a note, or changes or withdraws an own one. */
export function NoteForm({ parts, result, back }: Props) {
  const t = useT(companyTimelineMessages)
  const cancel = (
    <LinkButton to={back} preventScrollReset>
      {t('cancel')}
    </LinkButton>
  )
  if (parts.kind === 'change')
    return (
      <ActionForm result={result}>
        <input type="hidden" name="noteId" value={parts.id} />
        <input type="hidden" name="version" value={parts.version} />
        <TextArea name="text" label={t('text')} defaultValue={parts.text} maxLength={longestNote} required />
        <FormActions>
          {cancel}
          <SubmitButton intent="remove" variant="danger-quiet">
            {t('withdraw')}
          </SubmitButton>
          <SubmitButton intent="change">{t('saveNote')}</SubmitButton>
        </FormActions>
      </ActionForm>
    )
  const { branches, mayCompany, branchId, today } = parts
  const chosen = branchId ?? (mayCompany ? null : branches[0]?.value)
  return (
    <ActionForm result={result} clientKey>
      <SelectField
        name="branchId"
        label={t('noteAbout')}
        options={branches}
        {...(mayCompany && { placeholder: t('wholeCompany') })}
        {...(chosen && { defaultValue: chosen })}
      />
      <DateField name="day" label={t('day')} defaultValue={today} max={today} />
      <TextArea name="text" label={t('text')} help={t('noteHelp')} maxLength={longestNote} required />
      <FormActions>
        {cancel}
        <SubmitButton intent="write">{t('saveNote')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
