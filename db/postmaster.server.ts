import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '#/domain/start-error.ts'
import type { Programs } from './cluster-folder.server.ts'
import { errorCode } from './durable-file.server.ts'

/** A PostgreSQL that answers: `gone` is settled with the reason when it no longer does. */
export type Running = { port: number; gone: Promise<Error>; stop: () => Promise<void> }
type Named = { pid: number; port: number; ready: boolean }

const sameFolder = (one: string, other: string): boolean => {
  try {
    const [first, second] = [fs.statSync(one), fs.statSync(other)]
    return first.dev === second.dev && first.ino === second.ino
  } catch {
    return false
  }
}

const pidFile = (data: string): string => path.join(data, 'postmaster.pid')

/** What the pid file says, and about which folder: a copied folder brings a copy, which names the original's server. */
function readPidFile(data: string): (Named & { folder: string }) | undefined {
  try {
    const lines = fs.readFileSync(pidFile(data), 'utf8').split('\n')
    const [pid, folder = '', , port] = lines
    return { pid: Number(pid), folder, port: Number(port), ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether a process is a server on this folder, and not another one that was given the number of a dead one. */
function isServerOf(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  try {
    fs.statSync(`/proc/${pid}/cwd`)
    return sameFolder(`/proc/${pid}/cwd`, data)
  } catch (error) {
    // a container may keep even root from looking; the owner of a server is that of its files
    return errorCode(error) === 'EACCES' && fs.statSync(`/proc/${pid}`).uid === fs.statSync(data).uid
  }
}

/** The server that runs on exactly this folder, if any. */
export function namedServer(data: string): Named | undefined {
  const found = readPidFile(data)
  return found && sameFolder(found.folder, data) && isServerOf(found.pid, data) ? found : undefined
}

/**
 * Removes a pid file that PostgreSQL would believe: of a copied folder, or with the number of a dead server that another process has now.
 * One whose process is dead stays, because PostgreSQL finds by it what that server left in memory.
 */
export function forgetForeignServer(data: string): void {
  const found = readPidFile(data)
  if (!found) return
  const dead = sameFolder(found.folder, data) && !fs.existsSync(`/proc/${found.pid}`)
  if (!dead) fs.rmSync(pidFile(data))
}

const connection = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, keepAlive: true })
  client.on('error', () => {}) // 'end' follows
  return client
}

/** Joins the server at this address if it is the one of this folder; undefined when another one answers, or none. */
export async function join(url: string, data: string): Promise<Running | undefined> {
  const client = connection(url)
  const gone = new Promise<Error>((done) => client.once('end', () => done(new Error('The joined PostgreSQL ended.'))))
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (sameFolder(rows[0]!.data_directory, data))
      return { port: Number(new URL(url).port), gone, stop: () => client.end() }
  } catch {
    // it is going down, or it is not ours
  }
  void client.end().catch(() => {})
  return undefined
}

/** The one sentence of a PostgreSQL's last words that says why it ended. */
function reasonIn(log: string, port: number): string {
  if (log.includes('Address already in use'))
    return `The port ${port} is taken, so the embedded PostgreSQL cannot listen: free it, or choose another DATABASE_PORT.`
  const words = log.match(/(?:PANIC|FATAL|error): {1,2}.*/gi)?.at(-1)
  return `The embedded PostgreSQL ended: ${words ?? (log.trim() || 'it said nothing')}`
}

/** Starts a server on the folder and waits until it answers. It ends when this process dies. */
export async function launch(tools: Programs, data: string, port: number, flags: string[]): Promise<Running> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const [name, ...args] = tools.command('postgres', ['-D', data, '-p', `${port}`, ...settings, ...flags])
  const child = spawn(name!, args, { cwd: '/', env: tools.env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  const gone = new Promise<Error>((done) => {
    child.once('error', done)
    child.once('close', () => done(new StartError(reasonIn(log, port))))
  })
  const ready = new Promise<void>((done) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) done()
    })
  })
  const failed = await Promise.race([ready, gone])
  if (failed) throw failed
  child.unref()
  const stop = async () => {
    child.ref()
    child.kill('SIGINT')
    await gone
  }
  return { port, gone, stop }
}
