import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Saving } from './draft.ts'

/** Leaving the editor inside the portal waits for the last words to be saved; when they cannot be, the person stays and reads why. */
export function useLeaveSaved(saving: Saving, save: () => Promise<Saving>): void {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saving !== 'saved' && saving !== 'conflict' && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    void save().then((after) => (after === 'saved' ? leaving.proceed() : leaving.reset()))
  }, [leaving, save])
}
