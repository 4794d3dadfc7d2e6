import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Sends a request on a keep-alive connection; returns its status, or its error code. */
const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((done) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume()
      response.once('end', () => done(String(response.statusCode)))
    }).once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
  })

test('a server that is told to stop under load resets no request: each is answered until no connection is taken', async () => {
  const child = spawn(process.execPath, [resolve('tests/stopping-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const port = Number(String((await once(child.stdout, 'data'))[0]))
  const outcomes = new Map<string, number>()
  let begunAfterSignal = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let outcome = '200'; outcome === '200';) {
      if (child.killed) begunAfterSignal += 1
      outcome = await ask(port, agent)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    agent.destroy()
  }
  const clients = Promise.all(Array.from({ length: 20 }, client))
  // an idle keep-alive connection
  const silent = new Agent({ keepAlive: true })
  expect(await ask(port, silent)).toBe('200')
  child.kill('SIGTERM')
  await clients
  expect(await ended).toEqual([0, null])
  silent.destroy()
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number) as number, ECONNREFUSED: 20 })
  expect(begunAfterSignal).toBeGreaterThan(20)
})
