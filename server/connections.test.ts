import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { limitsConnections } from './connections.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: 'x'.repeat(40), LOG_LEVEL: 'error' }))

let server: Server
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((closed) => server.close(closed))
})

/** A server that sees each connection come from the next of these addresses. */
async function serverSeen(from: readonly string[], limits: { most: number; mostOfNetwork: number }): Promise<void> {
  server = createServer((_request, response) => response.end('ok'))
  const addresses = [...from]
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: addresses.shift() }))
  limitsConnections(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/**
 * Opens a connection, requests a page and returns the status line; '' when closed without an answer. The connection
 * stays open.
 */
async function ask(): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return Buffer.isBuffer(answer[0]) ? String(answer[0]).split('\r\n')[0]! : ''
}
const ok = 'HTTP/1.1 200 OK'
const refused = 'HTTP/1.1 503 Service Unavailable'

it('refuses a network that holds too many, and no other', async () => {
  const oneNetwork = ['2001:db8::1', '2001:db8::2', '2001:db8::3']
  await serverSeen([...oneNetwork, '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7'], { most: 50, mostOfNetwork: 2 })
  const answers = []
  for (let n = 1; n <= 6; n++) answers.push(await ask())
  expect(answers).toEqual([ok, ok, refused, ok, ok, refused])
})

it('takes a connection again when another of the network was closed', async () => {
  await serverSeen(['203.0.113.7', '203.0.113.7', '203.0.113.7'], { most: 50, mostOfNetwork: 1 })
  expect(await ask()).toBe(ok)
  expect(await ask()).toBe(refused)
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((gone) => {
    const look = () => server.getConnections((_, count) => (count === 0 ? gone() : setImmediate(look)))
    look()
  })
  expect(await ask()).toBe(ok)
})

it('counts neither a proxy’s connections nor those of the machine itself, but all together', async () => {
  await serverSeen(['127.0.0.1', '::1', '127.0.0.1', '127.0.0.1'], { most: 3, mostOfNetwork: 1 })
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([ok, ok, ok, ''])
})

it('leaves counting by network to a proxy', async () => {
  await serverSeen(['203.0.113.7', '203.0.113.7'], { most: 50, mostOfNetwork: 0 })
  expect([await ask(), await ask()]).toEqual([ok, ok])
})
