import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, readAs, visitor } from '#/db/database.server.ts'
import { sql } from 'kysely'
import { enqueue } from '#/jobs/queue.server.ts'
import { jobNames } from '#/jobs/jobs.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { measured } from '#/platform/measure.server.ts'
import { receivingServer } from '#/tests/receiving-server.ts'
import { world } from '#/tests/world.ts'
import { closeMetrics, openMetrics } from './serve-metrics.ts'

const w = await world()
const usual = env()
const token = 'a-token-of-an-observer-0123456789'
const port = await freePort()
const own = `http://127.0.0.1:${port}/metrics`
const withToken = { headers: { authorization: `Bearer ${token}` } }
const origin = await receivingServer(async (_request, response) => {
  await readAs(visitor, (db) => sql`select 1`.execute(db))
  response.writeHead(404).end('no such page')
})

beforeAll(async () => {
  await openMetrics()
  expect(measured()).toBeNull()
  expect((await fetch(`${origin}/metrics`, withToken)).status).toBe(404)
  setEnv({ ...usual, METRICS_PORT: port, METRICS_TOKEN: token })
  await openMetrics()
})
afterAll(async () => {
  await closeMetrics()
  expect(measured()).toBeNull()
  setEnv(usual)
})

test.each([
  ['no token', {}],
  ['another token', { headers: { authorization: `Bearer ${token}x` } }],
  ['the token as a password', { headers: { authorization: `Basic ${token}` } }],
  ['the token in a cookie', { headers: { cookie: `session=${token}` } }],
])('with %s nothing is measured for the caller, who finds no such page', async (_what, options) => {
  expect((await fetch(own, options)).status).toBe(401)
  const page = await fetch(`${origin}/metrics`, options)
  expect([page.status, await page.text()]).toEqual([404, 'no such page'])
  expect((await fetch(`${origin}/metrics?token=${token}`, options)).status).toBe(404)
})

test('an observer reads what the process and the installation do, without ids, names or addresses', async () => {
  const [company, branch, email] = ['Saffron of Nowhere', randomUUID(), 'observed@example.com']
  const shopper = await w.shopper({ email })
  await w.client({ company })
  await fetch(`${origin}/client/branches/${branch}?q=${email}`)
  await fetch(`${origin}/some/made-up/${branch}`)
  await asSystem('a test adds a job', (tx) => enqueue(tx, 'accounts.welcome', { profileId: shopper.id }))
  const answers = await Promise.all([fetch(own, withToken), fetch(`${origin}/metrics`, withToken)])
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    for (const line of [
      'itqan_request_seconds_count{route="/client/branches/:id",method="GET",status="404"} 1',
      'itqan_request_seconds_count{route="none",method="GET",status="404"}',
      'itqan_jobs{queue="accounts.welcome",state="waiting"} 1',
      'itqan_statement_seconds_count{outcome="done"}',
      'itqan_pool_connections{pool="application",state="waiting"} 0',
      'itqan_database_up 1',
      'itqan_mails_waiting 0',
      'itqan_webhooks_waiting 0',
      'itqan_live_connections 0',
      'itqan_requests_in_flight',
      'itqan_build_info{version="',
      'nodejs_eventloop_lag_p99_seconds',
      '# TYPE nodejs_gc_duration_seconds histogram',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(line)
    for (const personal of [company, branch, email, shopper.id]) expect(text).not.toContain(personal)
    // a series for each queue, and none for what strangers invent
    expect(text.match(/itqan_jobs_oldest_seconds\{/g)).toHaveLength(jobNames.length)
  }
})

test('methods and addresses that callers invent add no series', async () => {
  for (let n = 0; n < 20; n++) await fetch(`${origin}/invented/${n}`, { method: n % 2 ? 'PROPFIND' : 'GET' })
  const text = await (await fetch(own, withToken)).text()
  expect(text).not.toContain('invented')
  expect(text).toContain('itqan_request_seconds_count{route="none",method="other",status="404"} 10')
})
