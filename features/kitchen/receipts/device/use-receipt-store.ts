import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { openDevice } from '#/features/fieldwork/visits/device/device.ts'
import type { PhotoResult, PhotoToSend } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { takeOverVisit, takeVisit } from '#/features/fieldwork/visits/device/take-visit.ts'
import { postForm, postJson } from '#/features/fieldwork/visits/device/transport.ts'
import { forgetCachedPage, keepDailyReady } from '#/features/fieldwork/visits/device/worker-client.ts'
import type { Receiving } from '../read-receiving.server.ts'
import { createReceiptStore, type ReceiptSent } from './receipt-store.ts'

const photosAddress = () => href('/client/field/receipt-photos')

async function sendPhoto({ id, picture }: PhotoToSend): Promise<PhotoResult> {
  const form = new FormData()
  form.set('id', id)
  form.set('file', picture, 'photo.jpg')
  const answer = await postForm<{ photo: PhotoOfAnswer }>(photosAddress(), form)
  if (answer.kind === 'ok') return { ok: true, photo: answer.body.photo }
  return answer.kind === 'refused'
    ? { ok: false, failure: 'refused', code: answer.code }
    : { ok: false, failure: answer.kind }
}

async function sendRemoval(id: string): Promise<boolean> {
  const form = new FormData()
  form.set('intent', 'remove')
  form.set('id', id)
  const answer = await postForm(photosAddress(), form)
  return answer.kind === 'ok' || answer.kind === 'refused'
}

const storeFor = (receiving: Receiving) =>
  createReceiptStore(receiving, {
    send: async (given): Promise<ReceiptSent> => {
      const init = { signal: AbortSignal.timeout(20_000) }
      const answer = await postJson<{ receiptId: string }>(href('/client/field/receipt-posts'), given, init)
      if (answer.kind === 'ok') {
        if (given.orderId)
          await forgetCachedPage(href('/client/field/receive/order/:orderId', { orderId: given.orderId }))
        return { kind: 'ok', receiptId: answer.body.receiptId }
      }
      return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind }
    },
    sendPhoto,
    removePhoto: sendRemoval,
  })

export type Hold = 'taking' | 'here' | 'elsewhere'

/** A delivery on this device, posted in the background. */
export function useReceiptStore(receiving: Receiving) {
  const [store] = useState(() => storeFor(receiving))
  const [hold, setHold] = useState<Hold>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { account, deviceKey, place } = receiving
  useEffect(() => {
    store.resume()
    const taken = takeVisit(`${account}:${place}`, async (how) => {
      setHold(how)
      if (how === 'elsewhere') return store.pause()
      await store.restore(await openDevice({ account, visit: place, key: deviceKey }))
      keepDailyReady()
      void navigator.storage?.persist?.()
    })
    const again = () => store.state().draft.posting && store.retry()
    addEventListener('online', again)
    addEventListener('focus', again)
    return () => {
      taken.leave()
      store.pause()
      removeEventListener('online', again)
      removeEventListener('focus', again)
    }
  }, [store, account, deviceKey, place])
  return { store, state, hold, takeOver: () => takeOverVisit(`${account}:${place}`) }
}
