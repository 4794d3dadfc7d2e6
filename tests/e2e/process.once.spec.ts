import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ordersSurviveKill } from '../../bench/orders-survive.ts'
import { type Running, startServer } from '../../bench/processes.ts'

/** Twenty pages are asked for; all of them come, though the server is told to stop meanwhile, and it ends well. */
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
  // how long the starts take is measured by the bench: here a loaded machine would decide
  const { acknowledged, lost, doubled } = await ordersSurviveKill(folder, 1500, stopWithPagesInHand)
  expect(acknowledged).toBeGreaterThan(10)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  rmSync(folder, { recursive: true, force: true })
})

test('a wrong setting stops the start with one sentence', async () => {
  const main = join(import.meta.dirname, '../../server/main.ts')
  const settings = { DATA_DIR: join(tmpdir(), 'itqan-unused'), DATABASE_URL: 'mysql://localhost/itqan' }
  const env = { PATH: process.env['PATH']!, NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO: 'off', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await new Promise((done) => child.once('exit', done))).toBe(1)
  expect(text.trim()).toMatch(/^The setting DATABASE_URL .*\.env\.example\.$/)
})
