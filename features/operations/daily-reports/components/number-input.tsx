import { type ReactNode, useId, useState } from 'react'
import { latinDigits } from '#/domain/digits.ts'
import { formatAmount, sar } from '#/domain/money.ts'
import type { FieldType } from '#/domain/operations/daily-reports/template.ts'
import { readAmount, readCount, readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'

export type NumberType = Exclude<FieldType, 'text' | 'yes-no' | 'choice'>

const readers: Record<NumberType, (typed: string) => number | null> = {
  amount: (typed) => readAmount(typed),
  signed: (typed) => readAmount(typed, true),
  count: readCount,
  hours: (typed) => readDecimal(typed, 2),
  number: (typed) => readDecimal(typed, 2, true),
}
const problems = {
  amount: 'wrongAmount',
  signed: 'wrongAmount',
  count: 'wrongCount',
  hours: 'wrongHours',
  number: 'wrongNumber',
} as const satisfies Record<NumberType, keyof typeof dailyFillMessages>

const isAmount = (type: NumberType): boolean => type === 'amount' || type === 'signed'
const printed = (type: NumberType, value: number): string => (isAmount(type) ? sar(value) : String(value))

type Props = {
  id?: string
  type: NumberType
  value: number | null
  onChange: (value: number | null) => void
  label: string
  hideLabel?: boolean
  required?: boolean
  readOnly?: boolean
  /** After the field, such as its sum. */
  after?: ReactNode
  hint?: ReactNode
}

/** A number as it is typed, in Latin or Arabic digits. What cannot be read stays in the field and is no answer. */
export function NumberInput({ id, type, value, onChange, label, hideLabel, required, readOnly, after, hint }: Props) {
  const t = useT(dailyFillMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const own = useId()
  const read = (text: string) => (text.trim() === '' ? null : readers[type](text))
  const text = typed !== null && read(typed) === value ? typed : value === null ? '' : printed(type, value)
  const wrong = text.trim() !== '' && read(text) === null
  return (
    <div className="flex flex-col gap-1 border-b border-line py-2 last:border-b-0">
      <div className="flex min-h-11 items-center gap-3">
        <label htmlFor={id ?? own} className={classes('min-w-0 flex-1 text-ui', hideLabel && 'sr-only')}>
          {label}
          {required && value === null && <span className="text-caption text-ink-2"> · {t('required')}</span>}
        </label>
        <input
          id={id ?? own}
          type="text"
          inputMode={type === 'count' ? 'numeric' : type === 'signed' || type === 'number' ? 'text' : 'decimal'}
          autoComplete="off"
          value={text}
          readOnly={readOnly}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${own}-wrong` : undefined}
          onChange={(event) => {
            const next = latinDigits(event.target.value).replace('٫', '.').replace('٬', ',')
            setTyped(next)
            onChange(read(next))
          }}
          onBlur={() => {
            if (value !== null && isAmount(type)) setTyped(formatAmount(value))
          }}
          className={classes(inputClasses, 'num input-ltr max-w-36 text-end')}
        />
        {after}
      </div>
      {hint && <p className="text-caption text-ink-2">{hint}</p>}
      {wrong && (
        <p id={`${own}-wrong`} role="alert" className="text-caption text-danger-ink">
          {t(problems[type])}
        </p>
      )}
    </div>
  )
}
