import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { answerApi } from '#/features/partners/api/answer-api.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { afterFile } from './after-file.ts'

const recipes = join(import.meta.dirname, '../content/help/recipes')

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export type StandInCall = { path: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** A service of others on this machine. `answer` decides; every call is kept. */
export async function standIn(answer: (call: StandInCall) => Answer | Promise<Answer>) {
  const calls: StandInCall[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = { path: request.url ?? '', headers: request.headers, body: await textOf(request) }
    calls.push(call)
    const { status, body, headers = {} } = await answer(call)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const asRequest = (origin: string, path: string, init: RequestInit): Request => new Request(origin + path, init)

/** The API of this process at an address of its own. */
export const apiServer = () =>
  standIn(async ({ path, headers, body }) => {
    const response = await answerApi(
      asRequest('http://localhost', path, {
        headers: { authorization: headers.authorization ?? '' },
        ...(body && { method: 'POST', body }),
      }),
      'network',
    )
    return { status: response.status, body: await response.json() }
  })

/** Runs a program of the recipes until it ends. */
export async function runRecipe(name: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(recipes, name), ...args], { env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((ended) => child.on('close', ended))
  if (code !== 0) throw new Error(output)
  return output
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'POST' }).then(
    () => true,
    () => false,
  )

/** Starts a relay of the recipes and waits until it answers. */
export async function startRelay(name: string, env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [join(recipes, name)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  afterFile(async () => void child.kill())
  const address = `http://127.0.0.1:${port}/`
  const until = Date.now() + 20_000
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} does not start`)
    await new Promise((go) => setTimeout(go, 50))
  }
  return address
}

type Cells = unknown[][]
type Fetched = { address: string; options: { method: string; headers: Record<string, string>; payload?: string } }

/**
 * Runs a function of the Apps Script over sheets, as Google does: calls wait for their answers, so the script has a thread
 * of its own. `answer` may fail a call before it reaches the API of this process.
 */
export async function runScript(
  called: string,
  sheets: Record<string, Cells>,
  properties: Record<string, string>,
  answer: (call: Fetched) => Answer | null = () => null,
): Promise<{ sheets: Record<string, Cells>; calls: Fetched[] }> {
  const { port1, port2 } = new MessageChannel()
  const flag = new SharedArrayBuffer(4)
  const calls: Fetched[] = []
  const reply = async (call: Fetched): Promise<void> => {
    calls.push(call)
    const { method, headers, payload } = call.options
    const { pathname, search } = new URL(call.address)
    const given = answer(call)
    const response = given
      ? new Response(JSON.stringify(given.body ?? {}), { status: given.status, headers: given.headers ?? {} })
      : await answerApi(
          asRequest('http://localhost', pathname + search, { method, headers, ...(payload && { body: payload }) }),
          'network',
        )
    port1.postMessage({
      status: response.status,
      text: await response.text(),
      headers: Object.fromEntries(response.headers),
    })
    Atomics.store(new Int32Array(flag), 0, 1)
    Atomics.notify(new Int32Array(flag), 0)
  }
  port1.on('message', (call: Fetched) => void reply(call))
  const worker = new Worker(join(import.meta.dirname, 'sheets-worker.mjs'), {
    workerData: { port: port2, flag, called, sheets, properties, script: join(recipes, 'itqan-sheets.gs') },
    transferList: [port2],
  })
  try {
    return await new Promise((done, failed) => {
      worker.on('message', (result: Record<string, Cells>) => done({ sheets: result, calls }))
      worker.on('error', failed)
    })
  } finally {
    port1.close()
    await worker.terminate()
  }
}
