import { type AutomationEvent, declared, type EventField } from '#/domain/automation/events.ts'
import { type Condition, operatorsOf, type RuleSpec } from '#/domain/automation/rule.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { changedName, choiceName, opName, valueName } from '../form.ts'
import { fieldKey } from '../sentence.ts'

const words = automationWords as Record<string, { en: string; ar: string }>

/** Values of a choice that a condition allows. */
function ticked(values: readonly string[], condition: Condition | undefined): readonly string[] {
  if (!condition) return []
  const named = condition.value.split(/[,،]/).map((one) => one.trim())
  return condition.op === 'is-not' ? values.filter((one) => !named.includes(one)) : named
}

type FieldProps = {
  event: AutomationEvent
  name: string
  field: EventField
  condition: Condition | undefined
  hasChanged: boolean
}

/** Of a field whose value before the event is known. */
function ChangedTick({ name, field, hasChanged }: Pick<FieldProps, 'name' | 'field' | 'hasChanged'>) {
  const t = useT(automationMessages)
  if (!field.hasBefore) return null
  return <Checkbox name={changedName(name)} label={t('onlyChanged')} defaultChecked={hasChanged} />
}

/** A choice: nothing ticked restricts nothing. */
function ChoiceField({
  event,
  name,
  field,
  condition,
  hasChanged,
}: FieldProps & { field: EventField & { type: 'choice' } }) {
  const say = useT(words) as (key: string) => string
  const chosen = ticked(field.values, condition)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-medium">{say(fieldKey(event, name))}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {field.values.map((value) => (
          <Checkbox
            key={value}
            name={choiceName(name, value)}
            label={say(`${field.words}_${value}`)}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <ChangedTick {...{ name, field, hasChanged }} />
    </fieldset>
  )
}

/** A number or a text: the comparison and its value. */
function ComparedField({ event, name, field, condition, hasChanged }: FieldProps) {
  const t = useT(automationMessages)
  const say = useT(words) as (key: string) => string
  const label = say(fieldKey(event, name))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-medium">{label}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          name={opName(name)}
          label={t('comparison', { field: label })}
          hideLabel
          placeholder={t('any')}
          defaultValue={condition?.op ?? ''}
          options={operatorsOf(field).map((op) => ({ value: op, label: say(`op_${op}`) }))}
        />
        <TextField
          name={valueName(name)}
          label={t('value', { field: label })}
          hideLabel
          maxLength={200}
          defaultValue={condition?.value ?? ''}
        />
      </div>
      <div className="mt-2 empty:hidden">
        <ChangedTick {...{ name, field, hasChanged }} />
      </div>
    </fieldset>
  )
}

/** Conditions of a rule: one for each field of its event. */
export function ConditionFields({ event, spec }: { event: AutomationEvent; spec: RuleSpec }) {
  const t = useT(automationMessages)
  const fields = Object.entries(declared(event).fields)
  if (fields.length === 0) return <p className="text-ui text-ink-2">{t('noFields')}</p>
  return (
    <div className="flex flex-col gap-5">
      {fields.length > 1 && (
        <div className="max-w-80">
          <SelectField
            name="matching"
            label={t('matching')}
            defaultValue={spec.matching}
            options={[
              { value: 'all', label: t('matching_all') },
              { value: 'any', label: t('matching_any') },
            ]}
          />
        </div>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        {fields.map(([name, field]) => {
          const own = spec.conditions.filter((one) => one.field === name)
          const props = {
            event,
            name,
            condition: own.find(({ op }) => op !== 'changed'),
            hasChanged: own.some(({ op }) => op === 'changed'),
          }
          return field.type === 'choice' ? (
            <ChoiceField key={name} {...props} field={field} />
          ) : (
            <ComparedField key={name} {...props} field={field} />
          )
        })}
      </div>
    </div>
  )
}
