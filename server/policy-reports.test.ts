import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { env, readEnv, setEnv } from '#/platform/env.server.ts'
import { testSecret } from '#/tests/databases.ts'
import { inject } from 'vitest'
import { policyReports } from './policy-reports.ts'
import { routeTable } from './route-table.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }))
const page = { default: () => null }
const table = routeTable({
  shared: { id: 'shared', path: 'shared/:token', module: page },
  reset: { id: 'reset', path: 'reset-password', module: page },
})
const clock = { ms: 0 }
let lines: { message: string; path: string; reason: string }[] = []
let app = new Hono()
beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0)
  app = new Hono()
  app.post(
    '/csp-reports',
    policyReports(
      table,
      (c) => c.req.header('x-sender') ?? '',
      () => clock.ms,
    ),
  )
})

const report = async (body: unknown, sender = 'one'): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await app.request('/csp-reports', { method: 'POST', body: text, headers: { 'x-sender': sender } })).status
}
const older = (path: string, blocked: string, directive = 'script-src-elem') => ({
  'csp-report': { 'document-uri': env().origin + path, 'effective-directive': directive, 'blocked-uri': blocked },
})
const newer = (path: string, blocked: string) => [
  { type: 'deprecation', body: {} },
  {
    type: 'csp-violation',
    body: { documentURL: env().origin + path, effectiveDirective: 'style-src-attr', blockedURL: blocked },
  },
]

test('one line for each kind, and no address in it', async () => {
  expect(await report(older('/shared/s3cret?x=1', 'https://evil.example/path?token=1'))).toBe(204)
  expect(await report(older('/shared/other-s3cret', 'https://evil.example/another'))).toBe(204)
  expect(await report(newer('/reset-password?token=s3cret', 'inline'))).toBe(204)
  expect(lines.map(({ path, reason }) => ({ path, reason }))).toEqual([
    { path: '/shared/…', reason: 'script-src-elem https://evil.example' },
    { path: '/reset-password', reason: 'style-src-attr inline' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|token=/)
})

test.each([
  ['what is no report', 'x'],
  ['nothing', ''],
  ['another shape', { 'csp-report': 7 }],
  [
    'a page of another site',
    { 'csp-report': { 'document-uri': 'https://evil.example/', 'effective-directive': 'img-src' } },
  ],
  ['a directive that is none', older('/reset-password', 'inline', 'img-src\n{"forged": 1}')],
])('%s is taken and not logged', async (_what, body) => {
  expect(await report(body)).toBe(204)
  expect(lines).toEqual([])
})

test('one sender, and all together, are heard so often a minute', async () => {
  const statuses = async (times: number, sender: (at: number) => string) =>
    Promise.all(Array.from({ length: times }, (_, at) => report('x', sender(at))))
  expect((await statuses(25, () => 'one')).filter((status) => status === 429)).toHaveLength(5)
  expect((await statuses(200, String)).filter((status) => status === 204)).toHaveLength(95)
  clock.ms += 60_000
  expect(await report('x')).toBe(204)
})

test('what many different reports are made of ends', async () => {
  for (let minute = 0; minute < 30; minute++) {
    clock.ms += 60_000
    for (let at = 0; at < 20; at++) await report(older('/reset-password', `https://e${minute}-${at}.example`))
  }
  expect(lines).toHaveLength(200)
})
