import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '#/platform/env.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { world } from '#/tests/world.ts'
import { httpApp } from './http.ts'

await world()
const page = { default: () => null, action: () => null }

/** Replaces the router and reports the requests that reach it. */
async function echo(request: Request, context: RouterContextProvider): Promise<Response> {
  const pause = Number(new URL(request.url).searchParams.get('pause'))
  if (pause) return new Response(null, { status: pause })
  const wait = Number(new URL(request.url).searchParams.get('wait'))
  if (wait) infoOf(context).wait = wait
  const fields = request.body ? Object.fromEntries(await request.formData().catch(() => new FormData())) : {}
  return Response.json({ method: request.method, fields, bytes: request.headers.get('content-length') })
}
const app = httpApp({
  page: echo,
  routes: {
    form: { id: 'form', path: 'form', module: page },
    read: { id: 'read', path: 'read', module: { default: page.default } },
    hook: { id: 'hook', path: 'webhooks/:provider', module: { action: page.action } },
    stop: { id: 'stop', path: 'unsubscribe/:token', module: page },
    nothing: { id: 'nothing', path: '*', module: { default: page.default } },
  },
  publicPaths: [],
  visitWorker: null,
  menuWorker: null,
})
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
const server = createServer((incoming, answer) => void listener(incoming, answer))
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const ownPage = (): string[] => [`Origin: ${env().origin}`, 'Sec-Fetch-Site: same-origin']

type Answer = { status: number; headers: Record<string, string>; body: string }
/** Sends exactly these bytes, which client libraries would refuse, and reads the answer. */
async function send(head: string, body = '', from = ownPage()): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  const lines = [head, 'Host: localhost', ...from, 'Connection: close']
  const [first, ...own] = lines[0]!.split('\n')
  socket.write(`${[first, ...own, ...lines.slice(1)].join('\r\n')}\r\n\r\n${body}`)
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => (text += part))
  await once(socket, 'close')
  const [top = '', ...rest] = text.split('\r\n\r\n')
  const [status = '', ...fields] = top.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((line) =>
      line
        .toLowerCase()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
  return { status: Number(status.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
const chunks = (...parts: string[]): string =>
  [...parts, ''].map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')
const form = 'Content-Type: application/x-www-form-urlencoded'

test('a form of unknown length arrives as one of known length does', async () => {
  const known = await send(`POST /form HTTP/1.1\n${form}\nContent-Length: 7`, 'a=1&b=2')
  const chunked = await send(`POST /form HTTP/1.1\n${form}\nTransfer-Encoding: chunked`, chunks('a=1&', 'b=2'))
  expect(known).toMatchObject({ status: 200 })
  expect(chunked).toMatchObject({ status: 200 })
  for (const { body } of [known, chunked]) expect(body).toContain('"fields":{"a":"1","b":"2"}')
})

test.each([
  ['nothing and no length', '', ''],
  ['nothing', '\nContent-Length: 0', ''],
  ['nothing in parts', '\nTransfer-Encoding: chunked', chunks()],
  ['something of no known kind', '\nTransfer-Encoding: chunked\nContent-Type: x', chunks('x')],
])('a POST of %s reaches the page, and a webhook', async (_what, headers, body) => {
  expect(await send(`POST /form HTTP/1.1${headers}`, body)).toMatchObject({ status: 200 })
  expect(await send(`POST /webhooks/moyasar HTTP/1.1${headers}`, body)).toMatchObject({ status: 200 })
})

test('what is too large is refused, whether its length is known or not', async () => {
  const large = `a=${'x'.repeat(101 * 1024)}`
  expect(await send(`POST /form HTTP/1.1\n${form}\nContent-Length: ${large.length}`, large)).toMatchObject({
    status: 413,
  })
  const chunked = await send(`POST /form HTTP/1.1\n${form}\nTransfer-Encoding: chunked`, chunks(large))
  expect(chunked).toMatchObject({ status: 413 })
  expect(chunked.body).toContain('The text or file you sent is too large.')
})

test.each([
  ['OPTIONS', '/form', 204, 'get, head, post, options'],
  ['OPTIONS', '/healthz', 204, 'get, head, options'],
  ['OPTIONS', '/no/such/page', 204, 'get, head, options'],
  ['POST', '/read', 405, 'get, head, options'],
  ['PUT', '/form', 405, 'get, head, post, options'],
  ['DELETE', '/form', 405, 'get, head, post, options'],
  ['PROPFIND', '/read', 405, 'get, head, options'],
  ['TRACE', '/read', 405, 'get, head, options'],
  ['GET', '/webhooks/moyasar', 405, 'post, options'],
  ['HEAD', '/events', 405, 'get, options'],
  ['POST', '/no/such/page', 404, undefined],
])('%s %s is answered %i', async (method, path, status, allow) => {
  const answer = await send(`${method} ${path} HTTP/1.1`)
  expect(answer).toMatchObject({ status })
  expect(answer.headers['allow']).toBe(allow)
})

test('HEAD is answered as GET is, without a body', async () => {
  const answer = await send('HEAD /form HTTP/1.1')
  expect(answer).toMatchObject({ status: 200, body: '' })
})

test.each(['/form%00', '/form?q=%00', '/form?a=1&%00=2', '/%zz', '/%', '/%ff', '/%c0%80', '/a%E2%28%A1'])(
  '%s is refused before any page is asked, in the language of the address',
  async (path) => {
    expect(await send(`GET ${path} HTTP/1.1`)).toMatchObject({
      status: 400,
      body: expect.stringContaining('This address contains characters that cannot be read'),
    })
    const arabic = await send(`GET /ar${path} HTTP/1.1`)
    expect(arabic.status).toBe(400)
    expect(arabic.body).toContain('dir="rtl"')
  },
)

test('a lone per cent sign in a query is what somebody typed', async () => {
  expect(await send('GET /form?q=100% HTTP/1.1')).toMatchObject({ status: 200 })
})

test.each([
  ['/Form', '/form'],
  ['/form/', '/form'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/form?x=1', '/form?x=1'],
  ['/en//evil.example', '/evil.example'],
  ['/%66orm?q=%20A', '/form?q=%20A'],
])('%s leads to %s', async (asked, canonical) => {
  const { status, headers } = await send(`GET ${asked} HTTP/1.1`)
  expect([status, headers['location']]).toEqual([308, canonical.toLowerCase()])
})

test.each([
  ['/form', '', 'private, no-store'],
  ['/ar/reset-password?token=x', '', 'private, no-store'],
  ['/form', 'session=x', 'private, no-store'],
  ['/share.png', 'session=x', 'public, max-age=3600'],
])('%s with the cookie "%s" is kept as %s', async (path, cookie, kept) => {
  const { headers } = await send(`GET ${path} HTTP/1.1\nCookie: ${cookie}`)
  expect(headers['cache-control']).toBe(kept)
  expect(headers['vary'] ?? '').toBe(kept.startsWith('public') ? '' : 'cookie')
  expect(headers['referrer-policy']).toBe(/reset/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin')
})

const write = 'POST /form HTTP/1.1\nContent-Length: 0'
test.each([
  ['a page that tells its address to no one', 'Origin: null\nSec-Fetch-Site: same-origin', 200],
  ['a page of somewhere without a name', 'Origin: null\nSec-Fetch-Site: cross-site', 403],
  ['a page without a name in an old browser', 'Origin: null', 403],
  ['another site', 'Origin: https://evil.example\nSec-Fetch-Site: same-origin', 403],
])('a write of %s is answered', async (_what, headers, status) => {
  expect(await send(`${write}\n${headers}`, '', [])).toMatchObject({ status })
})

test.each([
  ['/form?pause=429', '60'],
  ['/form?pause=503', '60'],
  ['/form?wait=42', '42'],
  ['/form', undefined],
])('%s says to return after %s seconds', async (path, seconds) => {
  expect((await send(`GET ${path} HTTP/1.1`)).headers['retry-after']).toBe(seconds)
})

test.each([
  ['POST', `/unsubscribe/${'A'.repeat(65)}`, 200],
  ['POST', `/unsubscribe/${'A'.repeat(64)}`, 403],
  ['POST', `/unsubscribe/${'A'.repeat(65)}/more`, 403],
  ['POST', `/unsubscribe/${'A'.repeat(65)}.data`, 403],
  ['POST', `/form?to=/unsubscribe/${'A'.repeat(65)}`, 403],
  ['POST', '/form', 403],
  ['DELETE', `/unsubscribe/${'A'.repeat(65)}`, 403],
])('without an origin, as mail programs send it, %s %s is answered %i', async (method, path, status) => {
  const body = 'List-Unsubscribe=One-Click'
  const answer = await send(`${method} ${path} HTTP/1.1\n${form}\nContent-Length: ${body.length}`, body, [])
  expect(answer).toMatchObject({ status })
  if (status === 200) expect(answer.body).toContain('"fields":{"List-Unsubscribe":"One-Click"}')
})
