import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env, readEnv, setEnv } from '#/platform/env.server.ts'
import { closeLive, openLive } from '#/platform/live.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { setClock } from '#/platform/clock.ts'
import { bucketServer } from '#/tests/bucket-server.ts'
import { mailServer } from '#/tests/mail-server.ts'
import { type World, world } from '#/tests/world.ts'
import { checkDatabase } from './check-database.server.ts'
import { checkDocuments, checkMail, checkStorage } from './check-parts.server.ts'
import { answerHealthCheck, checkQueue, checkRealtime } from './check-signals.server.ts'
import { checkNames, type HealthReport } from './health.ts'
import { type Check, healthReport, runChecks } from './run-checks.server.ts'

let w: World
let restore = () => {}
beforeAll(async () => {
  w = await world()
  await openLive(w.appUrl)
})
afterAll(async () => {
  await closeLive()
  await closeDocuments()
})
afterEach(() => restore())

describe('each part', () => {
  it('database: leaves nothing behind', async () => {
    await expect(checkDatabase()).resolves.toBe('passed')
    const { rows } = await w.owner.query(`select key from app.settings where key like 'health-check%'`)
    expect(rows).toEqual([])
  })

  it('storage, documents and realtime pass', async () => {
    await expect(checkStorage()).resolves.toBe('passed')
    await expect(checkDocuments()).resolves.toBe('passed')
    await expect(checkRealtime()).resolves.toBe('passed')
  })

  it('queue: passes once a worker answers the job', async () => {
    const checking = checkQueue()
    await expect.poll(() => w.waitingJobs('health.answer')).toHaveLength(1)
    const [job] = await w.waitingJobs('health.answer')
    await answerHealthCheck(job as { signalId: string })
    await expect(checking).resolves.toBe('passed')
  })

  it('mail: off without a server, passed with one, failed with one that is gone', async () => {
    const before = env()
    restore = () => setEnv(before)
    await expect(checkMail()).resolves.toBe('off')
    const server = await mailServer()
    setEnv({ ...before, SMTP_URL: server.url })
    await expect(checkMail()).resolves.toBe('passed')
    expect(server.mails).toEqual([])
    server.close()
    await expect(checkMail()).rejects.toThrow()
  })
})

const good: Check = async () => 'passed'
const all = (of: Partial<Record<(typeof checkNames)[number], Check>>) =>
  runChecks({
    ...(Object.fromEntries(checkNames.map((name) => [name, good])) as Parameters<typeof runChecks>[0])!,
    ...of,
  })

it('says of a failure only that it failed: no message, no secret, no stack', async () => {
  const secret = 'password of postgres://owner:hunter2@db'
  const report = await all({ database: () => Promise.reject(new Error(secret)), mail: async () => 'off' })
  expect(report.results.map(({ name, state }) => [name, state])).toEqual(
    checkNames.map((name) => [name, name === 'database' ? 'failed' : name === 'mail' ? 'off' : 'passed']),
  )
  expect(JSON.stringify(report)).not.toContain('hunter2')
  for (const result of report.results) expect(Object.keys(result).toSorted()).toEqual(['ms', 'name', 'state'])
})

it('names where files are, and fails when that store does not answer', async () => {
  const before = env()
  restore = () => setEnv(before)
  expect((await all({})).files).toBe('folder')
  const server = await bucketServer()
  const bucket = readEnv({ NODE_ENV: 'test', APP_SECRET: before.secret, ...server.settings, FILES_STORE: 's3' })
  setEnv({ ...bucket, dataDir: before.dataDir })
  expect((await all({})).files).toBe('s3')
  await expect(checkStorage()).resolves.toBe('passed')
  await server.close()
  await expect(checkStorage()).rejects.toMatchObject({ code: 'storage.unreachable' })
})

it('runs once for all callers within ten seconds', async () => {
  let runs = 0
  let time = Date.parse('2026-11-21T09:00:00Z')
  restore = setClock(() => new Date(time))
  const start = async (): Promise<HealthReport> => {
    runs += 1
    return { at: new Date(time).toISOString(), files: 'folder', results: [] }
  }
  await Promise.all(Array.from({ length: 50 }, () => healthReport(start)))
  time += 9_999
  await healthReport(start)
  expect(runs).toBe(1)
  time += 1
  await Promise.all([healthReport(start), healthReport(start)])
  expect(runs).toBe(2)
})
