import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { someInfo } from '#/tests/some-info.ts'
import { endLiveEvents, liveEvents, mostOfSession, mostStreams } from './live-events.ts'

afterEach(endLiveEvents)

const person = (sessionId: string = randomUUID()): Actor => ({
  id: randomUUID(),
  type: 'client',
  email: 'a@example.com',
  name: 'A',
  language: 'en',
  sessionId,
})
const streamOf = (actor: Actor) => liveEvents(someInfo({ actor }))
/** All data of a stream until its end. */
const allOf = (response: Response): Promise<string> => response.text()

it('keeps six streams of a session; the oldest gives way to a newer one and stays away for a while', async () => {
  const actor = person()
  const streams = Array.from({ length: mostOfSession + 2 }, () => streamOf(actor))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  for (const gone of streams.slice(0, 2)) expect(await allOf(gone)).toMatch(/retry: 2000\n\nretry: 300000\n\n$/)
  endLiveEvents()
  for (const kept of streams.slice(2)) expect(await allOf(kept)).toBe('retry: 2000\n\n')
})

it('takes the place of a tab that was closed, and nobody else’s', async () => {
  const [actor, other] = [person(), person()]
  const theirs = streamOf(other)
  const streams = Array.from({ length: mostOfSession }, () => streamOf(actor))
  await streams[3]!.body!.cancel()
  streamOf(actor)
  streamOf(person())
  endLiveEvents()
  for (const kept of [theirs, ...streams.filter((_, n) => n !== 3)]) expect(await allOf(kept)).toBe('retry: 2000\n\n')
})

it('refuses one above the cap of all with the time to come again, and takes it when others have gone', async () => {
  for (let n = 0; n < mostStreams; n++) streamOf(person())
  const late = streamOf(person())
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '30'])
  endLiveEvents()
  expect(streamOf(person()).status).toBe(200)
})

it('is for people who are signed in', () => {
  expect(liveEvents(someInfo()).status).toBe(401)
})
