import { useEffect, useState, useSyncExternalStore } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'
import { sendPhoto, sendPhotoRemoval, sendSaves } from './transport.ts'
import { createVisitStore, type VisitContent, type VisitState, type VisitStore } from './visit-store.ts'
import type { Shelf } from './save-queue.ts'

export type Place = { shopperId: string; reportId: string }

const shelfKey = ({ shopperId, reportId }: Place): string => `unsent-answers:${shopperId}:${reportId}`

/** Unsent answers stay on the device, under the name of the person who gave them. A forbidden or full storage is no reason to stop. */
const shelfOf = (place: Place): Shelf => ({
  read: () => attempt(() => localStorage.getItem(shelfKey(place))),
  write: (text) => {
    attempt(() => localStorage.setItem(shelfKey(place), text))
  },
  clear: () => {
    attempt(() => localStorage.removeItem(shelfKey(place)))
  },
})

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

const storeFor = (place: Place, content: VisitContent): VisitStore =>
  createVisitStore(content, {
    send: (saves) => sendSaves(place.reportId, saves, document.visibilityState === 'hidden'),
    sendPhoto: (photo) => sendPhoto(place.reportId, photo),
    removePhoto: (id) => sendPhotoRemoval(place.reportId, id),
    shrink: shrinkPhoto,
    addressOf: (picture) => URL.createObjectURL(picture),
    shelf: shelfOf(place),
  })

/** The questionnaire's answers on this device, sent in the background; the browser warns before unsent work is left behind. */
export function useVisitStore(place: Place, content: VisitContent): { store: VisitStore; state: VisitState } {
  const [store] = useState(() => storeFor(place, content))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  useEffect(() => {
    store.restore()
    const again = () => store.unsent() > 0 && store.retry()
    const hidden = () => document.visibilityState === 'hidden' && void store.flush()
    const warn = (event: BeforeUnloadEvent) => store.unsent() > 0 && event.preventDefault()
    addEventListener('online', again)
    addEventListener('focus', again)
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      store.pause()
      void store.flush()
      removeEventListener('online', again)
      removeEventListener('focus', again)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [store])
  return { store, state }
}
