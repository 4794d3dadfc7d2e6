import { degrees, mostReadings, readingRange } from '#/domain/fieldwork/measure.ts'
import type { MeasureQuestion } from '#/domain/questionnaire.ts'
import { measureFieldMessages } from '#/messages/fieldwork/measure.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { CheckedNumber } from './checked-number.tsx'
import type { FieldProps } from './field-props.ts'

/** Limit of a measurement with its direction, grey band and the number of readings required. */
export function MeasureFields({ id, question, actions }: FieldProps & { question: MeasureQuestion }) {
  const t = useT(measureFieldMessages)
  const unit = degrees[useLang()]
  const temperature = { least: readingRange.min, most: readingRange.max }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-ui font-medium">{t('limits', { unit })}</legend>
      <SelectField
        name={`${id}-direction`}
        label={t('direction')}
        defaultValue={question.direction}
        options={(['at_most', 'at_least'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(direction) => actions.type({ direction }, 'direction')}
      />
      <div className="grid items-end gap-4 md:grid-cols-3">
        <CheckedNumber
          name={`${id}-limit`}
          label={t('limit', { unit })}
          value={question.limit}
          {...temperature}
          tenths
          onNumber={(limit = 0) => actions.type({ limit }, 'limit')}
        />
        <CheckedNumber
          name={`${id}-grey`}
          label={t('grey', { unit })}
          help={t('greyHelp')}
          value={question.grey}
          {...temperature}
          tenths
          optional
          onNumber={(grey) => actions.type({ grey }, 'grey')}
        />
        <CheckedNumber
          name={`${id}-fewest`}
          label={t('fewest')}
          help={t('fewestHelp', { most: mostReadings })}
          value={question.fewest}
          least={1}
          most={mostReadings}
          whole
          onNumber={(fewest = 1) => actions.type({ fewest }, 'fewest')}
        />
      </div>
    </fieldset>
  )
}
