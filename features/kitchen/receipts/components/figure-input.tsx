import { useId, useState } from 'react'
import { latinDigits } from '#/domain/digits.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'

const plain = (typed: string): string =>
  latinDigits(typed)
    .replace(/[٫,،]/, '.')
    .replace(/[−–]/, '-')
    .replace(/[^\d.-]/g, '')
const read = (text: string, decimals: number): number | null => {
  const match = /^-?\d{1,9}(?:\.(\d+))?$/.exec(text)
  return match && (match[1] ?? '').length <= decimals ? Number(text) : null
}

type Props = {
  label: string
  hint?: string | undefined
  value: number | null
  decimals?: number
  /** Offers a button that turns the sign, which many keypads do not have. */
  signed?: boolean
  wrong?: string | undefined
  onChange: (value: number | null) => void
}

/** A number as typed, in Latin or Arabic digits. What cannot be read stays in the field and counts as nothing. */
export function FigureInput({ label, hint, value, decimals = 3, signed, wrong, onChange }: Props) {
  const t = useT(receivingMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const own = useId()
  const text = typed !== null && read(typed, decimals) === value ? typed : value === null ? '' : String(value)
  const problem = typed !== null && typed !== '' && read(typed, decimals) === null ? t('wrongFigure') : wrong
  const shown = problem === wrong ? text : (typed ?? '')
  const take = (next: string) => {
    setTyped(next)
    onChange(read(next, decimals))
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={own} className="text-ui">
        {label}
      </label>
      {hint && <p className="text-caption text-ink-2">{hint}</p>}
      <div className="flex items-center gap-2">
        <input
          id={own}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${own}-problem` : undefined}
          onChange={(event) => take(plain(event.target.value))}
          className={classes(inputClasses, 'num input-ltr min-h-12 min-w-0 flex-1')}
        />
        {signed && (
          <Button
            size="large"
            aria-pressed={shown.startsWith('-')}
            onClick={() => take(shown.startsWith('-') ? shown.slice(1) : `-${shown}`)}
          >
            {t('below')}
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${own}-problem`} role="alert" className="text-caption text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
