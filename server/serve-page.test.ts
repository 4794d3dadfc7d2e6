import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { closeLive, hearsPublished, openLive, whenPublished } from '#/platform/live.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { world } from '#/tests/world.ts'
import { answerAtOnce, forgetPages, pageServer } from './serve-page.ts'

const { owner, admin, appUrl } = await world()
let drawings: { path: string; cookie: string | null; forEverybody: boolean }[] = []
let text = 'first'

/** Replaces the router: records the reader and answers as the router's pages do. */
async function page(request: Request, context: RouterContextProvider): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const { forEverybody = false, nonce, id } = infoOf(context)
  drawings.push({ path, cookie: request.headers.get('cookie'), forEverybody })
  await wait(5)
  if (path === '/lost') return new Response('lost', { status: 404, headers: { 'content-type': 'text/html' } })
  const form = path === '/form' ? '<input type="hidden" name="clientKey" value="019"/>' : ''
  const own = path === '/live' || !forEverybody
  return new Response(`<script nonce="${nonce}">one("${id}")</script>${text}${form}`, {
    headers: { 'content-type': 'text/html', 'cache-control': own ? 'no-cache' : 'public, no-cache' },
  })
}
const { serve, readPage } = pageServer(page)
const ask = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://localhost${path}`, { headers }), '127.0.0.1')
const listening = () => expect.poll(hearsPublished, { timeout: 5000 }).toBe(true)

beforeAll(async () => {
  whenPublished(forgetPages)
  await openLive(appUrl)
})
afterAll(closeLive)
beforeEach(async () => {
  await listening()
  forgetPages()
  drawings = []
  text = 'first'
})

test('a crowd of visitors is shown one drawing, made for nobody in particular', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/', { cookie: 'lang=ar; other=1' })))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(drawings).toEqual([{ path: '/', cookie: null, forEverybody: true }])
})

test('who brings a session, a query or a write is drawn for alone', async () => {
  await ask('/')
  await ask('/', { cookie: 'session=somebody' })
  await ask('/?page=2')
  await serve(new Request('http://localhost/', { method: 'POST', body: 'x' }), '127.0.0.1')
  expect(drawings.map(({ forEverybody }) => forEverybody)).toEqual([true, false, false, false])
})

test('what is published is shown to the next visitor, also on another server', async () => {
  expect(await (await ask('/')).text()).toContain('first')
  text = 'second'
  expect(await (await ask('/')).text()).toContain('first')
  const actor = await admin()
  await asActor(actor, announcePublished)
  await expect.poll(async () => (await ask('/')).text(), { timeout: 5000 }).toContain('second')
})

test('a drawing that began before the announcement is not kept', async () => {
  const before = ask('/')
  await wait(1)
  forgetPages()
  text = 'second'
  await before
  expect(await (await ask('/')).text()).toContain('second')
})

test('a server that is not told keeps nothing, and trusts nothing it kept once it is told again', async () => {
  await ask('/')
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  )
  await expect.poll(hearsPublished, { timeout: 5000, interval: 5 }).toBe(false)
  text = 'second'
  expect(await (await ask('/')).text()).toContain('second')
  await listening()
  expect(await (await ask('/')).text()).toContain('second')
})

test('not found, pages that are never kept and forms with a key are answered to each visitor alone', async () => {
  for (const [path, status] of [
    ['/lost', 404],
    ['/live', 200],
    ['/form', 200],
  ] as const) {
    drawings = []
    for (let time = 0; time < 3; time++) expect((await ask(path)).status).toBe(status)
    expect(drawings.length, path).toBeGreaterThanOrEqual(3)
  }
  const form = await ask('/form', { cookie: 'lang=ar' })
  expect(form.headers.get('cache-control')).toBe('no-cache')
  expect(drawings.at(-1)).toEqual({ path: '/form', cookie: 'lang=ar', forEverybody: false })
})

test('the map of the site and the pictures read a page as everybody sees it, and nothing where there is none', async () => {
  expect(await readPage('/')).toContain('first')
  expect(await readPage('/form')).toContain('clientKey')
  expect(await readPage('/lost')).toBe(null)
})

test('what is kept is answered at once with every header, whole, as known, or only its head', async () => {
  await ask('/')
  const server = createServer((request, response) => {
    if (!answerAtOnce(request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const whole = await fetch(origin)
  expect(await whole.text()).toContain('first')
  expect(whole.headers.get('x-frame-options')).toBe('DENY')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  const etag = whole.headers.get('etag')!
  expect((await fetch(origin, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await fetch(origin, { method: 'HEAD' })).text()).toBe('')
  for (const [path, init] of [
    ['/', { headers: { cookie: 'session=somebody' } }],
    ['/?a', {}],
    ['/', { method: 'POST' }],
    ['/unknown', {}],
  ] as const)
    expect((await fetch(origin + path, init)).status).toBe(404)
  server.close()
})
