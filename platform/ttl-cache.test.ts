import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCaches, TtlCache } from './ttl-cache.server.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Returns 1, 2, 3 … */
function counter() {
  let asked = 0
  return () => Promise.resolve((asked += 1))
}

test('asks once for all who ask at a time, and again when the answer is old', async () => {
  const kept = new TtlCache<number>(1000)
  const ask = counter()
  expect(await Promise.all([kept.answer('a', ask), kept.answer('a', ask), kept.answer('a', ask)])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(999)
  expect(await kept.answer('a', ask)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await kept.answer('a', ask)).toBe(2)
})

test('keeps an answer for each question', async () => {
  const kept = new TtlCache<number>(1000)
  const ask = counter()
  expect([await kept.answer('a', ask), await kept.answer('b', ask), await kept.answer('a', ask)]).toEqual([1, 2, 1])
})

test('does not keep a failure, and does not drop what was asked since then', async () => {
  const kept = new TtlCache<number>(1000)
  const under = Promise.withResolvers<number>()
  const failing = kept.answer('a', () => under.promise)
  const also = kept.answer('a', counter())
  kept.forget()
  const ask = counter()
  const later = kept.answer('a', ask)
  under.reject(new Error('no line'))
  await expect(failing).rejects.toThrow('no line')
  await expect(also).rejects.toThrow('no line')
  expect(await later).toBe(1)
  expect(await kept.answer('a', ask)).toBe(1)

  await expect(kept.answer('b', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
  expect(await kept.answer('b', ask)).toBe(2)
})

test('what is under way while it is forgotten reaches only those who wait for it', async () => {
  const kept = new TtlCache<string>(1000)
  const under = Promise.withResolvers<string>()
  const before = kept.answer('look', () => under.promise)
  kept.forget()
  const after = kept.answer('look', () => Promise.resolve('new'))
  under.resolve('old')
  expect([await before, await after, await kept.answer('look', () => Promise.resolve('newer'))]).toEqual([
    'old',
    'new',
    'new',
  ])
})

test('holds no more than it may', async () => {
  const kept = new TtlCache<number>(1000, 2)
  const ask = counter()
  for (const key of ['a', 'b', 'c']) await kept.answer(key, ask)
  expect(await kept.answer('c', ask)).toBe(3)
  expect(await kept.answer('a', ask)).toBe(4)
})

test('everything kept is forgotten together', async () => {
  const [one, other] = [new TtlCache<number>(1000), new TtlCache<number>(1000)]
  const ask = counter()
  await Promise.all([one.answer('a', ask), other.answer('a', ask)])
  clearCaches()
  expect([await one.answer('a', ask), await other.answer('a', ask)]).toEqual([3, 4])
})
