import { useEffect, useEffectEvent } from 'react'
import { newClientKey } from '#/ui/client-key.ts'

const name = 'itqan-live'

/** Tells this person's other tabs: a changed value in the browser's store is an event in each of them. */
const tellOtherTabs = (): void => localStorage.setItem(name, newClientKey())

/**
 * Calls `onNews` when the server says that something changed for this person. All tabs share one connection: browsers allow
 * only six to a server, so the tab that holds the lock listens and passes the word on.
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
    // why: without a secure context there are no locks, then every tab listens for itself
    if (navigator.locks) void holdLock(signal, pass)
    else listen(signal, pass)
    return () => leaving.abort()
  }, [])
  return { tellOtherTabs }
}

/** Passes on every word of the server until the page leaves; what happened while the connection was down was told to nobody. */
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

/** Listens while this tab lives; another tab takes over when it goes. */
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
