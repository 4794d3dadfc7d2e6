import { useEffect, useState } from 'react'
import { visitsHere } from '#/features/fieldwork/visits/device/device.ts'
import { keepFieldReady } from '#/features/fieldwork/visits/device/worker-client.ts'

export type BegunHere = ReadonlyMap<string, 'begun' | 'waiting'>

/** Deliveries that this phone has begun, by their place: `waiting` are to be posted. Keeps the due ones for use without a connection. */
export function useBegunHere(account: string, receives: boolean): BegunHere {
  const [begun, setBegun] = useState<BegunHere>(() => new Map())
  useEffect(() => {
    if (!receives) return
    keepFieldReady()
    let here = true
    void visitsHere(account).then(
      (kept) =>
        here && setBegun(new Map(kept.map(({ visit, unsent }) => [visit, unsent > 0 ? 'waiting' : 'begun'] as const))),
    )
    return () => {
      here = false
    }
  }, [account, receives])
  return begun
}
