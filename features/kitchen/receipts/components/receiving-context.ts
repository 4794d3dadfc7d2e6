import { createContext, use } from 'react'
import type { ReceiptStore, ReceiptStoreState } from '../device/receipt-store.ts'
import type { Receiving } from '../read-receiving.server.ts'

type Open = { receiving: Receiving; store: ReceiptStore; state: ReceiptStoreState }
export const ReceivingContext = createContext<Open | null>(null)

export function useReceiving(): Open {
  const open = use(ReceivingContext)
  if (!open) throw new Error('no delivery is open')
  return open
}
