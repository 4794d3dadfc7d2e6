import { causeClasses, type CauseClass, type FinishField } from '#/domain/reporting/action-finish.ts'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type Start = { causeClass: CauseClass | null; rootCause: string; doneNote: string; prevention: string }

type Props = {
  /** Its whole cause has to be told. */
  full: boolean
  start: Start
  /** Error text by field, where the page knows it. */
  errors?: Partial<Record<FinishField, string>>
}

/** Fields of a finished action. */
export function FinishFields({ full, start, errors = {} }: Props) {
  const t = useT(actionFinishMessages)
  return (
    <>
      <SelectField
        name="causeClass"
        {...(errors.causeClass ? { error: errors.causeClass } : {})}
        label={t('causeClass')}
        placeholder={t('chooseCause')}
        optional={!full}
        defaultValue={start.causeClass ?? ''}
        options={causeClasses.map((name) => ({ value: name, label: t(`cause_${name}`) }))}
      />
      <TextArea
        name="rootCause"
        {...(errors.rootCause ? { error: errors.rootCause } : {})}
        label={t('whys')}
        help={t('whysHint')}
        rows={3}
        maxLength={2000}
        required
        defaultValue={start.rootCause}
      />
      <TextArea
        name="note"
        {...(errors.note ? { error: errors.note } : {})}
        label={t('doneNote')}
        rows={2}
        maxLength={2000}
        optional={!full}
        defaultValue={start.doneNote}
      />
      <TextArea
        name="prevention"
        {...(errors.prevention ? { error: errors.prevention } : {})}
        label={t('prevention')}
        rows={2}
        maxLength={2000}
        optional={!full}
        defaultValue={start.prevention}
      />
    </>
  )
}
