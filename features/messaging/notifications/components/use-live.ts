import { useEffect, useEffectEvent } from 'react'
import { waitForSession } from '#/platform/session-check.ts'
import { newClientKey } from '#/ui/client-key.ts'

const name = 'itqan-live'

/** Notifies the person's other tabs: changing a value in localStorage fires an event in each of them. */
const tellOtherTabs = (): void => localStorage.setItem(name, newClientKey())

/**
 * Calls `onNews` when the server reports a change for this person. All tabs share one connection, because browsers
 * allow only six per server: the tab that holds the lock listens and forwards each event.
 */
export function useLive(onNews: () => void): { tellOtherTabs: () => void } {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const heard = ({ key }: StorageEvent) => {
      if (key === name) tell()
    }
    addEventListener('storage', heard, { signal })
    const pass = () => {
      tell()
      tellOtherTabs()
    }
    // why: without a secure context there are no locks, so every tab listens for itself
    if (navigator.locks) void holdLock(signal, pass)
    else listen(signal, pass)
    return () => leaving.abort()
  }, [])
  return { tellOtherTabs }
}

/**
 * Forwards every server event until the page unloads, and signals one after a reconnect, because events during the gap
 * were missed.
 */
function listen(signal: AbortSignal, pass: () => void): void {
  let wasOpen = false
  let failures = 0
  const connect = () => {
    const source = new EventSource('/events')
    source.addEventListener('message', pass)
    source.addEventListener('open', () => {
      failures = 0
      if (wasOpen) pass()
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // why: a lost connection is resumed by the browser; after a refusal (401, 503) it gives up
      if (source.readyState === EventSource.CLOSED && !signal.aborted) void again()
    })
    signal.addEventListener('abort', () => source.close())
  }
  /** After a refusal: connects again while the session is open. */
  const again = async () => {
    if (await waitForSession(signal, failures++)) connect()
  }
  connect()
}

/** Listens while this tab is open; then another tab takes the lock. */
async function holdLock(signal: AbortSignal, pass: () => void): Promise<void> {
  try {
    await navigator.locks.request(name, { signal }, async () => {
      listen(signal, pass)
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
