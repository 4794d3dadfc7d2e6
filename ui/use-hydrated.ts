import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration, for elements that need scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
