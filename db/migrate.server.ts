import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartError } from '#/domain/start-error.ts'

const folder = join(import.meta.dirname, 'migrations')
const startLock = 7263400

/** The numbered SQL files, in order; each is one migration. Released ones are never edited. */
async function sqlMigrations(from: string): Promise<Record<string, Migration>> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(from, name), 'utf8')
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Lock timeout: a second, because readers queue behind a waiting change; retried later. Statement timeout: ends a
 * runaway statement.
 */
const limits = '-c lock_timeout=1000 -c statement_timeout=900000'
const mostTries = 20
const longestPauseMs = 8000

const isLocked = (error: unknown): boolean => ['55P03', '40P01'].includes((error as pg.DatabaseError).code ?? '')

function refusal(error: unknown, name: string | undefined): StartError {
  const reason = (error as Error).message
  const newer = /previously executed migration (\S+) is missing/.exec(reason)?.[1]
  if (newer)
    return new StartError(
      `The database was migrated by a newer version (${newer}): start that version, or a newer one.`,
    )
  if (!name) return new StartError(`The database cannot be migrated: ${reason}.`)
  if (isLocked(error))
    return new StartError(
      `The migration ${name} waits for a table that another connection holds: find it in pg_stat_activity, end it, and start again.`,
    )
  return new StartError(`The migration ${name} was refused, and nothing of it was kept: ${reason}.`)
}

/**
 * Runs each migration in its own transaction and retries one whose tables are locked. On an empty database, which has
 * no readers, runs all in one (a third of the time).
 */
async function runMigrations(url: string, from: string, isEmpty: boolean): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, options: limits })
  // a connection lost in use fails its statement; one lost when idle is not needed
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const provider = { getMigrations: () => sqlMigrations(from) }
  // why unordered: numbers are given out by area, so a version may bring one below those of the version before
  const migrator = new Migrator({ db, provider, migrationTableSchema: 'migrations', allowUnorderedMigrations: true })
  const done: string[] = []
  try {
    for (let tries = 1; ;) {
      const { error, results = [] } = isEmpty ? await migrator.migrateToLatest() : await migrator.migrateUp()
      const name = (error ? results.find(({ status }) => status === 'Error') : results[0])?.migrationName
      if (error && isLocked(error) && tries < mostTries) {
        await pause(Math.min(125 * 2 ** tries, longestPauseMs))
        tries += 1
      } else if (error) throw refusal(error, name)
      else if (!name) return done
      else {
        done.push(...results.map(({ migrationName }) => migrationName))
        tries = 1
      }
    }
  } finally {
    await db.destroy()
  }
}

export type Logins = { app: string; auth: string }
/** Work as the owner while other servers wait. */
export type OwnerTasks = (owner: pg.Client) => Promise<void>

/** Address of the same database for another login. */
export function urlFor(ownerUrl: string, login: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = login
  url.password = password
  return url.href
}

/**
 * Migrates the database as its owner and sets the passwords of the two application logins. Concurrent starts are
 * serialised: one works, the others wait and find nothing to do.
 */
export async function migrate(
  ownerUrl: string,
  passwords: Logins,
  after: OwnerTasks,
  from = folder,
  before: OwnerTasks = async () => {},
): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rows } = await owner.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if (rows[0]!.version < 160000) throw new StartError('PostgreSQL 16 or newer is needed.')
    await owner.query('select pg_advisory_lock($1)', [startLock])
    await before(owner)
    const { rows: found } = await owner.query<{ empty: boolean }>(
      `select to_regclass('migrations.kysely_migration') is null as empty`,
    )
    const done = await runMigrations(ownerUrl, from, found[0]!.empty)
    await owner.query(`alter role itqan_app password ${pg.escapeLiteral(passwords.app)}`)
    await owner.query(`alter role itqan_auth password ${pg.escapeLiteral(passwords.auth)}`)
    await after(owner)
    return done
  } finally {
    await owner.end()
  }
}
