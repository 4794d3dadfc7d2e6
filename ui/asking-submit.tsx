import { type MouseEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { SubmitButton, type SubmitButtonProps } from '#/ui/form.tsx'

export type Question = {
  /** Title that names the object: "Issue a credit note of SAR 57.50?" */
  title: ReactNode
  /** Consequence, and that it cannot be undone. */
  text: ReactNode
}

/** Trimmed text of a form's field; empty when missing. */
export type Typed = (name: string) => string

const typedIn = (form: HTMLFormElement): Typed => {
  const fields = new FormData(form)
  return (name) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

type Props = Omit<SubmitButtonProps, 'onClick'> & {
  /**
   * Builds the question from the form's fields on press; null submits without one, for input that the server refuses
   * anyway (an empty amount).
   */
  ask: (typed: Typed) => Question | null
  /** Verb on the dialog's button. Default: the button's own label. */
  confirmLabel?: string
  children: string
}

type Asked = Question & { button: HTMLButtonElement }

/**
 * Submits the surrounding form after a confirmation, for irreversible steps. Without scripts it submits immediately.
 */
export function AskingSubmit({ ask, confirmLabel, children, variant, ...rest }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    const question = button.form && ask(typedIn(button.form))
    if (!question) return
    event.preventDefault()
    setAsked({ ...question, button })
  }
  const send = () => {
    if (!asked) return
    setAsked(null)
    asked.button.form?.requestSubmit(asked.button)
  }
  return (
    <>
      <SubmitButton {...rest} variant={variant} onClick={press}>
        {children}
      </SubmitButton>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={asked.title}
          confirmLabel={confirmLabel ?? children}
          danger={variant === 'danger' || variant === 'danger-quiet'}
          onConfirm={send}
        >
          <div className="flex flex-col gap-3 text-ui">{asked.text}</div>
        </ConfirmDialog>
      )}
    </>
  )
}
