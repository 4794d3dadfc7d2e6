import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Door, newCaller } from './call.ts'

export const root = resolve(import.meta.dirname, '../..')
export const secret = 'a-secret-for-hard-tests-of-forty-letters-and-more'

export type Server = Door & {
  child: ChildProcess
  pid: number
  /** Everything that the process wrote. */
  said: () => string
  ended: Promise<number | null>
  isAlive: () => boolean
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** Flags as in scripts/run.mjs. */
const flags = [
  '--disable-proto=delete',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--max-old-space-size=1024',
]

/** Environment of a server of these tests. */
export const settingsOf = (port: number, more: Record<string, string>): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'warn',
  DEMO: 'off',
  STOP_DELAY_SECONDS: '0',
  // each caller has a network of its own
  TRUSTED_PROXIES: '1',
  ...more,
})

export function spawnNode(file: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [...flags, resolve(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH']!, MALLOC_ARENA_MAX: '2', ...env },
    // the channel: a server ends when the driver is killed
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

/** Starts the built server as a process of its own, without waiting for it. */
export function startServer(port: number, more: Record<string, string>): Server {
  const child = spawnNode('server/main.ts', [], settingsOf(port, more))
  let text = ''
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-200_000))
  child.stdout!.on('data', keep)
  child.stderr!.on('data', keep)
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isAlive()) child.kill(signal)
    return ended
  }
  const origin = more['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`
  return { port, origin, child, pid: child.pid!, said: () => text, ended, isAlive, stop }
}

const asker = newCaller()

/** Answer of /readyz, or null without one. */
export const readiness = (door: Door): Promise<{ status: number; text: string } | null> =>
  call(door, asker, '/readyz', { limitMs: 5000 }).catch(() => null)

/** Waits until the server takes requests, and returns the seconds. Throws after the limit or when it ended. */
export async function untilReady(server: Server, limitSeconds = 240): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  for (;;) {
    if ((await readiness(server))?.status === 200) return seconds()
    if (!server.isAlive()) throw new Error(`the server ended before it was ready: ${server.said().slice(-2000)}`)
    if (seconds() > limitSeconds)
      throw new Error(`the server is not ready after ${limitSeconds} s: ${server.said().slice(-2000)}`)
    await pause(50)
  }
}
