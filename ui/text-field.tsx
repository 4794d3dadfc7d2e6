import { useState, type ComponentProps, type HTMLInputAutoCompleteAttribute } from 'react'
import { Search, X } from 'lucide-react'
import { latinDigits } from '#/domain/digits.ts'
import type { Lang } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldFrame, inputClasses, type FieldProps } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

type InputOptions = {
  /** Language of the input where it differs from the page's: affects line height, spelling and screen readers. */
  lang?: Lang
  defaultValue?: string | number
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
  required?: boolean
  readOnly?: boolean
  disabled?: boolean
  onChange?: (value: string) => void
}

export type TextFieldProps = FieldProps &
  InputOptions & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'code'
    /** Shown before the input in both languages, such as +966. */
    prefix?: string
  }

const keyboards = { text: undefined, email: 'email', tel: 'tel', url: 'url', code: undefined } as const

/** One line of text. E-mail addresses, phones and codes are left to right in both languages. */
export function TextField({ type = 'text', prefix, defaultValue, onChange, ...props }: TextFieldProps) {
  const { name, label, help, error, optional, id, hideLabel, ...input } = props
  const field = useField({ name, id, error, help })
  const ltr = type !== 'text'
  const control = (
    <input
      {...input}
      id={field.id}
      name={name}
      type={type === 'code' ? 'text' : type}
      inputMode={keyboards[type]}
      spellCheck={ltr ? false : undefined}
      autoCapitalize={ltr ? 'none' : undefined}
      defaultValue={field.typed ?? defaultValue}
      onChange={onChange && ((event) => onChange(event.target.value))}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.describedBy}
      className={classes(inputClasses, ltr ? 'input-ltr' : 'input-free', prefix && 'rounded-s-none')}
    />
  )
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      {prefix ? (
        <div dir="ltr" className="flex">
          <span className="num flex items-center rounded-s-control border border-e-0 border-line-input bg-surface-2 px-3 text-ink-2">
            {prefix}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

export type NumberFieldProps = FieldProps &
  InputOptions & { decimals?: boolean; suffix?: string; min?: number; max?: number }

/** A number as plain text, so that Arabic digits can be typed; the server reads both. */
export function NumberField({ decimals, suffix, min, max, defaultValue, onChange, ...props }: NumberFieldProps) {
  const { name, label, help, error, optional, id, hideLabel, ...input } = props
  const field = useField({ name, id, error, help })
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <div className="flex items-center gap-2">
        <input
          {...input}
          id={field.id}
          name={name}
          type="text"
          inputMode={decimals ? 'decimal' : 'numeric'}
          data-min={min}
          data-max={max}
          defaultValue={field.typed ?? defaultValue}
          onChange={(event) => {
            const latin = latinDigits(event.target.value).replace('٫', '.')
            if (latin !== event.target.value) event.target.value = latin
            onChange?.(latin)
          }}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className={classes(inputClasses, 'num input-ltr')}
        />
        {suffix && <span className="shrink-0 text-ui text-ink-2">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}

/** `grows`: height follows the content where the browser supports it. */
export type TextAreaProps = FieldProps & InputOptions & { rows?: number; grows?: boolean }

export function TextArea({ rows = 4, grows, defaultValue, onChange, ...props }: TextAreaProps) {
  const { name, label, help, error, optional, id, hideLabel, autoComplete, ...input } = props
  const field = useField({ name, id, error, help })
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <textarea
        {...input}
        id={field.id}
        name={name}
        rows={rows}
        autoComplete={autoComplete}
        defaultValue={field.typed ?? defaultValue}
        onChange={onChange && ((event) => onChange(event.target.value))}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
        className={classes(
          inputClasses,
          'input-free',
          grows && 'field-sizing-content max-h-60 supports-[field-sizing:content]:resize-none',
        )}
      />
    </FieldFrame>
  )
}

export type SearchFieldProps = {
  name?: string
  label?: string
  placeholder?: string
  /** After the field was emptied by its button, which fires no event of its own. */
  onCleared?: () => void
} & Pick<ComponentProps<'input'>, 'defaultValue'>

/** Search box for a GET form; Enter submits. */
export function SearchField({ name = 'q', label, placeholder, onCleared, defaultValue }: SearchFieldProps) {
  const t = useT(uiMessages)
  const field = useField({ name })
  const [filled, setFilled] = useState(Boolean(defaultValue))
  return (
    <div className="relative min-w-0">
      <label htmlFor={field.id} className="sr-only">
        {label ?? t('search')}
      </label>
      <span className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-ink-3">
        <Icon as={Search} size={16} />
      </span>
      <input
        id={field.id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={defaultValue}
        placeholder={placeholder ?? t('searchPlaceholder')}
        onChange={(event) => setFilled(event.target.value !== '')}
        className={classes(
          inputClasses,
          'input-free ps-8 pe-9 md:min-h-(--search,var(--field)) md:py-0.5 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {filled && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          className="absolute inset-y-0 end-0 flex w-9 items-center justify-center text-ink-2 hover:text-ink"
          onClick={(event) => {
            const input = event.currentTarget.parentElement?.querySelector('input')
            if (!input) return
            input.value = ''
            setFilled(false)
            input.focus()
            onCleared?.()
          }}
        >
          <Icon as={X} size={16} />
        </button>
      )}
    </div>
  )
}
