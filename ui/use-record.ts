import { useEffect, useState } from 'react'

type Answer<T> = { state: 'ready'; record: T } | { state: 'missing' | 'failed' }
type Common = { isStale: boolean; retry: () => void }
export type Loaded<T> =
  | (Common & { state: 'ready'; record: T })
  | (Common & { state: 'missing' | 'failed' })
  | (Common & { state: 'loading' })

async function ask<T>(address: string, signal: AbortSignal): Promise<Answer<T>> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
    // why: a session that ended leads to the sign-in page, which is no record
    if (answer.ok && !answer.redirected) return { state: 'ready', record: (await answer.json()) as T }
    return { state: answer.status === 404 || answer.status === 403 ? 'missing' : 'failed' }
  } catch {
    return { state: 'failed' }
  }
}

type Held<T> = { address: string; version: unknown; tries: number; answer: Answer<T> }

/**
 * A record read from an address of its own. It is read again when `version` changes (the rows of its list after a step),
 * and the one read before stays until then, as stale. A failure stays here: the page around it goes on.
 */
export function useRecord<T>(address: string, version: unknown): Loaded<T> {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const read = async () => {
      const answer = await ask<T>(address, stop.signal)
      if (!stop.signal.aborted) setHeld({ address, version, tries, answer })
    }
    void read()
    return () => stop.abort()
  }, [address, version, tries])
  const retry = () => setTries(tries + 1)
  if (held?.address !== address || held.tries !== tries) return { state: 'loading', isStale: false, retry }
  return { ...held.answer, isStale: held.version !== version, retry }
}
