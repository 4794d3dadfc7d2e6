import { useEffect, useState, type RefObject } from 'react'
import { proofFields, type FormResult, type ProofKind } from '#/domain/form-result.ts'
import { confirmationMessages } from '#/messages/confirmation.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormContext } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'

export type Asked = { by: ProofKind; wrong: boolean }

/** Proof requested by a form's answer; null when none. */
export function askedOf(answer: FormResult | undefined): Asked | null {
  if (!answer || answer.ok || answer.problem?.code !== 'account.confirm-again') return null
  const { by, wrong } = answer.problem.details
  return { by: by === 'code' ? 'code' : 'password', wrong: Boolean(wrong) }
}

/** Field for the proof: the password, or a code with a second factor. */
export function ProofField({ by, wrong, id, name = proofFields[by] }: Asked & { id?: string; name?: string }) {
  const t = useT(confirmationMessages)
  const common = { id, name, required: true }
  if (by === 'password') {
    const error = wrong ? t('wrongPassword') : undefined
    return <PasswordField {...common} label={t('password')} error={error} autoComplete="current-password" />
  }
  const error = wrong ? t('wrongCode') : undefined
  return (
    <TextField
      {...common}
      type="code"
      label={t('code')}
      help={t('codeHelp')}
      error={error}
      autoComplete="one-time-code"
      maxLength={20}
    />
  )
}

type ConfirmAgainProps = {
  asked: Asked
  /** The requesting answer: a new one reopens a closed dialog. */
  answer: unknown
  pending: boolean
  id: string
  form: RefObject<HTMLFormElement | null>
  /** The button that submitted the form. */
  pressed: RefObject<HTMLElement | null>
}

/**
 * Requests the password or a code in a dialog and resubmits the form with it. Without scripts the field is in the
 * form.
 */
export function ConfirmAgain({ asked, answer, pending, id, form, pressed }: ConfirmAgainProps) {
  const t = useT(confirmationMessages)
  const [closed, setClosed] = useState<unknown>(null)
  const lead = t(asked.by === 'code' ? 'leadCode' : 'leadPassword')
  const send = (typed: string) => {
    const target = form.current
    if (!target) return
    const proof = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: proofFields[asked.by],
      value: typed,
    })
    target.append(proof)
    const button = pressed.current
    target.requestSubmit(button?.isConnected && 'form' in button && button.form === target ? button : null)
    proof.remove()
  }
  return (
    <>
      <noscript>
        <Notice kind="warning" title={t('title')}>
          <div className="flex flex-col gap-3">
            <p>{lead}</p>
            <ProofField {...asked} />
            <p>{t('noScript')}</p>
          </div>
        </Notice>
      </noscript>
      {closed === answer && (
        <Notice kind="warning" title={t('notSent')} live actions={<Reopen onOpen={() => setClosed(null)} />}>
          {t('notSentLead')}
        </Notice>
      )}
      <Dialog open={closed !== answer} onClose={() => setClosed(answer)} title={t('title')}>
        <FormContext value={null}>
          <Question
            asked={asked}
            answer={answer}
            lead={lead}
            pending={pending}
            id={`${id}-proof`}
            onSend={send}
            onCancel={() => setClosed(answer)}
          />
        </FormContext>
      </Dialog>
    </>
  )
}

function Reopen({ onOpen }: { onOpen: () => void }) {
  const t = useT(confirmationMessages)
  return <Button onClick={onOpen}>{t('title')}</Button>
}

type QuestionProps = {
  asked: Asked
  answer: unknown
  lead: string
  pending: boolean
  id: string
  onSend: (typed: string) => void
  onCancel: () => void
}

function Question({ asked, answer, lead, pending, id, onSend, onCancel }: QuestionProps) {
  const t = useT(confirmationMessages)
  useEffect(() => {
    if (!answer) return
    const field = document.getElementById(id)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [answer, id])
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // the form behind the dialog is its parent in React
        const typed = new FormData(event.currentTarget).get(proofFields[asked.by])
        if (typeof typed === 'string' && typed !== '' && !pending) onSend(typed)
        else document.getElementById(id)?.focus()
      }}
    >
      <p>{lead}</p>
      <ProofField {...asked} id={id} />
      <div className="flex flex-wrap justify-end gap-3 max-md:flex-col-reverse max-md:[&>*]:w-full">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}
