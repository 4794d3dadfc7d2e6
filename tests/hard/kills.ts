import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#/platform/free-port.server.ts'
import { checkWrites } from './checks.ts'
import { draftsAfterSweep, untilJobsAreDone, wrongFiles, wrongInDatabase } from './invariants.ts'
import { startLoad } from './load.ts'
import { type Owner, ownerOfFolder } from './owner.ts'
import { addWrites, newResult, recoveredIn, type Result, type Run } from './scenario.ts'
import { type Server, startServer, untilReady } from './server.ts'
import { everyone, makeWorld, signIn } from './world.ts'
import { kinds, sendWrite, type Write } from './writes.ts'

const workers = 8
const signInEverySeconds = 240
const fewestKept = 6
const mostWaitMs = 30_000

type Place = { dataDir: string; port: number }

/** Sends acknowledged writes again, which must not double them; and those of an unknown outcome, which must then be there. */
export async function sendAgain(server: Server, writes: readonly Write[]): Promise<string[]> {
  const faults: string[] = []
  for (const write of writes) {
    const before = write.outcome
    await sendWrite(server, write)
    const isSame = write.outcome === 'kept' || (write.answer && write.status === 200)
    const isIssued = write.kind === 'invoice' && write.status >= 400 && write.status < 500
    if (before === 'kept') write.outcome = 'kept'
    if (!isSame && !isIssued && write.status !== 0 && write.status < 429)
      faults.push(
        `sent again: ${write.kind} ${write.id} was ${before} and answered ${write.status} ${write.said.slice(0, 120)}`,
      )
  }
  return faults
}

/** What must hold once everything is quiet: jobs done, books and numbers right, files there, nothing half written left. */
export async function checkAtRest(owner: Owner, dataDir: string, result: Result): Promise<void> {
  const seconds = await untilJobsAreDone(owner, 300)
  if (seconds === null) result.faults.push('jobs that are due are not done after 5 minutes')
  result.faults.push(...(await wrongInDatabase(owner)), ...(await wrongFiles(owner, dataDir)))
  const drafts = await draftsAfterSweep(owner, dataDir)
  result.faults.push(...drafts.left.map((file) => `left after the sweep: ${file}`))
}

/** kill -9 of the server: its database ends with it; a supervisor starts it again. */
async function killServer(server: Server, { dataDir, port }: Place): Promise<Server> {
  await server.stop('SIGKILL')
  return startServer(port, { DATA_DIR: dataDir })
}

/** Kills the server again and again while it writes, on one folder. */
export async function killServerRounds(run: Run): Promise<Result> {
  const result = newResult()
  const dataDir = join(run.folder, 'data')
  const port = await freePort()
  let server = startServer(port, { DATA_DIR: dataDir })
  await untilReady(server)
  const owner = ownerOfFolder(dataDir)
  const world = await makeWorld(server, owner, { DATA_DIR: dataDir })
  const place = { dataDir, port }
  const all: Write[] = []
  let signedIn = performance.now()
  for (let round = 1; round <= run.rounds; round++) {
    if (performance.now() - signedIn > 1000 * signInEverySeconds) {
      for (const person of everyone(world)) await signIn(server, person)
      signedIn = performance.now()
    }
    const plan = { door: () => server, world, random: run.random, workers, kinds, endsWithLoss: true }
    const load = startLoad(plan)
    // why: on a loaded machine a moment alone would kill before anything is answered
    const isBusy = () => load.writes.filter(({ outcome }) => outcome === 'kept').length >= fewestKept
    for (let waited = 0; waited < mostWaitMs && !isBusy(); waited += 50) await pause(50)
    await pause(run.random.below(1500))
    const killed = performance.now()
    server = await killServer(server, place)
    await untilReady(server)
    const seconds = (performance.now() - killed) / 1000
    recoveredIn(result, seconds)
    await load.end()
    all.push(...load.writes)
    addWrites(result, await checkWrites(owner, load.writes))
    result.faults.push(...(await wrongInDatabase(owner)))
    const kept = load.writes.filter(({ outcome, kind }) => outcome === 'kept' && kind !== 'answer')
    result.faults.push(...(await sendAgain(server, kept.slice(-3))))
    result.rounds = round
    const { 500: failed = 0 } = load.statuses()
    run.say(
      `round ${round}: ${kept.length} kept of ${load.writes.length}, ready after ${seconds.toFixed(1)} s, ${failed} answers of 500, ${result.faults.length} faults`,
    )
    if (result.faults.length > 20 || run.isEnding()) break
  }
  const unknown = all.filter(({ outcome, kind }) => outcome === 'unknown' && kind !== 'invoice')
  // an interrupted call of the API may be repeated after a minute
  if (unknown.some(({ kind }) => kind === 'api-order' || kind === 'action')) await pause(61_000)
  for (const person of everyone(world)) await signIn(server, person)
  result.faults.push(...(await sendAgain(server, unknown.slice(-300))))
  const final = await checkWrites(owner, all)
  result.faults.push(...[...final.lost, ...final.doubled, ...final.half].map((write) => `at the end: ${write}`))
  await checkAtRest(owner, dataDir, result)
  await owner.end()
  if ((await server.stop()) !== 0) result.faults.push('the server did not end with 0')
  return result
}
