import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { type CountState, type CountValues, typedEntry } from '#/domain/kitchen/buying/count.ts'
import { openDevice } from '#/features/fieldwork/visits/device/device.ts'
import { takeOverVisit, takeVisit } from '#/features/fieldwork/visits/device/take-visit.ts'
import { postJson } from '#/features/fieldwork/visits/device/transport.ts'
import { keepDailyReady } from '#/features/fieldwork/visits/device/worker-client.ts'
import type { CountFilling } from '../read-filling.server.ts'
import { type CountSent, createCountStore, type TypedCounts } from './count-store.ts'

const typedOf = (values: CountValues): TypedCounts =>
  Object.fromEntries(
    Object.entries(values).map(([item, entries]) => [
      item,
      Object.fromEntries(entries.map(({ unit, quantity }) => [unit, quantity])),
    ]),
  )

/** Entries of what was typed; an item whose figures cannot be read is left out. */
export function valuesOf(typed: TypedCounts): CountValues {
  const values: CountValues = {}
  for (const [item, units] of Object.entries(typed)) {
    const entries = Object.entries(units).flatMap(([unit, text]) => {
      const entry = typedEntry(text, unit)
      return entry === null || entry === 'wrong' ? [] : [entry]
    })
    if (entries.length > 0) values[item] = entries
  }
  return values
}

const storeFor = ({ countId, version, state, values }: CountFilling) =>
  createCountStore(
    { version, state, typed: typedOf(values) },
    {
      send: async (step, typed): Promise<CountSent> => {
        const init = { signal: AbortSignal.timeout(20_000) }
        const body = { ...step, countId, values: valuesOf(typed) }
        const answer = await postJson<{ saved: { state: CountState } }>(href('/client/field/count-saves'), body, init)
        if (answer.kind === 'ok') return { kind: 'ok', state: answer.body.saved.state }
        return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind }
      },
    },
  )

export type Hold = 'taking' | 'here' | 'elsewhere'

/** A count on this device: kept here, sent when it is submitted. */
export function useCountStore(filling: CountFilling) {
  const [store] = useState(() => storeFor(filling))
  const [hold, setHold] = useState<Hold>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { account, deviceKey, countId } = filling
  const place = `count:${countId}`
  useEffect(() => {
    store.resume()
    const taken = takeVisit(`${account}:${place}`, async (how) => {
      setHold(how)
      if (how === 'elsewhere') return store.pause()
      store.restore(await openDevice({ account, visit: place, key: deviceKey }))
      keepDailyReady()
      void navigator.storage?.persist?.()
    })
    const again = () => store.state().step !== null && store.retry()
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
