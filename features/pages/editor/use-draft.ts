import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageContent } from '../content.ts'

/** How the draft stands. A refusal or a conflict stops saving until the person has decided. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'too-large' | 'conflict'

const pauseMs = 900
const retryMs = 5000
const failures: Record<number, Saving> = { 401: 'signed-out', 403: 'signed-out', 409: 'conflict', 413: 'too-large' }

type Loaded = { version: number; content: PageContent }

async function send(pageId: string, draft: Loaded): Promise<{ version: number } | Saving> {
  try {
    const answer = await fetch(`/admin/page-builder/pages/${pageId}/draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      redirect: 'manual',
    })
    if (answer.type === 'opaqueredirect') return 'signed-out'
    if (answer.ok) return (await answer.json()) as { version: number }
    return answer.status >= 500 ? 'offline' : (failures[answer.status] ?? 'refused')
  } catch {
    return 'offline'
  }
}

/**
 * The draft at hand. It saves itself shortly after the last change, one request at a time, each naming the version it started
 * from, so that nobody's later work is written over.
 */
export function useDraft(pageId: string, loaded: Loaded) {
  const [content, setContent] = useState(loaded.content)
  const [saving, setSaving] = useState<Saving>('saved')
  const latest = useRef(loaded.content)
  const version = useRef(loaded.version)
  const sending = useRef<Promise<Saving> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const standing = useRef<Saving>('saved')
  const stand = useCallback((next: Saving) => {
    standing.current = next
    setSaving(next)
  }, [])

  const save = useCallback((): Promise<Saving> => {
    clearTimeout(timer.current)
    if (sending.current) return sending.current.then((after) => (after === 'unsaved' ? save() : after))
    if (standing.current === 'saved' || standing.current === 'conflict') return Promise.resolve(standing.current)
    const draft = latest.current
    stand('saving')
    sending.current = send(pageId, { version: version.current, content: draft }).then((answer) => {
      sending.current = null
      if (typeof answer === 'object') version.current = answer.version
      const next = typeof answer === 'string' ? answer : draft === latest.current ? 'saved' : 'unsaved'
      stand(next)
      if (next === 'offline' || next === 'signed-out') timer.current = setTimeout(save, retryMs)
      if (next === 'unsaved') timer.current = setTimeout(save, pauseMs)
      return next
    })
    return sending.current
  }, [pageId, stand])

  const change = useCallback(
    (next: PageContent) => {
      latest.current = next
      setContent(next)
      if (standing.current === 'conflict') return
      if (standing.current !== 'saving') stand('unsaved')
      clearTimeout(timer.current)
      if (!sending.current) timer.current = setTimeout(save, pauseMs)
    },
    [save, stand],
  )

  /** Begins anew from what the server has: after a roll back, or to take a colleague's version. */
  const restart = useCallback(
    (from: Loaded) => {
      clearTimeout(timer.current)
      latest.current = from.content
      version.current = from.version
      setContent(from.content)
      stand('saved')
    },
    [stand],
  )

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (saving === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saving])

  return { content, change, saving, save, restart, latest, version }
}
export type DraftTools = ReturnType<typeof useDraft>
