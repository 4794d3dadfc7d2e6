import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ErrorCode } from '#/domain/errors.ts'

export type Saved = { ok: true; version: number } | { ok: false; code: ErrorCode | null }
export type SaveState =
  | { kind: 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict' }
  | { kind: 'refused'; code: ErrorCode }

const pauseMs = 1200
const retryMs = 5000

type Options<T> = { version: number; send: (version: number, value: T) => Promise<Saved> }

/**
 * Autosave: debounced and serialised, each over the previous version. Retries network failures; stops on a conflict.
 * Loses no input.
 */
export function useAutosave<T>({ version, send }: Options<T>) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const at = useRef({
    version,
    waiting: null as { value: T } | null,
    busy: null as Promise<boolean> | null,
    stopped: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function saveWaiting(): Promise<boolean> {
    const now = at.current
    while (now.waiting && !now.stopped) {
      const { value } = now.waiting
      now.waiting = null
      setState({ kind: 'saving' })
      const answer = await send(now.version, value)
      if (answer.ok) {
        now.version = answer.version
        continue
      }
      now.waiting ??= { value }
      if (answer.code === null) {
        setState({ kind: 'failed' })
        timer.current = setTimeout(() => void flush(), retryMs)
      } else if (answer.code === 'changed-meanwhile' || answer.code === 'not-found') {
        now.stopped = true
        setState({ kind: 'conflict' })
      } else setState({ kind: 'refused', code: answer.code })
      return false
    }
    if (!now.stopped) setState({ kind: 'saved' })
    return !now.stopped
  }

  /** Sends pending changes; returns whether everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    const now = at.current
    while (now.busy) await now.busy
    if (!now.waiting) return !now.stopped
    now.busy = saveWaiting()
    try {
      return await now.busy
    } finally {
      now.busy = null
    }
  }

  function change(value: T): void {
    const now = at.current
    now.waiting = { value }
    if (now.stopped) return
    if (!now.busy) setState({ kind: 'dirty' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }

  const leave = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (at.current.waiting && !at.current.stopped) void flush()
  })
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (at.current.waiting || at.current.busy) event.preventDefault()
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('beforeunload', onUnload)
      leave()
    }
  }, [])
  /** Begins again over another version, after what was edited was replaced. */
  function restart(from: number): void {
    clearTimeout(timer.current)
    at.current = { version: from, waiting: null, busy: at.current.busy, stopped: false }
    setState({ kind: 'saved' })
  }
  return { state, change, flush, restart, versionNow: () => at.current.version }
}
