// Public pages of certificates among a hundred thousand: rendered for every visitor, with a signature check each.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import pg from 'pg'
import { asSystem, closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import { signCertificate } from '#/features/certification/certificates/sign-certificate.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { arrivals, load, type Result } from './load.ts'
import { startServer } from './processes.ts'

const certificates = 100_000
const signed = 500
const connections = 16
const aimMs = 50
/** 72,000 an hour. Sixteen closed-loop clients measure the maximum throughput instead of the waiting time. */
const comeASecond = 20

type Line = Result & { name: string }
export type ReviewsResult = { lines: Line[]; meetsAim: boolean }

/** Creates certificates of a thousand clients, and twenty guest reviews per measured branch. */
async function fill(owner: pg.Client): Promise<{ id: string; publicId: string }[]> {
  const [client] = [randomUUID()]
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into app.profiles (id, email, full_name, user_type, company_name) values ($1, 'bench@bench.example', 'Bench', 'client', 'Bench')`,
    [client],
  )
  await owner.query(
    `insert into app.certificates (number, client_id, branch_id, holder_name, branch_name, city, level, state, is_listed, status_place, mean, issued_at, expires_at)
     select 'ITQ-' || lpad(n::text, 8, '0'), $1, gen_random_uuid(), 'مطاعم الواحة ' || n, 'Branch ' || n, 'riyadh',
       (array['silver', 'gold', 'platinum'])[1 + n % 3], 'active', n % 2 = 0, n, 88,
       now() - make_interval(days => n % 300), now() + make_interval(days => 360 - n % 300)
     from generate_series(1, ${certificates}) n`,
    [client],
  )
  const { rows } = await owner.query<{ id: string; publicId: string }>(
    `select id, public_id as "publicId" from app.certificates order by public_id limit ${signed}`,
  )
  await owner.query(
    `insert into app.guest_reviews (id, certificate_id, client_id, branch_id, stars, text, language, person_hash, written_on, state)
     select gen_random_uuid(), c.id, c.client_id, c.branch_id, 1 + n % 5, 'خدمة سريعة ومكان نظيف ' || n, 'ar', n::text, current_date - n, 'published'
     from app.certificates c, generate_series(1, 20) n where c.id = any($1)`,
    [rows.map(({ id }) => id)],
  )
  await owner.query('vacuum (analyze)')
  return rows
}

async function database(cluster: Embedded) {
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query('create database bench_reviews')
  await root.end()
  const url = new URL(cluster.ownerUrl)
  url.pathname = '/bench_reviews'
  const urls = await prepareDatabase(url.href)
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const rows = await fill(owner)
  await owner.end()
  openDatabase(urls.app, 2, () => {})
  for (const { id } of rows) await asSystem('a benchmark signs certificates', (tx) => signCertificate(tx, id))
  await closeDatabase()
  return { ownerUrl: url.href, ids: rows.map(({ publicId }) => publicId) }
}

/** Measures the wait for the page, for its state alone, and for 'not found'. */
export async function measureReviews(cluster: Embedded, seconds: number, dataDir: string): Promise<ReviewsResult> {
  setEnv(readEnv(process.env))
  const { ownerUrl, ids } = await database(cluster)
  const server = await startServer({
    DATABASE_URL: ownerUrl,
    APP_SECRET: process.env['APP_SECRET']!,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    JOBS: 'off',
  })
  let turn = 0
  const callOf = (pathOf: (id: string) => string, expected: number) => {
    turn += 1
    // why: repeated misses are slowed by network; only the page is measured
    const headers = { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` }
    return { method: 'GET' as const, path: pathOf(ids[turn % ids.length]!), headers, expect: [expected] }
  }
  const measured = async (name: string, pathOf: (id: string) => string, atOnce = connections, expected = 200) => {
    const next = () => callOf(pathOf, expected)
    await load({ port: server.port, connections: atOnce, seconds: 1, next })
    const result = await load({ port: server.port, connections: atOnce, seconds, next })
    if (result.failures[0]) throw new Error(`${name}: ${result.failures[0]}`)
    return { name, ...result }
  }
  try {
    const alone = await measured('the page, one person', (id) => `/ar/review/${id}`, 1)
    const coming = await arrivals({
      port: server.port,
      perSecond: comeASecond,
      seconds,
      next: () => callOf((id) => `/review/${id}`, 200),
    })
    if (coming.failures[0]) throw new Error(coming.failures[0])
    const lines = [
      alone,
      { name: `the page, ${comeASecond} people come every second`, ...coming },
      await measured('the page, 16 people at once all the time', (id) => `/review/${id}`),
      await measured('its state for programs, 16 at once', (id) => `/review/${id}/state.json`),
      await measured('no such certificate, 16 at once', (id) => `/review/${id.slice(1)}0`, connections, 404),
    ]
    return { lines, meetsAim: alone.p95 < aimMs && coming.p95 < aimMs }
  } finally {
    await server.stop()
  }
}

const ms = (value: number): string => value.toFixed(1)

/** Report section on the public pages of certificates. */
export const describeReviews = ({ lines, meetsAim }: ReviewsResult): string =>
  [
    `\`npm run bench -- --only review\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${certificates.toLocaleString('en')} certificates, ${signed} of them asked for in turns; each page is drawn anew with its signature checked and the newest of 20 guests’ reviews. Load and server share the cores.`,
    '',
    '| What | A second | p50 ms | p95 ms | p99 ms |',
    '|---|--:|--:|--:|--:|',
    ...lines.map(
      ({ name, perSecond, p50, p95, p99 }) =>
        `| ${name} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} |`,
    ),
    '',
    `The aim, a page in under ${aimMs} ms for 95 of 100 people when one asks after the other and when ${comeASecond} come every second, is ${meetsAim ? 'met' : 'missed'}.`,
  ].join('\n')
