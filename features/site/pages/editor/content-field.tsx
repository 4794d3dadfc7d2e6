import { type ReactNode, useId } from 'react'
import { directionOf, type Lang } from '#/domain/text.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'

type ContentFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The language of what is written: its direction follows, whatever the page around it speaks. */
  lang?: Lang
  lines?: number
  most?: number
  help?: ReactNode
  error?: string
}

/** A text of the page being edited. What it shows always comes from the draft, so that undo reaches it. */
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
