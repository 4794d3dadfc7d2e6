import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')
const startLock = 7263400

/** The numbered SQL files, in order; each is one migration, and a released one is never edited. */
async function sqlMigrations(from: string): Promise<Record<string, Migration>> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(from, name), 'utf8')
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function runMigrations(url: string, from: string): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  })
  try {
    const provider = { getMigrations: () => sqlMigrations(from) }
    const { error, results } = await new Migrator({
      db,
      provider,
      migrationTableSchema: 'migrations',
    }).migrateToLatest()
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

export type Logins = { app: string; auth: string }
export type AfterMigrations = (owner: pg.Client) => Promise<void>

/** The address of the same database for another login. */
export function urlFor(ownerUrl: string, login: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = login
  url.password = password
  return url.href
}

/**
 * Brings the database up to date as its owner and gives the two application logins their passwords.
 * Several servers may start at once: one does the work, the others wait for it and find nothing left to do.
 */
export async function migrate(
  ownerUrl: string,
  passwords: Logins,
  after: AfterMigrations,
  from = folder,
): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rows } = await owner.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if (rows[0]!.version < 160000) throw new Error('PostgreSQL 16 or newer is needed.')
    await owner.query('select pg_advisory_lock($1)', [startLock])
    const done = await runMigrations(ownerUrl, from)
    await owner.query(`alter role itqan_app password ${pg.escapeLiteral(passwords.app)}`)
    await owner.query(`alter role itqan_auth password ${pg.escapeLiteral(passwords.auth)}`)
    await after(owner)
    return done
  } finally {
    await owner.end()
  }
}
