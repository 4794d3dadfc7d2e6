import { answerScale, answerScales, scaleOf, scaleParts } from '#/domain/answer-scales.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { FieldProps } from './field-props.ts'

/** Ready answers: choosing a scale fills all texts and scores in both languages. */
export function ScaleField({ id, question, section, actions }: FieldProps) {
  const t = useT(builderMessages)
  const lang = useLang()
  const current = scaleOf(question)?.key ?? ''
  const choose = (key: string) => {
    const scale = answerScale(key)
    if (!scale) return
    const parts = scaleParts(question, scale)
    const unscored = section === 'unscored' ? { failure: undefined, partly: undefined } : {}
    actions.change({ ...parts, ...unscored }, `${id}-scale`)
  }
  return (
    <div className="md:w-1/2">
      <SelectField
        // why: an edited text makes it a scale of its own while the other fields stay as they are
        key={current}
        id={`${id}-scale`}
        name={`${id}-scale`}
        label={t('scale')}
        defaultValue={current}
        {...(current === '' ? { placeholder: t('ownScale') } : {})}
        options={answerScales.map(({ key, name }) => ({ value: key, label: name[lang] }))}
        onChange={choose}
      />
    </div>
  )
}
