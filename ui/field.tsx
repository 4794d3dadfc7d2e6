import type { ReactNode } from 'react'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'

/** Props of every field. Optional fields are marked, required ones are not. */
export type FieldProps = {
  name: string
  label: ReactNode
  help?: ReactNode
  error?: string
  optional?: boolean
  id?: string
  /** Keeps the label for screen readers only (search boxes, table cells). */
  hideLabel?: boolean
}

/** why: a phone zooms into a focused field whose text is smaller than 16px, and does not zoom out again */
export const typedText = 'max-md:text-[16px] coarse:text-[16px]'

export const inputClasses =
  'w-full min-w-0 min-h-(--field) coarse:min-h-11 max-md:min-h-11 rounded-control border border-line-input bg-canvas px-3 py-1.5 text-body md:text-ui ' +
  `${typedText} text-ink placeholder:text-ink-3 aria-invalid:border-danger-ink aria-invalid:border-2 disabled:bg-surface-2 disabled:text-ink-3 [&[readonly]]:bg-surface-1`

type FieldFrameProps = Pick<FieldProps, 'label' | 'help' | 'optional' | 'hideLabel'> & {
  id: string
  helpId: string | undefined
  errorId: string | undefined
  error: string | undefined
  /** For non-native controls, named by aria-labelledby. */
  labelId?: string
  children: ReactNode
}

/** Order: label, help, error, input. why: the error stays visible above a phone's keyboard. */
export function FieldFrame({
  id,
  label,
  help,
  optional,
  hideLabel,
  helpId,
  errorId,
  error,
  labelId,
  children,
}: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label
        id={labelId}
        htmlFor={labelId ? undefined : id}
        className={classes('text-ui font-medium', hideLabel && 'sr-only')}
      >
        {label}
        {optional && <OptionalMark />}
      </label>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </div>
  )
}

export function OptionalMark() {
  const t = useT(uiMessages)
  return <span className="ms-1.5 text-caption font-normal text-ink-3">{t('optional')}</span>
}

export function FieldHelp({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className="text-caption text-ink-2">
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  const t = useT(uiMessages)
  return (
    <div id={id} className="text-ui font-medium text-danger-ink">
      <span className="sr-only">{t('errorMark')} </span>
      {children}
    </div>
  )
}
