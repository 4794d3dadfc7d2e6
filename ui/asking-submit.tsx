import { type MouseEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { SubmitButton, type SubmitButtonProps } from '#/ui/form.tsx'

export type Question = {
  /** Names the object: "Issue a credit note of SAR 57.50?" */
  title: ReactNode
  /** What follows and that it cannot be undone. */
  text: ReactNode
}

/** The trimmed text of a field of the form; empty when there is no such field. */
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
   * Made from the fields' texts when the button is pressed; null sends the form without a question, for what the server refuses
   * anyway (an empty amount, say).
   */
  ask: (typed: Typed) => Question | null
  /** The verb on the dialog's button. The button's own label when left out. */
  confirmLabel?: string
  children: string
}

type Asked = Question & { button: HTMLButtonElement }

/** Sends the form around it after a question that names what follows: for steps that cannot be undone. Without scripts it sends at once. */
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
