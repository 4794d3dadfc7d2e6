import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetServer } from './built-assets.ts'

const top = mkdtempSync(join(tmpdir(), 'itqan-assets-'))
const folder = join(top, 'assets')
mkdirSync(folder)
writeFileSync(join(top, 'secret.js'), 'secret')
writeFileSync(join(folder, 'a-1.js'), 'export const a = 1')
writeFileSync(join(folder, 'a-1.js.gz'), gzipSync('export const a = 1'))
writeFileSync(join(folder, 'star-1.avif'), 'picture')
writeFileSync(join(folder, 'vault-worker-1.js'), 'worker')
const answer = assetServer(folder)
const server = createServer((request, response) => void (answer(request, response) || response.writeHead(404).end()))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => {
  server.close()
  rmSync(top, { recursive: true })
})
const ask = (path: string, encoding = '', method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': encoding } })

test('a file of the build is answered compressed as it lies there, and kept by browsers for good', async () => {
  const plain = await ask('/assets/a-1.js')
  expect(await plain.text()).toBe('export const a = 1')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const zipped = await ask('/assets/a-1.js?x', 'br, gzip;q=0.5')
  // the folder has no brotli file of it
  expect(zipped.headers.get('content-encoding')).toBeNull()
  const gzipped = await ask('/assets/a-1.js', 'gzip')
  expect(gzipped.headers.get('content-encoding')).toBe('gzip')
  expect(await gzipped.text()).toBe('export const a = 1')
  expect(Object.fromEntries(gzipped.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
})

test('HEAD has the head of GET', async () => {
  const head = await ask('/assets/star-1.avif', '', 'HEAD')
  expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([
    200,
    '7',
    'image/avif',
  ])
  expect(await head.text()).toBe('')
})

test('the worker of the vault has its own policy', async () => {
  const worker = await ask('/assets/vault-worker-1.js')
  expect(worker.headers.get('content-security-policy')).toContain('wasm-unsafe-eval')
})

test.each([
  '/assets/../secret.js',
  '/assets/..%2fsecret.js',
  '/assets/none.js',
  '/assets/',
  '/assets/a-1.js.gz',
  '/a-1.js',
])('%s is none of them', async (path) => expect((await ask(path)).status).toBe(404))

test('a write is none of them', async () => expect((await ask('/assets/a-1.js', '', 'POST')).status).toBe(404))
