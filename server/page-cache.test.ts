import { expect, test } from 'vitest'
import { keeper } from './page-cache.ts'

const thing = (name: string, bytes = 10) => ({ name, bytes })
const made = (name: string, bytes?: number) => () => Promise.resolve(thing(name, bytes))
function pages(limits: { entries?: number; bytes?: number } = {}) {
  const clock = { ms: 0 }
  const kept = keeper<{ name: string; bytes: number }>({
    entries: limits.entries ?? 3,
    bytes: limits.bytes ?? 100,
    maxAgeMs: 1000,
    now: () => clock.ms,
  })
  return { clock, kept }
}
/** A value whose making lasts until the test ends it. */
function slow(name: string) {
  let end = () => {}
  let times = 0
  const make = () => {
    times++
    return new Promise<{ name: string; bytes: number }>((done) => (end = () => done(thing(name))))
  }
  return { make, end: () => end(), times: () => times }
}

test('is made once and then given from memory', async () => {
  const { kept } = pages()
  await kept.of('/', made('first'))
  expect((await kept.of('/', made('second')))?.name).toBe('first')
  expect(kept.size()).toEqual({ entries: 1, bytes: 10 })
})

test('a crowd that asks at the same time waits for one making', async () => {
  const { kept } = pages()
  const page = slow('page')
  const crowd = Array.from({ length: 50 }, () => kept.of('/', page.make))
  page.end()
  expect(new Set((await Promise.all(crowd)).map((found) => found?.name))).toEqual(new Set(['page']))
  expect(page.times()).toBe(1)
})

test('what began before the announcement is neither kept nor given to those who ask after it', async () => {
  const { kept } = pages()
  const old = slow('old')
  const before = kept.of('/', old.make)
  kept.forget()
  const after = kept.of('/', made('new'))
  old.end()
  expect((await before)?.name).toBe('old')
  expect((await after)?.name).toBe('new')
  expect(kept.find('/')?.name).toBe('new')
})

test('the end of an old making does not disturb a newer one of the same address', async () => {
  const { kept } = pages()
  const [old, fresh] = [slow('old'), slow('fresh')]
  const before = kept.of('/', old.make)
  kept.forget()
  const first = kept.of('/', fresh.make)
  old.end()
  await before
  const second = kept.of('/', fresh.make)
  fresh.end()
  await Promise.all([first, second])
  expect(fresh.times()).toBe(1)
})

test('null and failures are not kept', async () => {
  const { kept } = pages()
  expect(await kept.of('/', () => Promise.resolve(null))).toBe(null)
  await expect(kept.of('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await kept.of('/', made('page')))?.name).toBe('page')
})

test('the least recently asked for leaves first, by number and by size', async () => {
  const { kept } = pages({ entries: 2 })
  await kept.of('/a', made('a'))
  await kept.of('/b', made('b'))
  kept.find('/a')
  await kept.of('/c', made('c'))
  expect(['/a', '/b', '/c'].map((key) => kept.find(key)?.name)).toEqual(['a', undefined, 'c'])
  const heavy = pages({ bytes: 25 }).kept
  await heavy.of('/a', made('a'))
  await heavy.of('/b', made('b'))
  await heavy.of('/c', made('c'))
  expect(heavy.size()).toEqual({ entries: 2, bytes: 20 })
  await heavy.of('/whole', made('whole', 26))
  expect(heavy.find('/whole')).toBe(null)
  expect(heavy.size().entries).toBe(2)
})

test('nothing is kept longer than it may be', async () => {
  const { kept, clock } = pages()
  await kept.of('/', made('old'))
  clock.ms = 999
  expect(kept.find('/')?.name).toBe('old')
  clock.ms = 1000
  expect(kept.find('/')).toBe(null)
  expect(kept.size()).toEqual({ entries: 0, bytes: 0 })
})
