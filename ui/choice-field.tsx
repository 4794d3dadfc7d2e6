import { useId, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldError, FieldFrame, FieldHelp, inputClasses, OptionalMark, type FieldProps } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  defaultValue?: string
  /** Label of the empty choice. Default: "Choose…" when there is no default value. */
  placeholder?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  onChange?: (value: string) => void
}

/** Native select: keyboard, phone wheel and direction work without scripts. */
export function SelectField({ options, defaultValue, placeholder, onChange, ...props }: SelectFieldProps) {
  const { name, label, help, error, optional, id, hideLabel, ...select } = props
  const t = useT(uiMessages)
  const field = useField({ name, id, error, help })
  const value = field.typed ?? defaultValue
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <div className="relative">
        <select
          {...select}
          id={field.id}
          name={name}
          defaultValue={value ?? ''}
          onChange={onChange && ((event) => onChange(event.target.value))}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className={classes(inputClasses, 'appearance-none pe-10')}
        >
          {(placeholder !== undefined || !defaultValue) && <option value="">{placeholder ?? t('choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-2">
          <Icon as={ChevronDown} size={16} />
        </span>
      </div>
    </FieldFrame>
  )
}

export type CheckboxProps = {
  name: string
  label: ReactNode
  value?: string
  help?: ReactNode
  error?: string
  defaultChecked?: boolean
  required?: boolean
  disabled?: boolean
  id?: string
  onChange?: (checked: boolean) => void
}

export function Checkbox({
  name,
  label,
  value = 'on',
  help,
  error,
  defaultChecked,
  id,
  onChange,
  ...input
}: CheckboxProps) {
  const field = useField({ name, id, error, help })
  const checked = field.typed === undefined ? defaultChecked : field.typed === value
  return (
    <div className="flex flex-col gap-1.5">
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="flex items-start gap-3 coarse:min-h-11">
        <input
          {...input}
          id={field.id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={checked}
          onChange={onChange && ((event) => onChange(event.target.checked))}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className="mt-0.5 size-6 shrink-0 accent-primary coarse:mt-0 max-md:size-6"
        />
        <div className="min-w-0 pt-0.5">
          <label htmlFor={field.id} className="text-ui">
            {label}
          </label>
          {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
        </div>
      </div>
    </div>
  )
}

/** An on/off setting, submitted like a checkbox. */
export function Switch({
  name,
  label,
  value = 'on',
  help,
  error,
  defaultChecked,
  id,
  onChange,
  ...input
}: CheckboxProps) {
  const field = useField({ name, id, error, help })
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={field.id} className="text-ui font-medium">
          {label}
        </label>
        {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
        {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      </div>
      <input
        {...input}
        id={field.id}
        name={name}
        type="checkbox"
        value={value}
        defaultChecked={field.typed === undefined ? defaultChecked : field.typed === value}
        onChange={onChange && ((event) => onChange(event.target.checked))}
        aria-describedby={field.describedBy}
        className={classes(
          'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-input bg-surface-3 transition-colors checked:border-primary checked:bg-primary coarse:my-2.5',
          'before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-line-input before:transition-all',
          'checked:before:start-[calc(100%-1.25rem)] checked:before:bg-on-primary',
        )}
      />
    </div>
  )
}

export type RadioOption = Option & { description?: ReactNode; aside?: ReactNode }

export type RadioCardsProps = Omit<FieldProps, 'hideLabel'> & {
  options: readonly RadioOption[]
  defaultValue?: string
  columns?: 1 | 2 | 3
  required?: boolean
  onChange?: (value: string) => void
}

const columnClasses = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const

/** One of a few explained choices, each on a card; native radio buttons. */
export function RadioCards({
  name,
  label,
  help,
  error,
  optional,
  id,
  options,
  defaultValue,
  ...props
}: RadioCardsProps) {
  const { columns = 1, required, onChange } = props
  const field = useField({ name, id, error, help })
  const group = useId()
  const value = field.typed ?? defaultValue
  return (
    <fieldset aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-ui font-medium">
        {label}
        {optional && <OptionalMark />}
      </legend>
      {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className={classes('grid gap-3', columnClasses[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classes(
              'flex min-h-12 items-start gap-3 rounded-card border border-line-input bg-canvas p-3 hover:bg-surface-1',
              'has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-disabled:opacity-60',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={onChange && (() => onChange(option.value))}
              aria-describedby={option.description ? `${group}-${index}` : undefined}
              className="mt-0.5 size-5 shrink-0 accent-primary focus-visible:outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-ui font-medium">{option.label}</span>
                {option.aside && <span className="text-ui text-ink-2">{option.aside}</span>}
              </span>
              {option.description && (
                <span id={`${group}-${index}`} className="block text-caption text-ink-2">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
