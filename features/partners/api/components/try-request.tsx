import { type FormEvent, useState } from 'react'
import { apiReferenceMessages } from '#/messages/partners/api-reference.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

type Shown = { status: number; body: string } | 'failed'

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const typedIn = (form: HTMLFormElement) => {
  const fields = new FormData(form)
  return (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** Sends a read with a key that stays in the page, and shows the answer. Needs scripts; the requests to copy do not. */
export function TryRequest() {
  const t = useT(apiReferenceMessages)
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const [key, path] = [typed('key'), typed('path')]
    setBusy(true)
    try {
      const answer = await fetch(`/api/v1/${path.replace(/^\/+/, '')}`, {
        headers: { authorization: `Bearer ${key}` },
        credentials: 'omit',
      })
      setShown({ status: answer.status, body: readable(await answer.text()) })
    } catch {
      setShown('failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <p className="prose-width text-ui text-ink-2">{t('tryText')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="key" label={t('tryKey')} type="code" autoComplete="off" />
        <TextField name="path" label={t('tryAddress')} type="code" defaultValue="branches?limit=5" />
      </div>
      <div>
        <Button type="submit" variant="primary" disabled={busy}>
          {t('trySend')}
        </Button>
      </div>
      <div aria-live="polite">
        {shown === 'failed' && <p className="text-ui text-danger-ink">{t('tryFailed')}</p>}
        {shown && shown !== 'failed' && (
          <>
            <p className="mb-2 text-ui font-medium">{t('tryAnswer', { status: shown.status })}</p>
            <pre
              dir="ltr"
              lang="en"
              className="rounded-card border border-line bg-surface-2 p-4 font-mono text-caption whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {shown.body}
            </pre>
          </>
        )}
      </div>
    </form>
  )
}
