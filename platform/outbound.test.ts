import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { testSecret } from '#/tests/databases.ts'
import { readEnv, setEnv } from './env.server.ts'
import { faultOfAddress, postOutside } from './outbound.server.ts'

let server: Server
let port: number
let reached = 0
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string } | null

const allow = (on: boolean) =>
  setEnv(
    readEnv({
      NODE_ENV: 'test',
      APP_SECRET: testSecret,
      DATA_DIR: inject('dataDir'),
      ...(on && { WEBHOOKS_TO_LOOPBACK: 'on' }),
    }),
  )
const post = (url: string, resolve?: (name: string) => Promise<{ address: string }[]>) =>
  postOutside({ url, headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 400 }, resolve)

beforeAll(async () => {
  server = createServer((request, response) => {
    reached++
    const given = answer(request.url ?? '')
    if (given) response.writeHead(given.status, given.headers).end(given.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  reached = 0
  answer = () => ({ status: 200, body: 'ok' })
})

describe('without the setting', () => {
  beforeEach(() => allow(false))

  test.each([
    'http://127.0.0.1:PORT/',
    'https://127.0.0.1:PORT/',
    'https://localhost:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f000001:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://127.1:PORT/',
    'https://0:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[64:ff9b::7f00:1]:PORT/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'https://10.0.0.1/',
    'https://192.168.1.1:8443/',
    'https://user:pass@1.1.1.1/',
    'https://1.1.1.1:22/',
    'https://127。0。0。1:PORT/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'not an address',
  ])('%s is refused and never reached', async (address) => {
    const url = address.replace('PORT', String(port))
    expect(await faultOfAddress(url)).toMatch(/^(address|private|unresolved)$/)
    expect(await post(url)).toHaveProperty('fault')
    expect(reached).toBe(0)
  })

  test('a name is refused when one of its addresses is not public', async () => {
    const mixed = () => Promise.resolve([{ address: '1.1.1.1' }, { address: '127.0.0.1' }])
    expect(await post('https://mixed.example/', mixed)).toEqual({ fault: 'private' })
    expect(await faultOfAddress('https://mixed.example/', mixed)).toBe('private')
    expect(await post('https://nowhere.example/', () => Promise.reject(new Error('no such name')))).toEqual({
      fault: 'unresolved',
    })
  })
})

describe('with the setting', () => {
  beforeEach(() => allow(true))

  test('the machine itself is reached, other closed networks are not', async () => {
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, body: 'ok' })
    expect(await post('https://10.0.0.1/')).toEqual({ fault: 'private' })
    expect(await post('http://10.0.0.1/')).toEqual({ fault: 'private' })
    expect(await faultOfAddress(`http://localhost:${port}/`)).toBeNull()
  })

  test('a name is resolved once, and the connection goes to the address that was checked', async () => {
    let asked = 0
    const rebinding = () => Promise.resolve([{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1' }])
    expect(await post(`http://rebind.example:${port}/`, rebinding)).toEqual({ status: 200, body: 'ok' })
    expect([asked, reached]).toEqual([1, 1])
    expect(await post(`http://rebind.example:${port}/`, rebinding)).toEqual({ fault: 'private' })
    expect(reached).toBe(1)
  })

  test('redirects are not followed, answers are cut, and a silent receiver ends with the time', async () => {
    answer = (path) =>
      path === '/' ? { status: 302, headers: { location: `http://127.0.0.1:${port}/other` }, body: '' } : null
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 302 })
    expect(reached).toBe(1)
    answer = () => ({ status: 500, body: `\0${'ب'.repeat(5000)}` })
    const cut = await post(`http://127.0.0.1:${port}/long`)
    expect(cut).toMatchObject({ status: 500 })
    expect(Buffer.byteLength((cut as { body: string }).body)).toBeLessThanOrEqual(1024)
    expect((cut as { body: string }).body).toMatch(/^ب+$/)
    answer = () => null
    expect(await post(`http://127.0.0.1:${port}/silent`)).toEqual({ fault: 'timeout' })
    expect(await post('http://127.0.0.1:1/')).toEqual({ fault: 'connection' })
  })
})
