import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drainBody } from './drain-body.ts'

const app = new Hono<{ Bindings: HttpBindings }>()
app.use(drainBody)
app.use('/small', bodyLimit({ maxSize: 1000, onError: (c) => c.text('too large', 413) }))
app.post('/small', async (c) => c.text(String((await c.req.text()).length)))
app.post('/unread', (c) => c.text(c.req.raw.body ? 'not read' : 'nothing'))

const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
const server = createServer((incoming, answer) => void listener(incoming, answer))
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

type Answer = { status: number; text: string; from: number }
/** Sends the parts with a pause between them; without a content length where `chunked`. */
async function post(agent: Agent, path: string, parts: string[], pauseMs: number, chunked = false): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const sending = request({ port, path, method: 'POST', agent })
  sending.setHeader(chunked ? 'transfer-encoding' : 'content-length', chunked ? 'chunked' : length)
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (response) => {
      let text = ''
      response.on('error', reject)
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode!, text, from: sending.socket!.localPort! }))
    })
  })
  for (const [index, part] of parts.entries()) {
    if (index) await after(pauseMs)
    sending.write(part)
  }
  // why: as browsers do, which read the answer only after sending everything
  const [sent] = await Promise.all([
    new Promise<boolean>((done) => sending.end(() => done(!sending.destroyed))),
    answer,
  ])
  expect(sent).toBe(true)
  return answer
}

async function withConnection(talk: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await talk(agent).finally(() => agent.destroy())
}

const megabyte = 'x'.repeat(1_000_000)
/** Longer than the adapter waits before it cuts a connection with unread data, in milliseconds. */
const long = 800

describe.concurrent('a request that nobody reads to its end', () => {
  test.each([
    ['is too large', '/small', false, 413, 'too large'],
    ['is too large and does not say so', '/small', true, 413, 'too large'],
    ['is not read', '/unread', false, 200, 'not read'],
    ['is not read and does not say how long it is', '/unread', true, 200, 'not read'],
  ])('leaves its connection whole when it %s', async (_what, path, chunked, status, text) =>
    withConnection(async (agent) => {
      const first = await post(agent, path, [megabyte, megabyte], 0, chunked)
      expect(first).toMatchObject({ status, text })
      await after(long)
      expect(await post(agent, '/small', ['four'], 0)).toEqual({ status: 200, text: '4', from: first.from })
    }),
  )

  test.each([false, true])('is answered although it is slow (of unknown length: %s)', async (chunked) =>
    withConnection(async (agent) => {
      const answer = await post(agent, '/small', [megabyte, megabyte, megabyte], long, chunked)
      expect(answer).toMatchObject({ status: 413, text: 'too large' })
    }),
  )
})
