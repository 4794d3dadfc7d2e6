import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { UndoFields, Undone } from '#/domain/undo.ts'
import { uiMessages } from '#/messages/ui.ts'
import { problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useShortcuts } from '#/ui/shortcuts.ts'
import { dismissToast, showToast } from '#/ui/toast.tsx'

type Offer = { action: string; fields: NonNullable<UndoFields>; toast: number }

/** The undos whose notices are shown, the newest last. */
let offered: readonly Offer[] = []
let send: ((offer: Offer) => void) | null = null

const withdraw = (toast: number) => void (offered = offered.filter((offer) => offer.toast !== toast))

/** Sends an undo and takes its notice away. */
function take(toast: number): void {
  const offer = offered.find((one) => one.toast === toast)
  withdraw(toast)
  if (!offer) return
  dismissToast(toast)
  send?.(offer)
}

/**
 * Shows that a bulk step is done, and offers for a while to undo it by a form of the same page; the key Z undoes the
 * newest of these steps. Without fields there is nothing to undo.
 */
export function useUndo(): (text: string, fields: UndoFields) => void {
  const t = useT(uiMessages)
  const { pathname, search } = useLocation()
  return (text, fields) => {
    if (!fields) {
      showToast({ text, kind: 'success' })
      return
    }
    const toast = showToast({
      text,
      kind: 'success',
      action: { label: t('undo'), onAction: () => take(toast) },
      onEnd: () => withdraw(toast),
    })
    offered = [...offered, { action: pathname + search, fields, toast }]
  }
}

/** Names listed; others are counted. */
const mostNamed = 10

/** Sends undos and says what came of them, also after the page of the step was left. Stands in the frame of the portals. */
export function UndoRegion() {
  const t = useT(uiMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult<Undone>>({ key: 'undo' })
  useEffect(() => {
    send = ({ action, fields }) => void fetcher.submit({ ...fields }, { method: 'post', action })
    return () => void (send = null)
  }, [fetcher])
  useShortcuts(
    (code) => {
      const newest = offered.at(-1)
      if (code !== 'KeyZ' || !newest) return false
      take(newest.toast)
      return true
    },
    // why: a page that uses the key itself, as a viewer of photos may, hears it alone
    { last: true },
  )
  const say = useEffectEvent((answer: FormResult<Undone>) => {
    if (!answer.ok) {
      showToast({ text: problemsOf(answer, lang).form ?? t('somethingWrong'), kind: 'danger', lasts: true })
      return
    }
    const { undone, kept } = answer.result
    if (undone > 0) showToast({ text: t('undone', { count: undone }), kind: 'success' })
    if (kept.length === 0) return
    const more = kept.length - mostNamed
    const names = kept.slice(0, mostNamed).join(lang === 'ar' ? '، ' : ', ')
    const rest = more > 0 ? ` ${t('andMore', { count: more })}` : ''
    showToast({ text: `${t('notUndone')} ${names}${rest}`, kind: 'danger', lasts: true })
  })
  useEffect(() => {
    if (fetcher.data) say(fetcher.data)
  }, [fetcher.data])
  return null
}
