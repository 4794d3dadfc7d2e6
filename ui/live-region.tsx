import { useSyncExternalStore } from 'react'

type Politeness = 'polite' | 'assertive'
type Spoken = Record<Politeness, string>

const silent: Spoken = { polite: '', assertive: '' }
let spoken = silent
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Announces a text to screen readers: polite for saved and counts, assertive for failures. Repeated texts are announced
 * again.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const again = spoken[politeness] === text ? `${text}\u00a0` : text
  spoken = { ...spoken, [politeness]: again }
  for (const listener of listeners) listener()
}

/** Mounted once, in the root: regions inserted together with their text are often not announced. */
export function LiveRegion() {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => silent,
  )
  return (
    <div className="sr-only">
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  )
}
