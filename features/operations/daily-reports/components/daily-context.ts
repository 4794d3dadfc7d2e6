import { createContext, use } from 'react'
import type { DailyStore, DailyStoreState } from '../device/daily-store.ts'
import type { DailyFilling } from '../read-filling.server.ts'

type Open = { filling: DailyFilling; store: DailyStore; state: DailyStoreState }
export const DailyContext = createContext<Open | null>(null)

/** The report that is open on this device. */
export function useDaily(): Open {
  const open = use(DailyContext)
  if (!open) throw new Error('no daily report is open here')
  return open
}
