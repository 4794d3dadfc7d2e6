import { useSyncExternalStore } from 'react'

const watchLine = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser knows of a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
