import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '#/domain/start-error.ts'
import type { Programs } from './cluster-folder.server.ts'
import { errorCode } from './durable-file.server.ts'

/** A running PostgreSQL: `gone` resolves with the reason when it no longer answers. */
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

/** Content of the pid file with its folder: a copied folder contains the original server's file. */
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

/** Whether a process is a server on this folder, not another one that reuses the pid. */
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
    // a container may deny this even to root; the owner of a server is that of its files
    return errorCode(error) === 'EACCES' && fs.statSync(`/proc/${pid}`).uid === fs.statSync(data).uid
  }
}

/** The server that runs on exactly this folder, if any. */
export function namedServer(data: string): Named | undefined {
  const found = readPidFile(data)
  return found && sameFolder(found.folder, data) && isServerOf(found.pid, data) ? found : undefined
}

/**
 * Removes a pid file that would mislead PostgreSQL: from a copied folder, or with a reused pid. One with a dead pid
 * stays, because PostgreSQL uses it to find leftover shared memory.
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

/** Joins the server at this address if it belongs to this folder; else undefined. */
export async function join(url: string, data: string): Promise<Running | undefined> {
  const client = connection(url)
  const gone = new Promise<Error>((done) => client.once('end', () => done(new Error('The joined PostgreSQL ended.'))))
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (sameFolder(rows[0]!.data_directory, data))
      return { port: Number(new URL(url).port), gone, stop: () => client.end() }
  } catch {
    // shutting down, or another server
  }
  void client.end().catch(() => {})
  return undefined
}

/** The line of PostgreSQL's log that explains its end. */
function reasonIn(log: string, port: number): string {
  if (log.includes('Address already in use'))
    return `The port ${port} is taken, so the embedded PostgreSQL cannot listen: free it, or choose another DATABASE_PORT.`
  const words = log.match(/(?:PANIC|FATAL|error): {1,2}.*/gi)?.at(-1)
  return `The embedded PostgreSQL ended: ${words ?? (log.trim() || 'it said nothing')}`
}

/** Starts a server on the folder and waits until it answers. It ends with this process. */
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
