import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhotoUploads, type PhotoResult, type PhotoToSend } from './photo-uploads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function uploadsWith(answer: (photo: PhotoToSend) => PhotoResult) {
  const sent: string[] = []
  const removed: string[] = []
  const uploads = createPhotoUploads({
    stored: [{ id: 'old', questionKey: 'Q3', fileId: 'f', kind: 'photo', seconds: null }],
    shrink: async (file) => ({ picture: file, hint: null }),
    send: async (photo) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      sent.push(photo.id)
      return answer(photo)
    },
    remove: async (id) => removed.push(id) > 0,
    addressOf: () => 'blob:picture',
    onChange: () => {},
  })
  return { uploads, sent, removed }
}
const stored = ({ id, questionKey }: PhotoToSend): PhotoResult => ({
  ok: true,
  photo: { id, questionKey, fileId: 'f', kind: 'photo', seconds: null },
})
const picture = { file: new Blob(['x']) }

test('photos show at once and are sent one after the other', async () => {
  const { uploads, sent } = uploadsWith(stored)
  uploads.add('Q3', [picture, picture])
  expect(uploads.items().map(({ state }) => state)).toEqual(['stored', 'storing', 'storing'])
  await vi.advanceTimersByTimeAsync(10)
  expect(uploads.items().map(({ state }) => state)).toEqual(['stored', 'sending', 'waiting'])
  await vi.advanceTimersByTimeAsync(150)
  expect(uploads.items().map(({ state }) => state)).toEqual(['stored', 'stored', 'sending'])
  await vi.advanceTimersByTimeAsync(150)
  expect(sent).toHaveLength(2)
  expect(uploads.unsent()).toBe(0)
})

test('a photo that did not arrive is tried again under the same name', async () => {
  let online = false
  const { uploads, sent } = uploadsWith((photo) => (online ? stored(photo) : { ok: false, failure: 'offline' }))
  uploads.add('Q3', [picture])
  await vi.advanceTimersByTimeAsync(150)
  expect(uploads.items()[1]).toMatchObject({ state: 'failed' })
  expect(uploads.unsent()).toBe(1)
  online = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(uploads.items()[1]).toMatchObject({ state: 'stored' })
  expect(new Set(sent).size).toBe(1)
})

test('a refused photo says why and is not sent again', async () => {
  const { uploads, sent } = uploadsWith(() => ({ ok: false, failure: 'refused', code: 'file.type-unsupported' }))
  uploads.add('Q3', [picture])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(uploads.items()[1]).toMatchObject({ state: 'refused', code: 'file.type-unsupported' })
  expect(sent).toHaveLength(1)
  expect(uploads.unsent()).toBe(0)
})

test('a photo removed while it was on its way is removed over there too', async () => {
  const { uploads, removed } = uploadsWith(stored)
  uploads.add('Q3', [picture])
  const { id } = uploads.items()[1]!
  await vi.advanceTimersByTimeAsync(10)
  uploads.remove(id)
  await vi.advanceTimersByTimeAsync(200)
  expect(removed).toEqual([id])
  uploads.remove('old')
  await vi.advanceTimersByTimeAsync(200)
  expect(removed).toEqual([id, 'old'])
  expect(uploads.items()).toEqual([])
})

test('a photo for which the device has no room says so until it is sent', async () => {
  let online = false
  const room = { put: async () => false, get: async () => null, remove: () => {} }
  const uploads = createPhotoUploads({
    stored: [],
    shrink: async (file) => ({ picture: file, hint: null }),
    send: async (photo) => (online ? stored(photo) : { ok: false, failure: 'offline' }),
    remove: async () => true,
    addressOf: () => 'blob:picture',
    shelf: room,
    onChange: () => {},
  })
  uploads.add('Q3', [picture])
  await vi.advanceTimersByTimeAsync(150)
  expect(uploads.items()[0]).toMatchObject({ state: 'failed', unkept: true })
  online = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(uploads.items()[0]).toMatchObject({ state: 'stored' })
})

test('a photo is shown as kept only once picture and list are stored', async () => {
  const steps: string[] = []
  let listStored = () => {}
  const shown = () => uploads.items().map(({ state }) => state)
  const uploads = createPhotoUploads({
    stored: [],
    shrink: async (file) => ({ picture: file, hint: null }),
    send: async () => ({ ok: false, failure: 'offline' }),
    remove: async () => true,
    addressOf: () => 'blob:picture',
    shelf: { put: async () => steps.push('picture') > 0, get: async () => picture.file, remove: () => {} },
    written: () => new Promise<void>((resolve) => (listStored = resolve)),
    onChange: () => uploads.kept().photos.length > 0 && steps.push('listed'),
  })
  uploads.add('Q3', [picture])
  await vi.advanceTimersByTimeAsync(50)
  expect(steps.slice(0, 2)).toEqual(['picture', 'listed'])
  expect(shown()).toEqual(['storing'])
  listStored()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).not.toEqual(['storing'])
})
