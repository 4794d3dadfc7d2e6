import type { VisitState } from './visit-store.ts'

export type Sync = {
  shown: 'opening' | 'saved' | 'saving' | 'waiting' | 'failed'
  /** Answers, photos and steps only on this device. */
  waiting: number
  why: 'opening' | 'saved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'closed' | 'unkept'
}

/** Sync state of a visit, with its reason. */
export function syncOf({ status, photos, outbox, device }: VisitState): Sync {
  const photosOpen = photos.filter(({ state }) => state !== 'stored' && state !== 'refused')
  const photosFailed = photosOpen.some(({ state }) => state === 'failed')
  const steps = (outbox.arrival ? 1 : 0) + (outbox.handIn && outbox.receiptNumber === null ? 1 : 0)
  const waiting = status.unsent + photosOpen.length + steps
  // why: until the device's storage is read, it may hold unsent answers
  if (waiting === 0 && device === 'opening') return { shown: 'opening', waiting, why: 'opening' }
  if (waiting === 0) return { shown: 'saved', waiting, why: 'saved' }
  const failure = status.failure ?? (outbox.failure === 'refused' ? 'closed' : outbox.failure)
  if (device === 'refuses' && (failure === 'offline' || failure === 'busy'))
    return { shown: 'failed', waiting, why: 'unkept' }
  if (failure === 'offline') return { shown: 'waiting', waiting, why: 'offline' }
  if (failure) return { shown: 'failed', waiting, why: failure }
  if (photosFailed) return { shown: 'waiting', waiting, why: 'busy' }
  return { shown: 'saving', waiting, why: 'saving' }
}
