import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Saving } from './draft.ts'

/** Saves before navigation inside the portal; on failure the person stays and sees the reason. */
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
