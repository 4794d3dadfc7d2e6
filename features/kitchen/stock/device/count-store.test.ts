import { expect, test, vi } from 'vitest'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { type CountSent, createCountStore } from './count-store.ts'

function shelf(): Device & { now: () => string | null } {
  let text: string | null = null
  return {
    get text() {
      return text
    },
    now: () => text,
    write: (newest) => void (text = newest),
    written: () => Promise.resolve(true),
    putPicture: () => Promise.resolve(true),
    picture: () => Promise.resolve(null),
    removePicture: () => {},
    clear: () => Promise.resolve(void (text = null)),
  }
}
const start = { version: 1, state: 'open' as const, typed: {} }
const settle = () => new Promise((done) => setTimeout(done, 15))

test('what was counted offline survives a reload and is submitted once, under the same key', async () => {
  const device = shelf()
  const keys: string[] = []
  const dead = createCountStore(start, {
    send: ({ key }) => {
      keys.push(key)
      return Promise.resolve({ kind: 'offline' })
    },
  })
  dead.restore(device)
  dead.set('chicken', 'carton', '6')
  dead.set('chicken', 'kg', '5.5')
  dead.set('rice', 'kg', '3')
  dead.set('rice', 'kg', '')
  dead.submit()
  await settle()
  expect(dead.state()).toMatchObject({ sync: 'offline', typed: { chicken: { carton: '6', kg: '5.5' } } })
  dead.pause()
  const send = vi.fn(({ key }: { key: string }): Promise<CountSent> => {
    keys.push(key)
    return Promise.resolve({ kind: 'ok', state: 'submitted' })
  })
  const born = createCountStore(start, { send })
  born.restore(device)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[1 as never]).toEqual({ chicken: { carton: '6', kg: '5.5' } })
  expect(new Set(keys).size).toBe(1)
  expect(born.state()).toMatchObject({ state: 'submitted', step: null })
  expect(device.now()).toBeNull()
})

test('a refusal keeps what was typed; a count given back starts from what the server has', async () => {
  const device = shelf()
  const store = createCountStore(start, { send: () => Promise.resolve({ kind: 'refused', code: 'changed-meanwhile' }) })
  store.restore(device)
  store.set('chicken', 'kg', '5')
  store.submit()
  await settle()
  expect(store.state()).toMatchObject({
    sync: 'refused',
    refusal: 'changed-meanwhile',
    typed: { chicken: { kg: '5' } },
  })
  const later = createCountStore({ version: 3, state: 'open', typed: { chicken: { kg: '6' } } }, { send: vi.fn() })
  later.restore(device)
  expect(later.state().typed).toEqual({ chicken: { kg: '6' } })
})
