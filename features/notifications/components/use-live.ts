import { useEffect, useEffectEvent } from 'react'

const channelName = 'itqan-live'

/**
 * Calls `onNews` when the server says that something changed for this person. All tabs share one connection: browsers allow
 * only six to a server, so the tab that holds the lock listens and passes the word on.
 */
export function useLive(onNews: () => void): { tellOtherTabs: () => void } {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    const leaving = new AbortController()
    channel.onmessage = () => tell()
    const listen = () => {
      const source = new EventSource('/events')
      const pass = () => {
        tell()
        channel.postMessage('news')
      }
      let wasOpen = false
      source.onmessage = pass
      source.onopen = () => {
        if (wasOpen) pass() // what happened while the connection was down was told to nobody
        wasOpen = true
      }
      return source
    }
    // why: without a secure context there are no locks, then every tab listens for itself
    if (!navigator.locks) {
      const source = listen()
      leaving.signal.addEventListener('abort', () => source.close())
    } else void holdLock(leaving.signal, listen)
    return () => {
      leaving.abort()
      channel.close()
    }
  }, [])
  return {
    tellOtherTabs: () => {
      const channel = new BroadcastChannel(channelName)
      channel.postMessage('news')
      channel.close()
    },
  }
}

/** Listens while this tab lives; another tab takes over when it goes. */
async function holdLock(signal: AbortSignal, listen: () => EventSource): Promise<void> {
  try {
    await navigator.locks.request(channelName, { signal }, async () => {
      const source = listen()
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
      source.close()
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
