import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../platform/free-port.server.ts'

type Running = { child: ChildProcess; origin: string; output: () => string; ended: Promise<number | null> }
const main = join(import.meta.dirname, '../../server/main.ts')

async function start(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const env = {
    PATH: process.env['PATH']!,
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: 'error',
    DEMO: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  return { child, origin: `http://localhost:${port}`, output: () => text, ended }
}

const ready = (server: Running) =>
  expect
    .poll(
      () =>
        fetch(`${server.origin}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 40_000 },
    )
    .toBe(200)

test('SIGTERM answers what is in hand and ends with 0; a killed server starts again on the same data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-process-'))
  const first = await start({ DATA_DIR: folder })
  await ready(first)
  const inHand = Promise.all(
    Array.from({ length: 20 }, () => fetch(`${first.origin}/ar`).then((answer) => answer.text())),
  )
  await fetch(`${first.origin}/healthz`)
  first.child.kill('SIGTERM')
  for (const body of await inHand) expect(body).toContain('</html>')
  expect(await first.ended).toBe(0)

  const second = await start({ DATA_DIR: folder })
  await ready(second)
  second.child.kill('SIGKILL')
  await second.ended

  const third = await start({ DATA_DIR: folder })
  const before = Date.now()
  await ready(third)
  expect(Date.now() - before).toBeLessThan(10_000)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

test('a wrong setting stops the start with one sentence', async () => {
  const server = await start({ DATA_DIR: join(tmpdir(), 'itqan-unused'), DATABASE_URL: 'mysql://localhost/itqan' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toMatch(/^The setting DATABASE_URL .*\.env\.example\.$/)
})
