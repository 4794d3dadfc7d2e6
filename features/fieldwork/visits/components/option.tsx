import type { ReactNode } from 'react'
import { classes } from '#/ui/class-names.ts'

type OptionProps = {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
  /** Text only, centred: for short answers side by side. */
  centred?: boolean
  label?: string
}

/** One answer: the whole row is the target, at least 48 px high. */
export function AnswerOption({ name, value, checked, onChoose, children, centred, label }: OptionProps) {
  return (
    <label
      className={classes(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-input bg-canvas text-body',
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:ring-1 has-checked:ring-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        centred ? 'justify-center px-2 py-2 text-center' : 'px-4 py-2.5',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-label={label}
        className={centred ? 'sr-only' : 'size-5 shrink-0 accent-primary focus-visible:outline-none'}
      />
      {children}
    </label>
  )
}
