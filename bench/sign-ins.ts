// Effect of thirty sign-ins a second, each with a password hash, on visitors of the home page.
import { cpus } from 'node:os'
import type { Embedded } from '#/db/embedded.server.ts'
import { arrivals, type Call, type Result } from './load.ts'
import { startServer } from './processes.ts'

const signInsASecond = 30
const visitorsASecond = 50
const aimMs = 100

export type SignInsResult = { alone: Result; beside: Result; answered: Result; shed: number }

const home: Call = { method: 'GET', path: '/', expect: [200] }

/** Another address and network each time, so that no limit saves the server work. */
function signIn(origin: string, turn: number): Call {
  const network = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
  return {
    method: 'POST',
    path: '/login.data',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, 'x-forwarded-for': network },
    body: new URLSearchParams({
      intent: 'sign-in',
      email: `p${turn}@bench.example`,
      password: 'not-this-one',
    }).toString(),
    expect: [422],
  }
}

/**
 * Measures the cached home page alone and during sign-ins; requests refused at capacity count as shed, not as failures.
 */
export async function measureSignIns(cluster: Embedded, seconds: number, dataDir: string): Promise<SignInsResult> {
  const server = await startServer({
    DATABASE_URL: cluster.ownerUrl,
    APP_SECRET: process.env['APP_SECRET']!,
    DATA_DIR: dataDir,
    JOBS: 'off',
    TRUSTED_PROXIES: '1',
  })
  const { port } = server
  const origin = `http://localhost:${port}`
  let turn = 0
  const visitors = { port, perSecond: visitorsASecond, seconds, next: () => home }
  const guests = { port, perSecond: signInsASecond, seconds, next: () => signIn(origin, turn++) }
  try {
    await arrivals({ ...visitors, seconds: 2 })
    await arrivals({ ...guests, seconds: 2 })
    const alone = await arrivals(visitors)
    const [beside, answered] = await Promise.all([arrivals(visitors), arrivals(guests)])
    const shed = answered.failures.filter((failure) => failure.endsWith(' 503')).length
    const failure = [...alone.failures, ...beside.failures, ...answered.failures].find((one) => !one.endsWith(' 503'))
    if (failure) throw new Error(`sign-ins: ${failure}`)
    return { alone, beside, answered, shed }
  } finally {
    await server.stop()
  }
}

const line = (name: string, { perSecond, p50, p95, p99 }: Result): string =>
  `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`

export function describeSignIns({ alone, beside, answered, shed }: SignInsResult): string {
  const verdict = beside.p95 < aimMs ? 'met' : 'missed'
  return [
    `\`npm run bench -- --only sign-ins\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${visitorsASecond} visitors of the kept home page and ${signInsASecond} sign-ins come every second, each sign-in from another network. Load, server and database share the cores.`,
    '',
    '| What | A second | p50 ms | p95 ms | p99 ms |',
    '|---|--:|--:|--:|--:|',
    line('home page, no sign-ins', alone),
    line(`home page while ${signInsASecond} sign-ins a second arrive`, beside),
    line('sign-ins that were answered', answered),
    '',
    `Sign-ins that were asked to come again: ${shed}. The aim, a home page in under ${aimMs} ms for 95 of 100 visitors, is ${verdict}.`,
  ].join('\n')
}
