import { expect, test } from 'vitest'
import { fewPhotosLeft } from './storage-room.ts'

const storageWith = (estimate: StorageEstimate) => ({ estimate: async () => estimate })

test.each([
  [{ quota: 1_000_000_000, usage: 1_000 }, null],
  [{ quota: 50_000_000, usage: 8_000_000 }, null],
  [{ quota: 50_000_000, usage: 10_000_000 }, 20],
  [{ quota: 50_000_000, usage: 47_000_000 }, 1],
  [{ quota: 50_000_000, usage: 49_000_000 }, 0],
  [{ quota: 50_000_000, usage: 60_000_000 }, 0],
  [{}, null],
])('with %o the number of photos to warn about is %s', async (estimate, photos) => {
  expect(await fewPhotosLeft(storageWith(estimate))).toBe(photos)
})

test('a browser that does not tell its room warns about nothing', async () => {
  expect(await fewPhotosLeft(undefined)).toBeNull()
  expect(await fewPhotosLeft({ estimate: () => Promise.reject(new Error('refused')) })).toBeNull()
})
