import { useEffect, useState, useSyncExternalStore } from 'react'
import { openDevice } from './device.ts'
import { takeOverVisit, takeVisit } from './take-visit.ts'
import { keepVisitsReady } from './worker-client.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { sendArrival, sendHandIn, sendMoments, sendPhoto, sendPhotoRemoval, sendSaves } from './transport.ts'
import { createVisitStore, type VisitContent, type VisitState, type VisitStore } from './visit-store.ts'

/** Visit and shopper, with the encryption key of that shopper only. */
export type Place = { shopperId: string; requestId: string; deviceKey: string }

export const storeFor = (content: VisitContent): VisitStore =>
  createVisitStore(content, {
    checkIn: sendArrival,
    send: (reportId, saves) => sendSaves(reportId, saves, document.visibilityState === 'hidden'),
    sendPhoto,
    removePhoto: sendPhotoRemoval,
    sendMoments,
    handIn: sendHandIn,
    shrink: shrinkPhoto,
    addressOf: (picture) => URL.createObjectURL(picture),
    onBegun: keepVisitsReady,
  })

/** Which tab of this browser has the visit: one at a time. */
export type Hold = 'taking' | 'here' | 'elsewhere'

type Opened = { store: VisitStore; state: VisitState; hold: Hold; takeOver: () => void }

/** The visit on this device, sent in the background; the browser warns before leaving unsent work. */
export function useVisitStore(place: Place, content: VisitContent): Opened {
  const [store] = useState(() => storeFor(content))
  const [hold, setHold] = useState<Hold>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { shopperId, requestId, deviceKey } = place
  useEffect(() => {
    const taken = takeVisit(`${shopperId}:${requestId}`, async (how) => {
      setHold(how)
      if (how === 'elsewhere') return store.leave()
      await store.restore(await openDevice({ account: shopperId, visit: requestId, key: deviceKey }))
      void navigator.storage?.persist?.()
    })
    const again = () => store.unsent() > 0 && store.retry()
    const hidden = () => document.visibilityState === 'hidden' && void store.flush()
    const warn = (event: BeforeUnloadEvent) =>
      store.unsent() > 0 && store.state().device === 'refuses' && event.preventDefault()
    addEventListener('online', again)
    addEventListener('focus', again)
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      taken.leave()
      store.leave()
      removeEventListener('online', again)
      removeEventListener('focus', again)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [store, shopperId, requestId, deviceKey])
  return { store, state, hold, takeOver: () => takeOverVisit(`${shopperId}:${requestId}`) }
}
