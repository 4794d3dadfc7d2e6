import { useEffect, useEffectEvent } from 'react'
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
  const source = new EventSource('/events')
  let wasOpen = false
  source.addEventListener('message', pass)
  source.addEventListener('open', () => {
    if (wasOpen) pass()
    wasOpen = true
  })
  signal.addEventListener('abort', () => source.close())
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
