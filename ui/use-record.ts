import { useEffect, useState } from 'react'

type Answer<T> = { state: 'ready'; record: T } | { state: 'missing' | 'failed' }
export type Loaded<T> = (Answer<T> | { state: 'loading' }) & { retry: () => void }

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

/**
 * A record read from an address of its own. It is read again when `version` changes (the rows of its list after a step),
 * and the one read before stays until then. A failure stays here: the page around it goes on.
 */
export function useRecord<T>(address: string, version: unknown): Loaded<T> {
  const [held, setHeld] = useState<{ address: string; answer: Answer<T> } | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void ask<T>(address, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setHeld({ address, answer })
    })
    return () => stop.abort()
  }, [address, version, tries])
  const retry = () => {
    setHeld(null)
    setTries(tries + 1)
  }
  return held?.address === address ? { ...held.answer, retry } : { state: 'loading', retry }
}
