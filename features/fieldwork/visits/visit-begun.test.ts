import { expect, test, vi } from 'vitest'
import type { Device } from './device/device.ts'
import { hasBegun } from './device/stored-visit.ts'
import { createVisitStore, type Surroundings } from './device/visit-store.ts'

const never = () => new Promise<never>(() => {})
/** A server that never responds. */
const silence: Surroundings = {
  checkIn: never,
  send: never,
  sendPhoto: never,
  removePhoto: never,
  sendMoments: never,
  handIn: never,
  shrink: never,
  addressOf: () => 'blob:',
  delayMs: 0,
}

function deviceOf() {
  const disk = { text: null as string | null }
  const device: Device = {
    text: null,
    write: (text) => void (disk.text = text),
    written: async () => true,
    putPicture: async () => true,
    picture: async () => null,
    removePicture: () => {},
    clear: async () => void (disk.text = null),
  }
  return { disk, device }
}

test('a visit that was only looked at leaves nothing on the device and has not begun', async () => {
  vi.useFakeTimers()
  const { disk, device } = deviceOf()
  const store = createVisitStore({ reportId: null, answers: [], photos: [] }, silence)
  void store.restore(device)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(disk.text).toBeNull()
  const arrival = { requestId: 'q', reportId: 'r', deviceTime: '', latitude: null, longitude: null, accuracy: null }
  store.arrive({ ...arrival, note: '' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([hasBegun(disk.text), hasBegun(null), hasBegun('{}'), hasBegun('null'), hasBegun('?')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  store.leave()
  vi.useRealTimers()
})

test('when a question was first read is noted once, and not after its answer', async () => {
  vi.useFakeTimers()
  const noted: string[] = []
  const store = createVisitStore(
    { reportId: 'r', answers: [], photos: [] },
    {
      ...silence,
      sendMoments: async (_, moments) => {
        noted.push(...moments.map(({ name, detail }) => `${name} ${detail.event}`))
        return { ok: true, value: null }
      },
    },
  )
  void store.restore(deviceOf().device)
  await vi.advanceTimersByTimeAsync(100)
  store.opened('A1')
  store.opened('A1')
  store.answer('A1', { value: true })
  store.answer('A2', { value: true })
  store.opened('A2')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(noted).toEqual(['A1 opened', 'A1 answered', 'A2 answered'])
  store.leave()
  vi.useRealTimers()
})
