import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { openDevice } from '#/features/fieldwork/visits/device/device.ts'
import { takeOverVisit, takeVisit } from '#/features/fieldwork/visits/device/take-visit.ts'
import { postJson } from '#/features/fieldwork/visits/device/transport.ts'
import { keepDailyReady } from '#/features/fieldwork/visits/device/worker-client.ts'
import type { DailyFilling } from '../read-filling.server.ts'
import { createDailyStore, type DailyAnswer, type DailySent } from './daily-store.ts'

const deviceWords = (): string => navigator.userAgent.slice(0, 200)

const storeFor = (filling: DailyFilling) => {
  const { branchId, day, shift } = filling
  return createDailyStore(filling, {
    send: async (given): Promise<DailySent> => {
      const body = {
        ...given,
        branchId,
        day,
        shift,
        device: deviceWords(),
        carried: filling.carried.map(({ key }) => key),
      }
      const init = { signal: AbortSignal.timeout(20_000) }
      const answer = await postJson<{ saved: DailyAnswer }>(href('/client/field/saves'), body, init)
      if (answer.kind === 'ok') return { kind: 'ok', body: answer.body.saved }
      return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind }
    },
  })
}

export type Hold = 'taking' | 'here' | 'elsewhere'

/** A shift's report on this device, sent in the background. */
export function useDailyStore(filling: DailyFilling) {
  const [store] = useState(() => storeFor(filling))
  const [hold, setHold] = useState<Hold>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { account, deviceKey, branchId, day, shift } = filling
  const place = `daily:${branchId}:${day}:${shift}`
  useEffect(() => {
    store.resume()
    const taken = takeVisit(`${account}:${place}`, async (how) => {
      setHold(how)
      if (how === 'elsewhere') return store.pause()
      store.restore(await openDevice({ account, visit: place, key: deviceKey }))
      keepDailyReady()
      void navigator.storage?.persist?.()
    })
    const again = () => store.state().unsent > 0 && store.retry()
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
