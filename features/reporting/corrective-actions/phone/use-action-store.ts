import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { openDevice } from '#/features/fieldwork/visits/device/device.ts'
import { shrinkPhoto } from '#/features/fieldwork/visits/device/shrink-photo.ts'
import { takeOverVisit, takeVisit } from '#/features/fieldwork/visits/device/take-visit.ts'
import { postForm } from '#/features/fieldwork/visits/device/transport.ts'
import { keepDailyReady } from '#/features/fieldwork/visits/device/worker-client.ts'
import { type ActionOutcome, type ActionSend, type ActionSent, createActionStore } from './action-store.ts'
import type { PhoneAction } from './read-phone-action.server.ts'

async function sendFinish(actionId: string, { key, texts, photos }: ActionSend): Promise<ActionSent> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ actionId, key, ...texts })) form.set(name, value)
  for (const photo of photos) form.append('file', photo, 'photo.jpg')
  const answer = await postForm<{ outcome: ActionOutcome }>(href('/client/field/action-finish'), form)
  if (answer.kind === 'ok') return { kind: 'ok', outcome: answer.body.outcome }
  return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind }
}

const storeFor = ({ action: { id, causeClass, rootCause, doneNote, prevention } }: PhoneAction) =>
  createActionStore(
    { causeClass: causeClass ?? '', rootCause, note: doneNote, prevention },
    { send: (given) => sendFinish(id, given), shrink: async (file) => (await shrinkPhoto(file)).picture },
  )

/** An action on this device, sent in the background once it is marked as done. */
export function useActionStore(given: PhoneAction) {
  const [store] = useState(() => storeFor(given))
  const [hold, setHold] = useState<'taking' | 'here' | 'elsewhere'>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { account, deviceKey } = given
  const place = `action:${given.action.id}`
  useEffect(() => {
    store.resume()
    const taken = takeVisit(`${account}:${place}`, async (how) => {
      if (how === 'elsewhere') {
        setHold(how)
        return store.pause()
      }
      await store.restore(await openDevice({ account, visit: place, key: deviceKey }))
      setHold(how)
      keepDailyReady()
      void navigator.storage?.persist?.()
    })
    const again = () => store.waits() && store.retry()
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
