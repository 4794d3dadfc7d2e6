// Programs of many companies at once: a mix of reads and writes of the API at a fixed rate, with waiting time, errors and memory.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import pg from 'pg'
import type { Embedded } from '#/db/embedded.server.ts'
import { type ApiScope, apiScopeNames, permissionsOf } from '#/domain/partners/api-scopes.ts'
import { hintOf, newSecret, secretHash } from '#/features/partners/api-keys/secret.server.ts'
import { filledDatabase } from './filled-database.ts'
import { arrivals, type Call, type Result } from './load.ts'
import { residentMb, startServer } from './processes.ts'

const requests = 100_000
export const comeASecond = 150
const aimMs = 150
/** Keys, each of another company: none of them comes near its own limit. */
const keys = 200
/** Of ten calls so many write. */
const writesOfTen = 3

export type Program = { secret: string; branch: string; request: string }
type Part = Result & { name: string }
export type ApiResult = { whole: Result; parts: Part[]; seconds: number; memoryMb: [before: number, after: number] }

const scopes: readonly ApiScope[] = apiScopeNames

/** A key of the owner of each of some companies. */
export async function programsOf(ownerUrl: string): Promise<Program[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ id: string; node: string; branch: string; request: string }>(
    `select c.id, n.id as node, b.id as branch, q.id as request from app.companies c
     join app.org_nodes n on n.client_id = c.id and n.kind = 'root'
     join app.members m on m.client_id = c.id and m.profile_id = c.id and m.state = 'active'
     join lateral (select id from app.branches where client_id = c.id limit 1) b on true
     join lateral (select id from app.mystery_shopping_requests where client_id = c.id limit 1) q on true
     order by c.id limit $1`,
    [keys],
  )
  await owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = any($1)`, [
    rows.map(({ id }) => id),
  ])
  const programs: Program[] = []
  for (const { id, node, branch, request } of rows) {
    const secret = newSecret()
    await owner.query(
      `insert into app.api_keys (client_id, name, node_id, scopes, capabilities, hint, secret_hash, created_by)
       values ($1, 'bench', $2, $3, $4, $5, $6, $1)`,
      [id, node, scopes, permissionsOf(scopes), hintOf(secret), secretHash(secret)],
    )
    programs.push({ secret, branch, request })
  }
  await owner.end()
  if (programs.length === 0) throw new Error('the filled database has no company whose owner can have a key')
  return programs
}

type Kind = { name: string; call: (program: Program) => Call }
const headersOf = ({ secret }: Program) => ({ authorization: `Bearer ${secret}` })
const read = (name: string, pathOf: (program: Program) => string): Kind => ({
  name,
  call: (program) => ({
    method: 'GET',
    path: `/api/v1${pathOf(program)}`,
    headers: headersOf(program),
    expect: [200],
  }),
})
const reads: readonly Kind[] = [
  read('requests, a page of 25', () => '/requests'),
  read('a request', ({ request }) => `/requests/${request}`),
  read('reports, a page of 25', () => '/reports'),
  read('branches, a page of 25', () => '/branches'),
  read('actions of a branch', ({ branch }) => `/actions?branch=${branch}`),
]
const write: Kind = {
  name: 'open an action',
  call: (program) => ({
    method: 'POST',
    path: '/api/v1/actions',
    headers: { ...headersOf(program), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ branch_id: program.branch, title: 'Mend the door', priority: 'low', owner_name: 'Sami' }),
    expect: [201],
  }),
}

/** Kind of the call of a turn in the mix. */
export const kindOf = (turn: number): Kind => (turn % 10 < writesOfTen ? write : reads[turn % reads.length]!)

/** Measures the mix, and each of its calls alone at a tenth of the rate. */
export async function measureApi(cluster: Embedded, seconds: number, dataDir: string): Promise<ApiResult> {
  const { ownerUrl } = await filledDatabase(cluster, requests)
  const programs = await programsOf(ownerUrl)
  const server = await startServer({
    DATABASE_URL: ownerUrl,
    APP_SECRET: process.env['APP_SECRET']!,
    DATA_DIR: dataDir,
    JOBS: 'off',
  })
  let turn = 0
  const next = (kind?: Kind): Call => {
    turn += 1
    return (kind ?? kindOf(turn)).call(programs[turn % programs.length]!)
  }
  const port = server.port
  try {
    await arrivals({ port, perSecond: 30, seconds: 3, next: () => next() })
    const before = residentMb(server.child.pid!)
    const whole = await arrivals({ port, perSecond: comeASecond, seconds, next: () => next() })
    const after = residentMb(server.child.pid!)
    const parts: Part[] = []
    for (const kind of [...reads, write]) {
      const alone = { port, perSecond: comeASecond / 10, seconds: Math.min(seconds, 10), next: () => next(kind) }
      parts.push({ name: kind.name, ...(await arrivals(alone)) })
    }
    return { whole, parts, seconds, memoryMb: [before, after] }
  } finally {
    await server.stop()
  }
}

const ms = (value: number): string => value.toFixed(1)

/** Report section on the API. */
export function describeApi({ whole, parts, seconds, memoryMb: [before, after] }: ApiResult): string {
  const line = ({ name, perSecond, p50, p95, p99, failures }: Part): string =>
    `| ${name} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${failures.length} |`
  const mix = { name: `the mix, ${comeASecond} calls come every second`, ...whole }
  const meetsAim = whole.p95 < aimMs && whole.failures.length === 0
  return [
    `\`npm run bench -- --only api\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${requests.toLocaleString('en')} requests in the database, keys of ${keys} companies, ${writesOfTen} of ten calls write, ${seconds} s. Load, server and database share the cores.`,
    '',
    '| What | A second | p50 ms | p95 ms | p99 ms | Errors |',
    '|---|--:|--:|--:|--:|--:|',
    ...[mix, ...parts].map(line),
    '',
    `Memory of the server process: ${before} MB before the mix, ${after} MB after it.`,
    '',
    `The aim, an answer in under ${aimMs} ms for 95 of 100 calls and no error, is ${meetsAim ? 'met' : 'missed'}.`,
    ...(whole.failures[0] ? ['', `First error: ${whole.failures[0]}.`] : []),
  ].join('\n')
}
