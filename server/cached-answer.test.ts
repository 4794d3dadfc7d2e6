import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { testSecret } from '#/tests/databases.ts'
import {
  answerFrom,
  compressed,
  encodingFor,
  holds,
  inlineDigests,
  isForEverybody,
  isPersonal,
  cachedAnswer,
} from './cached-answer.ts'
import { isOpenToAll } from './serve-page.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }))

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['GET', '/', null, true],
  ['HEAD', '/ar/plans', null, true],
  ['GET', '/plans', 'lang=ar; consent=1.n', true],
  ['GET', '/plans', 'x=session', true],
  ['GET', '/plans', 'lang=ar; session=anything', false],
  ['GET', '/plans?utm_source=x', null, false],
  ['GET', '/consultant?topic=demo', null, false],
  ['GET', '/plans.data', null, false],
  ['POST', '/consultant', null, false],
  ['GET', '/client/dashboard', null, false],
  ['GET', '/admin', null, false],
  ['GET', '/review/0123456789abcdef0123456789abcdef', null, false],
  ['GET', '/ar/review/0123456789abcdef0123456789abcdef', null, false],
  ['GET', '/credentials/keys/unknown', null, false],
  ['GET', '/notifications', null, false],
])('%s %s with the cookies %s may be answered as for everybody: %s', (method, path, cookie, expected) => {
  expect(isOpenToAll({ method, path, cookie, sessionCookie: 'session' })).toBe(expected)
})

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }
test.each([
  [200, html, true],
  [404, html, false],
  [302, html, false],
  [500, html, false],
  [200, { ...html, 'set-cookie': 'lang=ar' }, false],
  [200, { ...html, 'cache-control': 'no-cache' }, false],
  [200, { ...html, 'cache-control': 'private, no-store' }, false],
  [200, { ...html, 'cache-control': 'public, max-age=31536000, immutable' }, false],
  [200, { ...html, 'content-encoding': 'gzip' }, false],
  [200, { ...html, 'content-type': 'application/xml' }, true],
  [200, { ...html, 'content-type': 'application/pdf' }, false],
  [200, { ...html, 'content-type': 'image/png' }, false],
])('an answer %s with %j is for everybody: %s', (status, headers, expected) => {
  expect(isForEverybody(status, new Headers(headers))).toBe(expected)
})

test.each([
  ['<input type="hidden" name="clientKey" value="019-1"/>', true],
  ['<input value="019-1" type="hidden" name="clientKey"/>', true],
  ['<input type="hidden" name="shownAt" value="1"/>', true],
  ['<input type="hidden" name="clientKey" value=""/>', false],
  ['<input type="hidden" name="clientKey"/>', false],
  ['<input name="email" value="x"/><input name="clientKey" value=""/>', false],
  ['<p>name="clientKey" value="x"</p>', false],
])('%s belongs to one visitor: %s', (text, expected) => expect(isPersonal(text)).toBe(expected))

test('the policy names the digest of what runs and of what styles, and of nothing else', () => {
  const page =
    '<style nonce="n">:root{--brand:#000}</style><script nonce="n">one()</script><script type="module" async="">import "/a.js"</script>' +
    '<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script><script>one()</script>'
  expect(inlineDigests(page)).toEqual({
    scripts: [digest('one()'), digest('import "/a.js"')],
    styles: [digest(':root{--brand:#000}')],
  })
})

test.each([
  [null, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['*', 'identity'],
])('who accepts %s gets %s', (accepted, expected) => expect(encodingFor(accepted)).toBe(expected))

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"ab"', false],
  [null, false],
])('If-None-Match %s holds "a": %s', (header, expected) => expect(holds(header, '"a"')).toBe(expected))

const drawn = (nonce: string, id: string) =>
  new Response(
    `<html><script nonce="${nonce}">start("${nonce}","${id}")</script><p>${'إتقان '.repeat(300)}</p></html>`,
    {
      headers: {
        ...html,
        'content-length': '2500',
        'content-security-policy': `script-src 'nonce-${nonce}'`,
        'x-request-id': id,
      },
    },
  )
const keep = async (nonce = 'bm9uY2U=', id = '3f6f') => (await cachedAnswer(drawn(nonce, id), { nonce, id }))!
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/', { method, headers })

test('two drawings of the same page are one answer: same bytes, same policy, same tag, and no nonce', async () => {
  const [first, second] = [answerFrom(await keep('one=', 'id-1'), ask()), answerFrom(await keep('two=', 'id-2'), ask())]
  expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
  const text = await first.text()
  expect(text).toBe(await second.text())
  expect(first.headers.get('content-security-policy')).toContain(digest('start("kept","")'))
  expect(first.headers.get('content-security-policy')).not.toContain('nonce')
  expect(first.headers.get('x-request-id')).toBe(null)
  expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding')
})

test('each browser gets the body it can read, under a tag of its own', async () => {
  const kept = await keep()
  const plain = await answerFrom(kept, ask()).text()
  const zipped = answerFrom(kept, ask({ 'accept-encoding': 'gzip' }))
  const brotlied = answerFrom(kept, ask({ 'accept-encoding': 'gzip, br' }))
  expect(gunzipSync(await zipped.bytes()).toString()).toBe(plain)
  expect(brotliDecompressSync(await brotlied.bytes()).toString()).toBe(plain)
  expect(brotlied.headers.get('content-length')).toBe(String(kept.bodies.br.body.length))
  const tags = [answerFrom(kept, ask()), zipped, brotlied].map((answer) => answer.headers.get('etag'))
  expect(new Set(tags).size).toBe(3)
})

test('who holds the page already is told so, and HEAD is told everything but the page', async () => {
  const kept = await keep()
  const etag = answerFrom(kept, ask({ 'accept-encoding': 'br' })).headers.get('etag')!
  const same = answerFrom(kept, ask({ 'accept-encoding': 'br', 'if-none-match': etag }))
  expect(same.status).toBe(304)
  expect(await same.text()).toBe('')
  expect(same.headers.get('content-security-policy')).toContain('sha256-')
  // the page was drawn with a length of its own
  expect(same.headers.has('content-length')).toBe(false)
  expect(answerFrom(kept, ask({ 'if-none-match': etag })).status).toBe(200)
  const head = answerFrom(kept, ask({}, 'HEAD'))
  expect(await head.text()).toBe('')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
})

test('a page with a key of one visitor in it is not kept', async () => {
  const response = new Response('<input type="hidden" name="clientKey" value="019"/>', { headers: html })
  expect(await cachedAnswer(response, { nonce: 'n', id: 'i' })).toBe(null)
})

test('an answer for one visitor is compressed when the browser takes it and it is text', async () => {
  const answer = compressed(drawn('n', 'i'), ask({ 'accept-encoding': 'br, gzip' }))
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await answer.bytes()).toString()).toContain('إتقان')
  expect(compressed(drawn('n', 'i'), ask()).headers.has('content-encoding')).toBe(false)
})
