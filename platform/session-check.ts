import { faultOf, retryDelay } from '#/domain/retry.ts'

/** Fired on `window` when the server says that the session of this browser has ended. */
export const sessionEnded = 'session-ended'

/** Whether the session is open. `unknown`: no answer, or a passing failure. */
export async function checkSession(signal: AbortSignal): Promise<'open' | 'ended' | 'unknown'> {
  try {
    const { ok, status } = await fetch('/session', { signal, cache: 'no-store', credentials: 'same-origin' })
    return ok ? 'open' : faultOf(status) === 'passing' ? 'unknown' : 'ended'
  } catch {
    return 'unknown'
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/**
 * Asks for the session until the server answers: after 200 ms, then doubling. A passing fault keeps the session, an
 * ended one is announced with `session-ended`. False when it has ended or the caller left.
 */
export async function waitForSession(signal: AbortSignal, failures = 0): Promise<boolean> {
  await pause(retryDelay(failures), signal)
  if (signal.aborted) return false
  const found = await checkSession(signal)
  if (found === 'unknown') return waitForSession(signal, failures + 1)
  if (found === 'ended') window.dispatchEvent(new Event(sessionEnded))
  return found === 'open'
}
