import { isMeasureValue } from '#/domain/fieldwork/measure.ts'
import type { MeasureQuestion } from '#/domain/questionnaire.ts'
import { ReadingsField } from '#/features/fieldwork/measurements/components/readings-field.tsx'
import { fieldName } from '../section-fields.ts'
import { useDraft, useVisit } from './visit-context.ts'

/** Readings of a thermometer, stored with each change. */
export function MeasureAnswer({ question }: { question: MeasureQuestion }) {
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  return (
    <ReadingsField
      key={state.revisions.get(question.key)}
      name={fieldName('value', question.key)}
      limit={question}
      fewest={question.fewest}
      value={isMeasureValue(value) ? value : null}
      onChange={(readings) => store.answer(question.key, { value: readings, notApplicable: false })}
    />
  )
}
