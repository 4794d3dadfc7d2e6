import { publicFormMessages } from '#/messages/site/public-forms.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { FieldError, FieldFrame, FieldHelp, inputClasses, OptionalMark } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { choiceName, longest } from '../fields.ts'
import type { ShownField } from '../shown-form.ts'

/** Maximum choices shown as cards; more become a list. */
const mostCards = 4

type Props = { field: ShownField; defaultValue: string | undefined }

/** Control of one field. Works without scripts. */
export function FormFieldInput({ field, defaultValue }: Props) {
  const { key, type, label, help, required, min, max, options } = field
  const common = { name: key, label, help: help || undefined, optional: !required, defaultValue }
  const t = useT(publicFormMessages)
  switch (type) {
    case 'name':
      return <TextField {...common} autoComplete="name" maxLength={200} />
    case 'text':
      return <TextField {...common} maxLength={longest(type, max)} />
    case 'long-text':
      return <TextArea {...common} rows={6} maxLength={longest(type, max)} />
    case 'email':
      return <TextField {...common} type="email" autoComplete="email" maxLength={254} />
    case 'phone':
      return <TextField {...common} type="tel" autoComplete="tel" maxLength={40} />
    case 'number':
      return <NumberField {...common} decimals {...(min === null ? {} : { min })} {...(max === null ? {} : { max })} />
    case 'choice': {
      const choices = options.map((option) => ({ value: option.key, label: option.label }))
      if (options.length > mostCards) return <SelectField {...common} options={choices} placeholder={t('choose')} />
      return <RadioCards {...common} options={choices} />
    }
    case 'choices':
      return <Choices field={field} />
    case 'date':
      return <DateInput {...common} />
    case 'consent':
      return (
        <Checkbox name={key} label={<ConsentLabel label={label} optional={!required} />} help={help || undefined} />
      )
  }
}

function ConsentLabel({ label, optional }: { label: string; optional: boolean }) {
  return (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  )
}

/** Multiple choice: a group of check boxes with separate names. */
function Choices({ field: { key, label, help, required, options } }: { field: ShownField }) {
  const field = useField({ name: key, help })
  return (
    <fieldset aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-ui font-medium">
        {label}
        {!required && <OptionalMark />}
      </legend>
      {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="flex flex-col gap-2">
        {options.map((option, index) => (
          <Checkbox
            key={option.key}
            name={choiceName(key, option.key)}
            label={option.label}
            {...(index === 0 ? { id: field.id } : {})}
          />
        ))}
      </div>
    </fieldset>
  )
}

type DateProps = {
  name: string
  label: string
  help: string | undefined
  optional: boolean
  defaultValue?: string | undefined
}

/** Native date field: localised, without scripts. */
function DateInput({ name, label, help, optional, defaultValue }: DateProps) {
  const field = useField({ name, help })
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional}>
      <input
        id={field.id}
        name={name}
        type="date"
        defaultValue={field.typed ?? defaultValue}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
        className={inputClasses}
      />
    </FieldFrame>
  )
}
