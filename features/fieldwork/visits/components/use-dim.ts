import { useSyncExternalStore } from 'react'

const key = 'visit-dim'
const listeners = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function write(dim: boolean): void {
  try {
    if (dim) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // a phone that keeps nothing is dimmed by its own brightness
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this phone shows visits dark and dull, so that the screen lights up nobody's face; remembered from visit to visit. */
export function useDim() {
  const dim = useSyncExternalStore(subscribe, read, () => false)
  /** For the element around everything: its colours are those of the night. */
  const around = dim ? ({ 'data-theme': 'dark', 'data-dim': '' } as const) : {}
  return { dim, around, setDim: write }
}
