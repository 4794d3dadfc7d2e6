import { expect, test } from 'vitest'
import { applyChanges } from '#/domain/operations/daily-reports/changes.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { createDailyStore, type DailySend, type DailySent } from './daily-store.ts'

const start = { reportId: null, revision: 1, version: 0, state: 'draft' as const, values: {} }
const soon = () => new Promise((resolve) => setTimeout(resolve, 25))

/** A device that outlives the store, as storage outlives a page that is closed. */
function memory(): { device: () => Device } {
  let text: string | null = null
  return {
    device: () => ({
      text,
      write: (next) => void (text = next),
      written: async () => true,
      putPicture: async () => true,
      picture: async () => null,
      removePicture: () => {},
      clear: async () => void (text = null),
    }),
  }
}

/** A server that keeps answers and counts signatures; `lose` loses its next response. */
function server() {
  let values: DailyValues = {}
  let version = 0
  const keys = new Set<string>()
  const it = {
    on: true,
    lose: false,
    values: () => values,
    keys,
    put: (next: DailyValues) => {
      values = { ...values, ...next }
      version += 1
    },
    async send({ reportId, changes, step }: DailySend): Promise<DailySent> {
      if (!it.on) return { kind: 'offline' }
      const applied = applyChanges(values, changes)
      values = applied.values
      version += applied.changed.length > 0 ? 1 : 0
      if (step && applied.conflicts.length === 0) keys.add(step.key)
      if (it.lose) {
        it.lose = false
        return { kind: 'offline' }
      }
      const state = keys.size > 0 ? ('signed' as const) : ('draft' as const)
      return {
        kind: 'ok',
        body: { reportId, revision: 1, version, state, values, conflicts: applied.conflicts, other: null, missing: [] },
      }
    },
  }
  return it
}
const open = (
  it: ReturnType<typeof server>,
  device: Device | null,
  from: Parameters<typeof createDailyStore>[0] = start,
) => {
  const store = createDailyStore(from, { send: it.send, delayMs: 0 })
  store.restore(device)
  return store
}

test('an evening filled in without a connection, closed and opened again, is signed and sent once', async () => {
  const [it, phone] = [server(), memory()]
  it.on = false
  const first = open(it, phone.device())
  first.set({ covers: 402 })
  first.set({ handover: 'Order rice' })
  first.step('sign')
  await soon()
  expect(first.state()).toMatchObject({ sync: 'offline', unsent: 3 })
  first.pause()
  const again = open(it, phone.device())
  expect(again.state()).toMatchObject({ values: { covers: 402, handover: 'Order rice' }, unsent: 3 })
  it.on = true
  it.lose = true
  again.retry()
  await soon()
  again.retry()
  await soon()
  expect(it.keys.size).toBe(1)
  expect(it.values()).toEqual({ covers: 402, handover: 'Order rice' })
  expect(again.state()).toMatchObject({ state: 'signed', unsent: 0, sync: 'saved' })
})

test('an answer that another phone changed meanwhile is shown beside the own one, and nothing is lost', async () => {
  const it = server()
  const store = open(it, null)
  it.put({ covers: 390 })
  store.set({ covers: 402, handover: 'Order rice' })
  await soon()
  expect(store.state()).toMatchObject({ values: { covers: 390, handover: 'Order rice' }, conflicts: { covers: 402 } })
  store.settle('covers', 'mine')
  await soon()
  expect(it.values()).toEqual({ covers: 402, handover: 'Order rice' })
  expect(store.state().conflicts).toEqual({})
})

test('a page from the cache that is older than the device does not undo what was sent', async () => {
  const [it, phone] = [server(), memory()]
  const store = open(it, phone.device())
  store.set({ covers: 402 })
  await soon()
  store.pause()
  it.on = false
  const again = open(it, phone.device())
  expect(again.state()).toMatchObject({ values: { covers: 402 }, unsent: 0 })
  const newer = open(it, phone.device(), {
    ...start,
    reportId: 'r',
    version: 9,
    values: { covers: 402, incidents: 'None' },
  })
  expect(newer.state()).toMatchObject({ values: { covers: 402, incidents: 'None' }, unsent: 0 })
})
