import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asSystem, databasePool } from '#/db/database.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { noteUnderWay } from '#/platform/under-way.server.ts'
import { receivingServer } from '#/tests/receiving-server.ts'
import { world } from '#/tests/world.ts'
import { rememberSession } from './known-sessions.ts'
import { loadNow } from './load-now.ts'

const w = await world()
const usual = env()
let gate = Promise.withResolvers<void>()
/** Stands for the pages: a write of one row, made when the gate opens. */
const origin = await receivingServer(async (request, response) => {
  if (request.url === '/fails') {
    log.error('a page failed', { path: '/quote/not-for-the-log?key=not-for-the-log' })
    return response.writeHead(500).end()
  }
  noteUnderWay({ actorId: '0198c0de-0000-7000-8000-000000000001' })
  await gate.promise
  await asSystem('a test writes a row', (tx) =>
    tx
      .insertInto('log_lines')
      .values({ at: new Date(), kind: 'other', message: request.headers['x-test']?.toString() ?? 'none' })
      .execute(),
  )
  response.writeHead(200).end('done')
})
beforeEach(() => {
  gate = Promise.withResolvers()
  setEnv({ ...usual, LOAD_IN_FLIGHT: 4, LOAD_LAG_MS: 0, LOAD_WAIT_MS: 0 })
})
afterEach(async () => {
  gate.resolve()
  await expect.poll(() => loadNow().inFlight, { timeout: 20_000 }).toBe(0)
  setEnv(usual)
})

const session = 'a-session-that-was-found-in-the-database'
rememberSession(session)
const send = (path: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(origin + path, { method, headers, ...(method === 'POST' && { body: 'a=1' }) })
const rows = async (message: string): Promise<number> => {
  const { rowCount } = await w.owner.query('select from app.log_lines where message = $1', [message])
  return rowCount ?? 0
}
const inFlight = (count: number) => expect.poll(() => loadNow().inFlight, { timeout: 20_000 }).toBe(count)

test('under load new requests of lower ranks are refused and change nothing; all that were accepted are finished', async () => {
  const accepted = Array.from({ length: 4 }, () => send('/form', { 'x-test': 'accepted' }))
  await inFlight(4)
  const visitor = await send('/form', { 'x-test': 'refused' })
  expect([visitor.status, visitor.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(Number(visitor.headers.get('retry-after'))).toBeGreaterThanOrEqual(5)
  expect(await visitor.text()).toContain('The server is busy')
  const arabic = await (await send('/ar/form', { 'x-test': 'refused' }, 'GET')).text()
  expect(arabic).toContain('dir="rtl"')
  expect(arabic).toContain('الخادم مشغول الآن')
  accepted.push(send('/form', { 'x-test': 'accepted', cookie: 'session=one-that-nobody-looked-up' }))
  await inFlight(5)
  accepted.push(send('/client/field/saves', { 'x-test': 'accepted', cookie: `session=${session}` }))
  await inFlight(6)
  const reader = await send('/client', { 'x-test': 'refused', cookie: `session=${session}` }, 'GET')
  expect(reader.status).toBe(503)
  const program = await send('/api/v1/branches', { 'x-test': 'refused', authorization: 'Bearer x' }, 'GET')
  expect(program.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await program.json()).toMatchObject({
    status: 503,
    code: 'server-busy',
    request_id: program.headers.get('x-request-id'),
  })
  accepted.push(
    send('/form', { 'x-test': 'accepted', cookie: `session=${session}` }),
    send('/healthz', { 'x-test': 'accepted' }),
  )
  await inFlight(8)
  gate.resolve()
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await rows('accepted')).toBe(8)
  expect(await rows('refused')).toBe(0)
  expect((await send('/form', { 'x-test': 'afterwards' })).status).toBe(200)
})

test('a long wait for a connection of the database refuses requests before they wait as well', async () => {
  setEnv({ ...env(), LOAD_IN_FLIGHT: 0, LOAD_WAIT_MS: 50 })
  gate.resolve()
  const held = await Promise.all(Array.from({ length: 10 }, () => databasePool().connect()))
  const waits = send('/form', { 'x-test': 'waited' })
  await expect.poll(() => loadNow().waitMs, { timeout: 4000 }).toBeGreaterThan(50)
  expect((await send('/form', { 'x-test': 'turned away' })).status).toBe(503)
  for (const client of held) client.release()
  expect((await waits).status).toBe(200)
  expect([await rows('waited'), await rows('turned away')]).toEqual([1, 0])
})

test('each answer names its request, and so do the lines of its log; addresses and secrets stay out', async () => {
  setEnv({ ...env(), LOG_REQUESTS: 'on', LOG_LEVEL: 'info' })
  gate.resolve()
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
  const [id, secret] = [randomUUID(), 'not-for-the-log']
  const answer = await send(
    `/quote/${secret}?token=${secret}`,
    { 'x-request-id': id, cookie: `session=${secret}` },
    'GET',
  )
  expect(answer.headers.get('x-request-id')).toBe(id)
  const failed = await send('/fails', { 'x-request-id': 'no id at all' }, 'GET')
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect.poll(() => lines().length, { timeout: 5000 }).toBe(3)
  expect(lines()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      level: 'info',
      message: 'request',
      requestId: id,
      route: '/quote/:token',
      method: 'GET',
      status: 200,
      ms: expect.any(Number) as number,
      actorId: '0198c0de-0000-7000-8000-000000000001',
    },
    expect.objectContaining({
      level: 'error',
      message: 'a page failed',
      route: 'none',
      requestId: failed.headers.get('x-request-id'),
    }) as object,
    expect.objectContaining({ message: 'request', route: 'none', status: 500 }) as object,
  ])
  expect(written.join('')).not.toContain(secret)
})

test('a process that only works answers probes, and nothing else to anyone', async () => {
  setEnv({ ...env(), JOBS: 'only' })
  gate.resolve()
  expect((await send('/healthz', {}, 'GET')).status).toBe(200)
  for (const path of ['/', '/form', '/client', '/metrics', '/assets/a.js'])
    expect((await send(path, { 'x-test': 'unanswered', cookie: `session=${session}` })).status, path).toBe(404)
  expect(await rows('unanswered')).toBe(0)
})

test('streams of changes that are open are no work in hand, so that many of them refuse no reader', async () => {
  const open = Array.from({ length: 6 }, () => send('/api/v1/realtime', {}, 'GET'))
  const form = send('/form', { 'x-test': 'beside streams' })
  await inFlight(1)
  gate.resolve()
  expect((await form).status).toBe(200)
  for (const stream of open) expect((await stream).status).toBe(200)
})
