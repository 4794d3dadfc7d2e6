import { causeClasses, type CauseClass } from '#/domain/reporting/action-finish.ts'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type Start = { causeClass: CauseClass | null; rootCause: string; doneNote: string; prevention: string }

/** Fields of a finished action. `full`: its whole cause has to be told. */
export function FinishFields({ full, start }: { full: boolean; start: Start }) {
  const t = useT(actionFinishMessages)
  return (
    <>
      <SelectField
        name="causeClass"
        label={t('causeClass')}
        placeholder={t('chooseCause')}
        optional={!full}
        defaultValue={start.causeClass ?? ''}
        options={causeClasses.map((name) => ({ value: name, label: t(`cause_${name}`) }))}
      />
      <TextArea
        name="rootCause"
        label={t('whys')}
        help={t('whysHint')}
        rows={3}
        maxLength={2000}
        required
        defaultValue={start.rootCause}
      />
      <TextArea
        name="note"
        label={t('doneNote')}
        rows={2}
        maxLength={2000}
        optional={!full}
        defaultValue={start.doneNote}
      />
      <TextArea
        name="prevention"
        label={t('prevention')}
        rows={2}
        maxLength={2000}
        optional={!full}
        defaultValue={start.prevention}
      />
    </>
  )
}
