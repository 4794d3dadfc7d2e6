import { expect, test } from 'vitest'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { type ActionOutcome, type ActionSend, type ActionSent, createActionStore } from './action-store.ts'

const start = { causeClass: '', rootCause: '', note: '', prevention: '' }
const texts = { causeClass: 'method', rootCause: 'The list was missing.', note: 'Cleaned.', prevention: 'A list.' }
const soon = () => new Promise((resolve) => setTimeout(resolve, 25))

/** A device that outlives the store, as storage outlives a page that is closed. */
function memory() {
  let text: string | null = null
  const pictures = new Map<string, Blob>()
  const device = (): Device => ({
    text,
    write: (next) => void (text = next),
    written: async () => true,
    putPicture: async (id, picture) => {
      pictures.set(id, picture)
      return true
    },
    picture: async (id) => pictures.get(id) ?? null,
    removePicture: (id) => void pictures.delete(id),
    clear: async () => void (text = null),
  })
  return { device, text: () => text }
}

function server() {
  const keys = new Set<string>()
  const it = {
    on: false,
    lose: false,
    outcome: { kind: 'done' } as ActionOutcome,
    keys,
    last: null as ActionSend | null,
    async send(given: ActionSend): Promise<ActionSent> {
      if (!it.on) return { kind: 'offline' }
      it.last = given
      keys.add(given.key)
      if (it.lose) {
        it.lose = false
        return { kind: 'offline' }
      }
      return { kind: 'ok', outcome: it.outcome }
    },
  }
  return it
}

async function open(it: ReturnType<typeof server>, device: Device) {
  const store = createActionStore(start, { send: it.send, retryMs: [1_000_000] })
  await store.restore(device)
  return store
}

test('marked as done without a connection, closed, opened again, and sent once with its photo', async () => {
  const [it, phone] = [server(), memory()]
  const first = await open(it, phone.device())
  first.write(texts)
  await first.addPhotos([new Blob(['photo'])])
  first.finish()
  await soon()
  expect(first.state()).toMatchObject({ sync: 'offline', texts })
  first.pause()

  const again = await open(it, phone.device())
  await soon()
  expect(again.state()).toMatchObject({ texts, sync: 'offline', photos: [{}] })
  expect(again.waits()).toBe(true)
  it.on = true
  it.lose = true
  again.retry()
  await soon()
  again.retry()
  await soon()
  expect(it.keys.size).toBe(1)
  expect(it.last).toMatchObject({ texts, photos: [expect.any(Blob)] })
  expect(again.state()).toMatchObject({ outcome: { kind: 'done' }, sync: 'sent' })
  expect(phone.text()).toBeNull()
})

test('what another person finished meanwhile is refused calmly, and the words stay on the phone', async () => {
  const [it, phone] = [server(), memory()]
  it.on = true
  it.outcome = { kind: 'closed', status: 'done' }
  const store = await open(it, phone.device())
  store.write(texts)
  store.finish()
  await soon()
  expect(store.state()).toMatchObject({ outcome: { kind: 'closed', status: 'done' }, sync: 'sent' })
  expect(JSON.parse(phone.text()!)).toMatchObject({ texts, key: null })
})

test('a refusal gives the form back as it was typed', async () => {
  const phone = memory()
  const send = async (): Promise<ActionSent> => ({ kind: 'refused', code: 'action.proof-required' })
  const store = createActionStore(start, { send })
  await store.restore(phone.device())
  store.write(texts)
  store.finish()
  await soon()
  expect(store.state()).toMatchObject({ key: null, texts, sync: 'refused', refusal: 'action.proof-required' })
})
