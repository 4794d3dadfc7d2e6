import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { folderInMemory } from '#/scripts/folder-in-memory.ts'
import { bucketServer } from '#/tests/bucket-server.ts'
import { testSecret } from '#/tests/databases.ts'
import { readEnv, setEnv } from '../env.server.ts'
import { bucketPlace } from './bucket-place.server.ts'
import { folderPlace } from './folder-place.server.ts'
import { entriesOf, type Place, readWhole } from './place.ts'

setEnv({
  ...readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }),
  LOG_LEVEL: 'error',
})
const folder = folderInMemory('itqan-places')
let server: Awaited<ReturnType<typeof bucketServer>>
beforeAll(async () => {
  server = await bucketServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const places: [Place['kind'], () => Place][] = [
  ['folder', () => folderPlace(folder)],
  ['s3', () => bucketPlace(server.bucket, 'a-path/below/')],
]

describe.each(places)('a place of the kind %s', (kind, make) => {
  let place: Place
  beforeAll(() => void (place = make()))
  const name = () => `files/${randomUUID()}`
  const text = async (at: string, part?: { from: number; to: number | null }) => {
    const opened = await place.open(at, part)
    return opened && { ...opened, stream: await new Response(opened.stream).text() }
  }

  test('names its kind', () => expect(place.kind).toBe(kind))

  test('gives back the bytes that were stored, and the last ones of two', async () => {
    const at = name()
    const bytes = randomBytes(300_000)
    await place.put(at, bytes)
    expect(Buffer.from((await readWhole(place, at))!).equals(bytes)).toBe(true)
    await place.put(at, Buffer.from('second'))
    expect(await text(at)).toEqual({ stream: 'second', bytes: 6, size: 6, from: 0 })
  })

  test.each([
    [{ from: 2, to: 4 }, 'cde', 2],
    [{ from: 7, to: null }, 'hij', 7],
    [{ from: 8, to: 500 }, 'ij', 8],
    [{ from: 500, to: null }, 'j', 9],
    [{ from: 0, to: 1 }, 'ab', 0],
  ])('opens the range %j', async (part, stream, from) => {
    const at = name()
    await place.put(at, Buffer.from('abcdefghij'))
    expect(await text(at, part)).toEqual({ stream, bytes: stream.length, size: 10, from })
  })

  test('stores an empty file', async () => {
    const at = name()
    await place.put(at, new Uint8Array())
    expect(await text(at)).toEqual({ stream: '', bytes: 0, size: 0, from: 0 })
  })

  test('says of a missing name that it is missing, with and without a range', async () => {
    expect(await place.open(name())).toBeNull()
    expect(await place.open(name(), { from: 3, to: null })).toBeNull()
  })

  test('removes a name, and one that is missing without an error', async () => {
    const at = name()
    await place.put(at, Buffer.from('x'))
    await place.remove(at)
    await place.remove(at)
    expect(await place.open(at)).toBeNull()
  })

  test('moves a name; a missing one is an error', async () => {
    const [from, to] = [name(), `aside/${randomUUID()}`]
    await place.put(from, Buffer.from('moved'))
    await place.move(from, to, new Date())
    expect([await place.open(from), (await text(to))?.stream]).toEqual([null, 'moved'])
    await expect(place.move(from, to, new Date())).rejects.toThrow()
    expect((await text(to))?.stream).toBe('moved')
  })

  test('lists a folder with sizes and times, not its neighbours, in more than one batch', async () => {
    const begun = Date.now()
    const top = `list-${randomUUID()}`
    const names = Array.from({ length: 1003 }, (_, index) => `${top}/${index % 2}/${index}`)
    for (let from = 0; from < names.length; from += 100)
      await Promise.all(names.slice(from, from + 100).map((at) => place.put(at, Buffer.from('12'))))
    await place.put(`${top}-neighbour/1`, Buffer.from('x'))
    const found = await entriesOf(place, top)
    expect(found.map((entry) => entry.name).toSorted()).toEqual(names.toSorted())
    expect(found.every(({ bytes, changedAt }) => bytes === 2 && Math.abs(changedAt.getTime() - begun) < 60_000)).toBe(
      true,
    )
    expect(await entriesOf(place, `${top}-none`)).toEqual([])
  })
})

describe('a bucket that does not answer as it should', () => {
  /** An answer before a real server, which sees the rest. */
  async function failing(answer: RequestListener, patienceMs = 400) {
    const front = createServer(answer)
    await new Promise<void>((done) => void front.listen(0, '127.0.0.1', done))
    const { port } = front.address() as AddressInfo
    const place = bucketPlace({ ...server.bucket, endpoint: `http://127.0.0.1:${port}`, patienceMs, pauseMs: 10 }, '')
    const stop = () => {
      front.closeAllConnections()
      front.close()
    }
    return { place, stop }
  }
  const says =
    (status: number, code: string): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

  test.each([
    ['503', says(503, 'SlowDown'), 'storage.unreachable', 503],
    ['500', says(500, 'InternalError'), 'storage.unreachable', 503],
    ['403', says(403, 'AccessDenied'), 'storage.unreachable', 503],
    ['no such bucket', says(404, 'NoSuchBucket'), 'storage.unreachable', 503],
    ['507', says(507, 'XMinioStorageFull'), 'storage.full', 507],
    ['a quota', says(403, 'QuotaExceeded'), 'storage.full', 507],
    ['silence', () => {}, 'storage.unreachable', 503],
    [
      'a broken connection',
      (request: { socket: { destroy: () => void } }) => request.socket.destroy(),
      'storage.unreachable',
      503,
    ],
  ] as [string, RequestListener, string, number][])(
    '%s becomes an expected error of every call',
    async (_, answer, code, status) => {
      const { place, stop } = await failing(answer)
      const calls = [place.put('a', Buffer.from('x')), place.open('a'), place.remove('a'), entriesOf(place, 'a')]
      const results = await Promise.allSettled(calls)
      stop()
      for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code, status } })
    },
  )

  test('a store that is busy for a moment is asked again', async () => {
    let asked = 0
    const at = `again-${randomUUID()}`
    await bucketPlace(server.bucket, '').put(at, Buffer.from('there'))
    const { place, stop } = await failing((request, response) => {
      asked += 1
      if (asked < 3) return says(503, 'SlowDown')(request, response)
      response.end('there')
    })
    expect(Buffer.from((await readWhole(place, at))!).toString()).toBe('there')
    stop()
    expect(asked).toBe(3)
  })

  test('a wrong key is refused by the server, and nothing is stored', async () => {
    const place = bucketPlace({ ...server.bucket, secretAccessKey: 'another' }, '')
    await expect(place.put('refused', Buffer.from('x'))).rejects.toMatchObject({ code: 'storage.unreachable' })
    expect(await bucketPlace(server.bucket, '').open('refused')).toBeNull()
  })
})
