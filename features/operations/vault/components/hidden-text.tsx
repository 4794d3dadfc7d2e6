import { Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { codeText } from '#/domain/operations/vault/clock-text.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { IconButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { copySecret } from './clipboard.ts'
import { useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'

type Place = { vault: Vault; collection: string; entry: string }
type Field = 'secret' | 'notes'

/** Seconds for which a revealed field stays. */
const shownSeconds = 30

/** Tells the log what was opened. why: the log must not stand between a person and the password. */
const note = ({ vault, collection, entry }: Place, field: Field | 'totp', step: 'shown' | 'copied') =>
  void vault
    .send({ write: 'opened', collection, entries: [entry], field, step })
    .then(vault.refresh)
    .catch(() => undefined)

function useCopy() {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  return async (read: Promise<string>) => {
    try {
      await copySecret(await read)
      showToast({ kind: 'success', text: t('copied') })
      return true
    } catch (error) {
      showToast({ kind: 'danger', text: error instanceof DOMException ? t('copyFailed') : text(error) })
      return false
    }
  }
}

export function CopyUser({ user }: { user: string }) {
  const t = useT(vaultMessages)
  const copy = useCopy()
  return <IconButton icon={Copy} label={t('copyUser')} onClick={() => void copy(Promise.resolve(user))} />
}

/** A field that is revealed for half a minute, with the time left. */
export function HiddenText({ field, ...place }: Place & { field: Field }) {
  const t = useT(vaultMessages)
  const copy = useCopy()
  const [shown, setShown] = useState<string | null>(null)
  const [left, setLeft] = useState(shownSeconds)
  const { vault, collection, entry } = place
  useEffect(() => {
    if (shown === null) return
    const end = Date.now() + shownSeconds * 1000
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000)
      setLeft(seconds)
      if (seconds <= 0) setShown(null)
    }, 250)
    return () => clearInterval(timer)
  }, [shown])
  const read = () => vault.client().call('reveal', collection, entry, field)
  const reveal = async () => {
    setLeft(shownSeconds)
    setShown(await read())
    note(place, field, 'shown')
  }
  const take = async () => {
    if (await copy(read())) note(place, field, 'copied')
  }
  return (
    <div className={shown === null ? undefined : 'bg-surface-2'}>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1">
        <span className="text-ink-2">{t(`field_${field}`)}</span>
        <div className="min-w-0 wrap-anywhere">
          {shown === null ? (
            <span className="text-ink-3">{t('hidden')}</span>
          ) : field === 'secret' ? (
            <bdi dir="ltr" className="font-medium" data-revealed>
              {shown}
            </bdi>
          ) : (
            <span className="whitespace-pre-wrap" data-revealed>
              {shown}
            </span>
          )}
        </div>
        <div className="flex">
          <IconButton
            icon={shown === null ? Eye : EyeOff}
            label={t(shown === null ? `show_${field}` : `hide_${field}`)}
            onClick={() => (shown === null ? void reveal() : setShown(null))}
          />
          <IconButton icon={Copy} label={t(`copy_${field}`)} onClick={() => void take()} />
        </div>
      </div>
      {shown !== null && <p className="num pb-2 text-caption text-ink-2">{t('hidesIn', { seconds: left })}</p>}
    </div>
  )
}

/** The code of an authenticator app, renewed while it is shown. */
export function CodeField(place: Place) {
  const t = useT(vaultMessages)
  const copy = useCopy()
  const { vault, collection, entry } = place
  const [code, setCode] = useState<{ code: string; endsAt: number } | 'unreadable' | null>(null)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (code === null || code === 'unreadable') return
    const timer = setInterval(() => {
      const seconds = Math.ceil((code.endsAt - Date.now()) / 1000)
      setLeft(seconds)
      if (seconds <= 0) setCode(null)
    }, 250)
    return () => clearInterval(timer)
  }, [code])
  const read = () => vault.client().call('code', collection, entry)
  const reveal = async () => {
    const made = await read()
    setLeft(made ? Math.ceil((made.endsAt - Date.now()) / 1000) : 0)
    setCode(made ?? 'unreadable')
    note(place, 'totp', 'shown')
  }
  const take = async () => {
    if (await copy(read().then((made) => made?.code ?? ''))) note(place, 'totp', 'copied')
  }
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1">
      <span className="text-ink-2">{t('field_totp')}</span>
      <div className="min-w-0">
        {code === null ? (
          <span className="text-ink-3">{t('hidden')}</span>
        ) : code === 'unreadable' ? (
          t('codeUnreadable')
        ) : (
          <>
            <bdi dir="ltr" className="num font-semibold">
              {codeText(code.code)}
            </bdi>
            <span className="num ms-2 text-caption text-ink-2">{t('secondsShort', { seconds: left })}</span>
          </>
        )}
      </div>
      <div className="flex">
        <IconButton icon={Eye} label={t('show_totp')} onClick={() => void reveal()} />
        <IconButton icon={Copy} label={t('copy_totp')} onClick={() => void take()} />
      </div>
    </div>
  )
}
