import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { freePort } from '#/platform/free-port.server.ts'

export const root = resolve(import.meta.dirname, '..')
export type Running = { port: number; child: ChildProcess; stop: (signal?: NodeJS.Signals) => Promise<void> }

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** Flags as in scripts/run.mjs. */
const flags = ['--disable-proto=delete', '--max-semi-space-size=16', '--max-old-space-size=1024']

async function start(args: string[], env: Record<string, string>, port: number, ready: string): Promise<Running> {
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH']!, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  await new Promise<void>((done, failed) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(ready)) done()
    })
    child.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code} before it was ready`)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill(signal)
    })
  return { port, child, stop }
}

/** Starts the built server as its own process, as `npm start` does. */
export async function startServer(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DEMO: 'off',
    STOP_DELAY_SECONDS: '0',
    PORT: String(port),
    ...env,
  }
  return start([join(root, 'server/main.ts')], settings, port, 'ready at')
}

/** Starts the bare server with a recorded plan. */
export async function startBare(planFile: string, databaseUrl: string): Promise<Running> {
  const port = await freePort()
  const args = [join(root, 'bench/bare-server.ts'), planFile, String(port)]
  return start(args, { NODE_ENV: 'production', DATABASE_URL: databaseUrl }, port, 'ready')
}

/** Resident memory of a process in MB. */
export const residentMb = (pid: number): number =>
  Math.round(
    Number(
      execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])
        .toString()
        .trim(),
    ) / 1024,
  )
