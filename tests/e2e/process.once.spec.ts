import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ordersSurviveKill } from '../../bench/orders-survive.ts'
import { root, type Running, startServer } from '../../bench/processes.ts'
import { freePort } from '../../platform/free-port.server.ts'

/** Requests twenty pages and stops the server meanwhile: all arrive, and it exits cleanly. */
async function stopWithPagesInHand({ port, child }: Running): Promise<void> {
  const origin = `http://localhost:${port}`
  const inHand = Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/ar`).then((answer) => answer.text())))
  await fetch(`${origin}/healthz`)
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  child.kill('SIGTERM')
  for (const body of await inHand) expect(body).toContain('</html>')
  expect(await ended).toBe(0)
}

test('a killed server starts again on the same data, and so it does when its database is killed with it while orders are placed: no answered order is lost, none is doubled; SIGTERM answers what is in hand and ends with 0', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'itqan-survival-'))
  const first = await startServer({ DATA_DIR: folder })
  await first.stop('SIGKILL')
  // start times are measured by the bench, because a loaded machine would decide here
  const { acknowledged, lost, doubled } = await ordersSurviveKill(folder, 1500, stopWithPagesInHand)
  expect(acknowledged).toBeGreaterThan(10)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  rmSync(folder, { recursive: true, force: true })
})

const status = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => `${answer.status} ${path === '/readyz' ? await answer.text() : ''}`.trim(),
    () => 'refused',
  )

test('a server whose database is killed says so to balancers, starts it again, and serves on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-lost-database-'))
  const { port, stop } = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  const pidFile = join(folder, 'postgres/postmaster.pid')
  const seen: string[] = []
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  // why: each answer takes three seconds while the database is away, and its start is slow on a loaded machine
  const isBack = async () => {
    seen.push(await status(port, '/readyz'))
    return seen.at(-1) === '200 ready' && seen.length > 1
  }
  await expect.poll(isBack, { timeout: 80_000 }).toBe(true)
  expect(seen.filter((line) => line !== '200 ready' && line !== '503 not ready: database')).toEqual([])
  expect(await status(port, '/login?again')).toBe('200')
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product in its own folder and port, and waits until it serves. */
async function startAs(command: string, args: string[], folder: string) {
  const port = await freePort()
  const settings = { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', DEMO: 'off', STOP_DELAY_SECONDS: '1' }
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...settings, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  await expect.poll(() => status(port, '/readyz'), { timeout: 100_000 }).toBe('200 ready')
  return { child, ended, port }
}

const nothingRuns = async (port: number, folder: string) => {
  await expect.poll(() => status(port, '/healthz')).toBe('refused')
  await expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
}

test('npm start that is told to stop leaves no process, and neither does one whose shell is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-npm-start-'))
  const first = await startAs('npm', ['start'], folder)
  first.child.kill('SIGTERM')
  await expect.poll(() => status(first.port, '/readyz')).not.toBe('200 ready')
  expect(await first.ended).toBe(0)
  await nothingRuns(first.port, folder)
  // as other npm versions start it: below a shell that forwards no signals
  const second = await startAs('sh', ['-c', `"${process.execPath}" scripts/run.mjs start; exit`], folder)
  second.child.kill('SIGKILL')
  await nothingRuns(second.port, folder)
  rmSync(folder, { recursive: true, force: true })
})

/** Complete output of a failed start. */
async function failedStart(settings: Record<string, string>): Promise<string> {
  const main = join(root, 'server/main.ts')
  const env = { PATH: process.env['PATH']!, NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO: 'off', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await new Promise((done) => child.once('exit', done))).toBe(1)
  return text.trim()
}

test('a wrong setting and a port that is taken stop the start with one sentence', async () => {
  const folder = join(tmpdir(), 'itqan-unused')
  expect(await failedStart({ DATA_DIR: folder, DATABASE_URL: 'mysql://localhost/itqan' })).toMatch(
    /^The setting DATABASE_URL .*\.env\.example\.$/,
  )
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((done) => other.listen(port, '0.0.0.0', done))
  expect(await failedStart({ DATA_DIR: folder, PORT: String(port) })).toBe(
    `The port ${port} is taken: stop the program that listens there, or set another PORT.`,
  )
  other.close()
  rmSync(folder, { recursive: true, force: true })
})
