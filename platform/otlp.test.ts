import { globSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { closeQueue, enqueue, openQueue } from '#/jobs/queue.server.ts'
import { startWork } from '#/jobs/worker.ts'
import { receivingServer } from '#/tests/receiving-server.ts'
import { world } from '#/tests/world.ts'
import { env, setEnv } from './env.server.ts'
import { closeTracing, openTracing, spanned } from './trace.server.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const w = await world()
const usual = env()
const bodies: string[] = []
const keys: (string | undefined)[] = []
/** Receives traces as a collector does. */
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(body)
    keys.push(request.headers['x-key']?.toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
const spans = (): Span[] =>
  bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))

const email = 'traced@example.com'
const shopper = await w.shopper({ email })
const origin = await receivingServer(async (_request, response) => {
  await spanned('loader routes/branch', { 'itqan.route': 'routes/branch' }, () =>
    asSystem('a test reads and adds a job', async (tx) => {
      await tx.selectFrom('profiles').select('id').where('email', '=', email).execute()
      await enqueue(tx, 'accounts.welcome', { profileId: shopper.id })
    }),
  )
  response.end('done')
})

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  setEnv({ ...usual, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20ours' })
  await openTracing()
  await closeQueue()
  await startWork(await openQueue(w.appUrl, true, () => {}))
})
afterAll(async () => {
  await closeTracing()
  setEnv(usual)
  collector.close()
})

test('a request, its steps, their statements and the job that it added are one trace, below that of the caller', async () => {
  const [traceId, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  await fetch(`${origin}/client/branches/7`, { headers: { traceparent: `00-${traceId}-${caller}-01` } })
  const own = () => spans().filter((span) => span.traceId === traceId)
  const named = (name: string) => own().find((span) => span.name === name)
  await expect.poll(() => named('job accounts.welcome'), { timeout: 30_000 }).toBeDefined()
  const request = named('GET /client/branches/:id')!
  const loader = named('loader routes/branch')!
  expect(request.parentSpanId).toBe(caller)
  expect(loader.parentSpanId).toBe(request.spanId)
  expect(named('select profiles')!.parentSpanId).toBe(loader.spanId)
  expect(named('job accounts.welcome')!.parentSpanId).toBe(loader.spanId)
  const statements = own().filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'))
  expect(statements.length).toBeGreaterThan(3)
  const text = bodies.join('')
  expect(text).toContain('"email\\" = $1')
  for (const secret of [email, shopper.id, shopper.name]) expect(text).not.toContain(secret)
  expect(new Set(keys)).toEqual(new Set(['of ours']))
  const { rows } = await w.owner.query<{ data: object }>(`select data from jobs.job where name = 'accounts.welcome'`)
  expect(rows[0]!.data).toMatchObject({ _traceparent: expect.stringContaining(traceId) as string })
})

test('a malformed position of a caller begins a trace of its own', async () => {
  const wrong = '00-00000000000000000000000000000000-00f067aa0ba902b7-01'
  await fetch(`${origin}/form`, { headers: { traceparent: wrong } })
  const found = () => spans().find(({ name }) => name === 'GET /form')
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  expect(found()!.traceId).not.toMatch(/^0+$/)
  expect(found()!.parentSpanId ?? '').toBe('')
})

test('the packages of traces and metrics are loaded where they are switched on, and nowhere else', () => {
  const files = globSync('{app,db,demo,domain,features,jobs,platform,server,ui}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const importing = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(importing(/^import (?!type )[^\n]*from '(prom-client|@opentelemetry\/[^']+)'/m)).toEqual([
    'platform/otlp.server.ts',
  ])
  expect(importing(/^(import|export) [^\n]*from '[^']*\/otlp\.server\.ts'/m)).toEqual([])
  expect(importing(/await import\('(prom-client|\.\/otlp\.server\.ts)'\)/).toSorted()).toEqual([
    'platform/trace.server.ts',
    'server/metrics.ts',
  ])
})
