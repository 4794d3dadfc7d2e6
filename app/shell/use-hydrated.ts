import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's scripts run: what needs scripts shows itself only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
