import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { type Proof, proofFields, type FormResult, type ProofKind } from '#/domain/form-result.ts'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { confirmationMessages } from '#/messages/confirmation.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormContext } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { PasskeyProof } from '#/ui/passkey-proof.tsx'
import { TextField } from '#/ui/text-field.tsx'

/** `passkey`: may be used in place of what is typed. */
export type Asked = { by: ProofKind; wrong: boolean; passkey: PasskeyQuestion | null; passkeyFailed: boolean }

/** Proof requested by a form's answer; null when none. */
export function askedOf(answer: FormResult | undefined): Asked | null {
  if (!answer || answer.ok || answer.problem?.code !== 'account.confirm-again') return null
  const { by, wrong, challengeId, challenge, rpId } = answer.problem.details
  return {
    by: by === 'code' ? 'code' : 'password',
    wrong: wrong === 1,
    passkey: challengeId ? { id: String(challengeId), challenge: String(challenge), rpId: String(rpId) } : null,
    passkeyFailed: wrong === 'passkey',
  }
}

/** Field for the proof: the password, or a code with a second factor. */
type ProofFieldProps = Pick<Asked, 'by' | 'wrong'> & { id?: string; name?: string }
export function ProofField({ by, wrong, id, name = proofFields[by] }: ProofFieldProps) {
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
 * Requests the password, a code or a passkey in a dialog and resubmits the form with it. Without scripts the field is in the
 * form.
 */
export function ConfirmAgain({ asked, answer, pending, id, form, pressed }: ConfirmAgainProps) {
  const t = useT(confirmationMessages)
  const [closed, setClosed] = useState<unknown>(null)
  const lead = t(asked.by === 'code' ? 'leadCode' : 'leadPassword')
  const send = (proof: Proof) => {
    const target = form.current
    if (!target) return
    const inputs = Object.entries(proof).map(([kind, value]) =>
      Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: proofFields[kind as keyof Proof],
        value,
      }),
    )
    target.append(...inputs)
    const button = pressed.current
    target.requestSubmit(button?.isConnected && 'form' in button && button.form === target ? button : null)
    for (const input of inputs) input.remove()
  }
  return (
    <>
      <noscript>
        <Notice kind="warning" title={t('title')}>
          <div className="flex flex-col gap-3">
            <p>{lead}</p>
            <ProofField by={asked.by} wrong={asked.wrong} />
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

/**
 * Sends a typed proof once. One that is typed while the answer to another is still arriving is sent after it, because a
 * quick reader presses Enter as soon as the error shows.
 */
function useSubmission(by: ProofKind, pending: boolean, onSend: (proof: Proof) => void): (typed: string) => void {
  const last = useRef<string | null>(null)
  const next = useRef<string | null>(null)
  const send = (typed: string) => {
    last.current = typed
    onSend({ [by]: typed })
  }
  const sendNext = useEffectEvent(() => {
    const typed = next.current
    next.current = null
    if (typed !== null) send(typed)
  })
  useEffect(() => {
    if (!pending) sendNext()
  }, [pending])
  return (typed) => {
    if (!pending) send(typed)
    else if (typed !== last.current) next.current = typed
  }
}

type QuestionProps = {
  asked: Asked
  answer: unknown
  lead: string
  pending: boolean
  id: string
  onSend: (proof: Proof) => void
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
  const submit = useSubmission(asked.by, pending, onSend)
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // the form behind the dialog is its parent in React
        const typed = new FormData(event.currentTarget).get(proofFields[asked.by])
        if (typeof typed === 'string' && typed !== '') submit(typed)
        else document.getElementById(id)?.focus()
      }}
    >
      <p>{lead}</p>
      <ProofField by={asked.by} wrong={asked.wrong} id={id} />
      {asked.passkey && (
        <PasskeyProof
          ask={asked.passkey}
          failed={asked.passkeyFailed}
          pending={pending}
          onAnswer={(passkey) => onSend({ passkey, challenge: asked.passkey!.id })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-md:flex-col-reverse max-md:[&>*]:w-full">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        {/* why: a pending button ignores the press, and with it an Enter in the field */}
        <Button type="submit" variant="primary" aria-disabled={pending}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}
