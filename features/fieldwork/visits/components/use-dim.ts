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
    // why: without storage the setting cannot be remembered; the phone's own brightness still works
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this phone dims visits, so that the screen is inconspicuous in a dark room; remembered across visits. */
export function useDim() {
  const dim = useSyncExternalStore(subscribe, read, () => false)
  /** Attributes of the outermost element: applies the dark colours. */
  const around = dim ? ({ 'data-theme': 'dark', 'data-dim': '' } as const) : {}
  return { dim, around, setDim: write }
}
