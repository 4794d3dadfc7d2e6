import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from './call.ts'
import { checkWrites } from './checks.ts'
import { checkAtRest } from './kills.ts'
import { startLoad } from './load.ts'
import { openExternal, type Opened, type OwnDatabase } from './opened.ts'
import { addWrites, newResult, recoveredIn, type Result, type Run } from './scenario.ts'
import { readiness, untilReady } from './server.ts'
import { everyone, signIn } from './world.ts'
import { kinds } from './writes.ts'

const awaySeconds = 20
/** Seconds in which a page must say that the database is away, also when that hangs. */
const mostSeconds = 30

/** A postmaster with all of its processes. */
function family(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return new RegExp(`^\\d+ \\(.*\\) \\S ${postmaster} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      } catch {
        return false
      }
    })
  return [postmaster, ...children.map(Number)]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // it has ended meanwhile
    }
}

/** What pages and the API answer while the database is away. */
async function wrongAnswers({ server, world }: Opened): Promise<string[]> {
  const [client] = world.clients
  const wrong: string[] = []
  const expectBusy = async (name: string, path: string, headers: Record<string, string>, says: RegExp) => {
    const began = performance.now()
    const caller = { ...client!, cookie: `lang=${headers['accept-language']}; ${client!.cookie}` }
    const answer = await call(server, caller, path, { headers, limitMs: 1000 * mostSeconds }).catch(String)
    const seconds = (performance.now() - began) / 1000
    if (typeof answer === 'string') return void wrong.push(`${name}: ${answer} after ${seconds.toFixed(1)} s`)
    const { status, text, headers: got } = answer
    if (status !== 503 || !got['retry-after'] || !says.test(text))
      wrong.push(`${name}: ${status}, retry-after ${String(got['retry-after'])}, ${text.slice(0, 200)}`)
  }
  const key = { authorization: `Bearer ${client!.keys[0]!.network}` }
  await Promise.all([
    expectBusy('page in English', '/client/dashboard', { 'accept-language': 'en' }, /took too long/),
    expectBusy('page in Arabic', '/client/dashboard', { 'accept-language': 'ar' }, /استغرق الطلب|dir="rtl"/),
    expectBusy('API', '/api/v1/company', { ...key, 'accept-language': 'en' }, /"code":"server-busy"/),
    expectBusy('API in Arabic', '/api/v1/company', { ...key, 'accept-language': 'ar' }, /استغرق الطلب/),
  ])
  const alive = await call(server, client!, '/healthz').catch(String)
  if (typeof alive === 'string' || alive.status !== 200) wrong.push('/healthz does not say that the process lives')
  const ready = await readiness(server)
  if (ready?.status !== 503 || !ready.text.includes('database'))
    wrong.push(`/readyz says ${ready?.status} ${ready?.text ?? 'nothing'}`)
  return wrong
}

type Fault = { name: string; begin: (database: OwnDatabase) => Promise<() => Promise<void>> }
const faults: Fault[] = [
  {
    name: 'gone',
    begin: async (database) => {
      await database.stop()
      return database.start
    },
  },
  {
    name: 'hangs',
    begin: async (database) => {
      const pids = family(database.pid())
      signalAll(pids, 'SIGSTOP')
      return async () => signalAll(pids, 'SIGCONT')
    },
  },
]

/** An external database that is stopped for 20 s, and one that hangs. */
export async function databaseGone(run: Run): Promise<Result> {
  const result = newResult()
  const opened = await openExternal(run.folder)
  const { server, owner, world, database, dataDir } = opened
  let failures = 0
  for (let round = 1; round <= run.rounds; round++)
    for (const { name, begin } of faults) {
      for (const person of everyone(world)) await signIn(server, person)
      const load = startLoad({ door: () => server, world, random: run.random, workers: 4, kinds, restMs: 200 })
      await pause(2000)
      await owner.end()
      const end = await begin(database)
      const began = performance.now()
      await pause(1500)
      result.faults.push(...(await wrongAnswers(opened)).map((wrong) => `${name}: ${wrong}`))
      await pause(Math.max(0, 1000 * awaySeconds - (performance.now() - began)))
      await end()
      const seconds = await untilReady(server)
      recoveredIn(result, seconds)
      await pause(4000)
      await load.end()
      addWrites(result, await checkWrites(owner, load.writes))
      const statuses = load.statuses()
      failures += statuses[500] ?? 0
      if (!load.writes.slice(-8).some(({ outcome }) => outcome === 'kept'))
        result.faults.push(`${name}: nothing is kept after the return`)
      if (!server.isAlive()) result.faults.push(`${name}: the server ended`)
      run.say(
        `round ${round}, ${name}: ready ${seconds.toFixed(1)} s after the return, answers ${JSON.stringify(statuses)}`,
      )
      result.rounds = round
    }
  if (failures > 0) result.faults.push(`${failures} answers of 500`)
  await checkAtRest(owner, dataDir, result)
  await owner.end()
  if ((await server.stop()) !== 0) result.faults.push('the server did not end with 0')
  await database.stop()
  return result
}
