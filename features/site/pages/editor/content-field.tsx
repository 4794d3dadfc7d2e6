import { type ReactNode, useId } from 'react'
import { directionOf, type Lang } from '#/domain/text.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'

type ContentFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Language of the text, which sets its direction. */
  lang?: Lang
  lines?: number
  most?: number
  help?: ReactNode
  error?: string
}

/** A text of the edited page. Controlled by the draft, so that undo applies. */
export function ContentField({ label, value, onChange, lang, lines, most, help, error }: ContentFieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    lang,
    dir: lang ? directionOf(lang) : 'ltr',
    maxLength: most,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: inputClasses,
  }
  return (
    <FieldFrame id={id} label={label} help={help} helpId={`${id}-help`} error={error} errorId={`${id}-error`}>
      {lines ? (
        <textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  )
}
