import { useState } from 'react'
import { latinDigits } from '#/domain/digits.ts'
import { possibleReading } from '#/domain/operations/daily-reports/temperature.ts'
import { readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'

type Props = { label: string; onTake: (degrees: number) => void; hint?: string }

/** A temperature, kept once it was saved. */
export function TakeReading({ label, onTake, hint }: Props) {
  const t = useT(dailyFillMessages)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const take = () => {
    const degrees = readDecimal(typed, 1, true)
    if (degrees === null || !possibleReading(degrees)) return setWrong(true)
    setWrong(false)
    onTake(degrees)
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-end gap-3">
        <label className="flex min-w-0 flex-1 flex-col gap-1 text-ui">
          <span>{label}</span>
          {hint && <span className="text-caption text-ink-2">{hint}</span>}
          <input
            type="text"
            inputMode="text"
            autoComplete="off"
            value={typed}
            aria-invalid={wrong || undefined}
            onChange={(event) => setTyped(latinDigits(event.target.value).replace('٫', '.'))}
            onKeyDown={(event) => event.key === 'Enter' && take()}
            className={classes(inputClasses, 'num input-ltr')}
          />
        </label>
        <Button onClick={take}>{t('takeReading')}</Button>
      </div>
      {wrong && (
        <p role="alert" className="text-caption text-danger-ink">
          {t('wrongDegrees')}
        </p>
      )}
    </div>
  )
}
