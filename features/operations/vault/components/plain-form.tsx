import { type ReactNode, useState } from 'react'
import { errorMessages } from '#/messages/errors.ts'
import { vaultFaultMessages } from '#/messages/operations/vault-faults.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { VaultRefusal } from '../worker/vault-client.ts'

/** The sentence of a refusal, of the worker or of the server. */
export function useRefusalText(): (error: unknown) => string {
  const fault = useT(vaultFaultMessages)
  const known = useT(errorMessages)
  return (error) => {
    if (!(error instanceof VaultRefusal)) return known('unexpected')
    if (Object.hasOwn(vaultFaultMessages, error.code)) return fault(error.code as keyof typeof vaultFaultMessages)
    const say = known as (key: string, values: object) => string
    return say(Object.hasOwn(errorMessages, error.code) ? error.code : 'unexpected', error.details)
  }
}

type PlainFormProps = {
  label: string
  /** Fields by name; throws what is wrong. */
  onSend: (fields: Record<string, string>) => Promise<void>
  onCancel?: { label: string; onClick: () => void }
  danger?: boolean
  children: ReactNode
}

/**
 * A form whose fields stay in this browser. why: method="dialog" outside a dialog sends nothing anywhere, also where a
 * script fails before it stops the browser's own sending.
 */
export function PlainForm({ label, onSend, onCancel, danger, children }: PlainFormProps) {
  const text = useRefusalText()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (form: HTMLFormElement) => {
    setPending(true)
    setRefusal(null)
    const typed = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
    try {
      await onSend(Object.fromEntries(typed) as Record<string, string>)
    } catch (error) {
      setRefusal(text(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      method="dialog"
      autoComplete="off"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void send(event.currentTarget)
      }}
    >
      {refusal && (
        <Notice kind="danger" live>
          {refusal}
        </Notice>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3 max-md:flex-col-reverse">
        {onCancel && <Button onClick={onCancel.onClick}>{onCancel.label}</Button>}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
