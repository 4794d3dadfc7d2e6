import { createContext, use } from 'react'
import type { Calculation, FigureTexts } from '#/domain/kitchen/calculator.ts'
import { latinDigits } from '#/domain/digits.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { classes } from '#/ui/class-names.ts'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'

/** What is typed, what it comes to, and how to change it. */
export type Figures = { texts: FigureTexts; result: Calculation; set: (name: string, text: string) => void }
export const FiguresContext = createContext<Figures | null>(null)

export function useFigures(): Figures {
  const figures = use(FiguresContext)
  if (!figures) throw new Error('no figures around')
  return figures
}

type Props = { name: string; label: string; suffix?: string; help?: string; placeholder?: string; optional?: boolean }

/** A figure that is reckoned with while it is typed; part of a form with an address, and so usable without scripts. */
export function FigureField({ name, label, suffix, help, placeholder, optional }: Props) {
  const t = useT(calculatorMessages)
  const { texts, result, set } = useFigures()
  const error = result.wrong.includes(name) ? t('wrong') : undefined
  const field = useField({ name, error, help })
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional}>
      <div className="flex items-center gap-2">
        <input
          id={field.id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={texts[name] ?? ''}
          placeholder={placeholder}
          onChange={(event) => set(name, latinDigits(event.target.value).replace('٫', '.'))}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className={classes(inputClasses, 'num input-ltr')}
        />
        {suffix && <span className="shrink-0 text-ui text-ink-2">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}

type SelectProps = { name: string; label: string; options: readonly { value: string; label: string }[] }

/** A choice among a few, likewise. */
export function FigureSelect({ name, label, options }: SelectProps) {
  const { texts, set } = useFigures()
  const field = useField({ name })
  return (
    <FieldFrame {...field} label={label}>
      <select
        id={field.id}
        name={name}
        value={texts[name] ?? options[0]!.value}
        onChange={(event) => set(name, event.target.value)}
        className={inputClasses}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
