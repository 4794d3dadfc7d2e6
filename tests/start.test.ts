import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '#/db/migrate.server.ts'
import { keepFingerprint, refuseOtherSecret, type SecretSign } from '#/db/secret-check.server.ts'
import { derivedKey, readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { databaseUrl, testSecret } from './databases.ts'

const settings = { NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }
setEnv(readEnv(settings))

async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const root = new pg.Client({ connectionString: inject('ownerUrl') })
  await root.connect()
  const name = `start_${randomBytes(4).toString('hex')}`
  await root.query(`create database ${name}`)
  try {
    await work(databaseUrl(inject('ownerUrl'), name))
  } finally {
    await root.query(`drop database ${name} with (force)`)
    await root.end()
  }
}

test('four servers that start at once on an empty database migrate it once', () =>
  withEmptyDatabase(async (url) => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(url)))
    expect(new Set(urls.map((found) => found.app)).size).toBe(1)
    const app = new pg.Client({ connectionString: urls[0]!.app })
    await app.connect()
    await expect(app.query('select 1 from app.profiles')).rejects.toThrow(/permission denied/)
    await app.end()
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const { rows } = await owner.query('select name from migrations.kysely_migration order by 1')
    expect(rows.length).toBeGreaterThanOrEqual(6)
    await owner.end()
  }))

test('an owner without superuser rights can migrate, and its functions maintain profiles and totals', () =>
  withEmptyDatabase(async (url) => {
    const owner = `owner_${randomBytes(4).toString('hex')}`
    const root = new pg.Client({ connectionString: url })
    await root.connect()
    const database = new URL(url).pathname.slice(1)
    await root.query(`create role ${owner} login createrole password 'owner-password'`)
    await root.query(
      `grant itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system, itqan_app, itqan_auth to ${owner} with admin option`,
    )
    await root.query(`alter database ${database} owner to ${owner}`)
    const own = new URL(url)
    own.username = owner
    own.password = 'owner-password'
    await prepareDatabase(own.href)
    const { rows } = await root.query<{ id: string }>(
      `insert into auth."user" (name, email, "emailVerified", user_type) values ('N', 'n@example.com', false, 'client') returning id`,
    )
    const asOwner = new pg.Client({ connectionString: own.href })
    await asOwner.connect()
    await asOwner.query(
      `insert into auth."user" (name, email, "emailVerified", user_type) values ('M', 'm@example.com', false, 'mystery_shopper')`,
    )
    const profiles = await root.query(`select user_type from app.profiles order by 1`)
    expect(profiles.rows).toEqual([{ user_type: 'client' }, { user_type: 'mystery_shopper' }])
    expect(rows).toHaveLength(1)
    const totals = await root.query(`select key, sum(count)::int as count from app.tallies group by 1 order by 1`)
    expect(totals.rows).toEqual([
      { key: 'profiles.client', count: 1 },
      { key: 'profiles.mystery_shopper', count: 1 },
    ])
    await asOwner.end()
    await root.query(`reassign owned by ${owner} to postgres`)
    await root.query(`drop owned by ${owner}`)
    await root.query(`drop role ${owner}`)
    await root.end()
  }))

const passwords = { app: derivedKey('database login itqan_app'), auth: derivedKey('database login itqan_auth') }
const secretTable = readFileSync(join(import.meta.dirname, '../db/migrations/0040_secret_fingerprint.sql'), 'utf8')

/** Migrates with numbered files of the test's own; the logins are shared by all tests and keep their passwords. */
async function withMigrations(
  files: Record<string, string>,
  work: (run: (url: string, secret?: SecretSign) => Promise<string[]>) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-migrations-'))
  const start = `create schema priv; create schema auth; create table auth.second_factor (user_id int); ${secretTable}; create table public.notes (value text)`
  for (const [name, text] of Object.entries({ '0001_start.sql': start, ...files }))
    writeFileSync(join(folder, name), text)
  try {
    await work((url, secret = { fingerprint: 'one', acceptNew: false }) =>
      migrate(
        url,
        passwords,
        (owner) => keepFingerprint(owner, secret),
        folder,
        (owner) => refuseOtherSecret(owner, secret),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a database refuses another secret than its own, until that is accepted on purpose, which takes unreadable second factors off', () =>
  withMigrations({}, (run) =>
    withEmptyDatabase(async (url) => {
      const refusal = /^The secret .* is not the one .* Put that one back from a backup\. .* ACCEPT_NEW_SECRET=on\.$/
      await run(url)
      await run(url)
      await expect(run(url, { fingerprint: 'two', acceptNew: false })).rejects.toThrow(refusal)
      const factors = async (text: string) => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        const { rowCount } = await client.query(text)
        await client.end()
        return rowCount
      }
      await factors('insert into auth.second_factor values (1)')
      await run(url)
      expect(await factors('select from auth.second_factor')).toBe(1)
      await run(url, { fingerprint: 'two', acceptNew: true })
      expect(await factors('select from auth.second_factor')).toBe(0)
      await run(url, { fingerprint: 'two', acceptNew: false })
      await expect(run(url)).rejects.toThrow(refusal)
    }),
  ))

test('a server with another secret is refused before it changes anything', () =>
  withEmptyDatabase(async (url) => {
    const { app } = await prepareDatabase(url)
    setEnv(readEnv({ ...settings, APP_SECRET: 'another-secret-of-more-than-forty-characters' }))
    try {
      await expect(prepareDatabase(url)).rejects.toThrow(/^The secret /)
    } finally {
      setEnv(readEnv(settings))
    }
    const client = new pg.Client({ connectionString: app })
    await client.connect()
    await client.end()
  }))

test('a migration that finds its table in use lets readers pass, and is tried again until the table is free', () =>
  withMigrations({}, (first) =>
    withEmptyDatabase(async (url) => {
      await first(url)
      await withMigrations({ '0002_more.sql': 'alter table public.notes add column more text' }, async (run) => {
        const [holder, reader] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
        await holder.connect()
        await reader.connect()
        await holder.query('begin; select from public.notes')
        const migrated = run(url)
        const waits = async () =>
          (await reader.query(`select from pg_locks where relation = 'public.notes'::regclass and not granted`))
            .rowCount
        await expect.poll(waits, { timeout: 60_000, interval: 20 }).toBe(1)
        await reader.query(`set lock_timeout = '10s'`)
        await reader.query('select from public.notes')
        await holder.query('rollback')
        expect(await migrated).toEqual(['0002_more'])
        await holder.end()
        await reader.end()
      })
    }),
  ))

test('a migration below those that ran is run: numbers are given out by area', () =>
  withMigrations({ '0003_late.sql': 'create table public.late ()' }, (first) =>
    withEmptyDatabase(async (url) => {
      expect(await first(url)).toEqual(['0001_start', '0003_late'])
      const both = {
        '0002_earlier.sql': 'create table public.earlier ()',
        '0003_late.sql': 'create table public.late ()',
      }
      await withMigrations(both, async (run) => expect(await run(url)).toEqual(['0002_earlier']))
    }),
  ))

test('a migration that is refused says so in a sentence and leaves nothing, and an older version than the database is refused', () =>
  withMigrations({}, (first) =>
    withEmptyDatabase(async (url) => {
      expect(await first(url)).toEqual(['0001_start'])
      const wrong = 'create table half (); alter table no_such_table add column x int'
      await withMigrations({ '0002_wrong.sql': wrong }, async (run) => {
        await expect(run(url)).rejects.toThrow(
          'The migration 0002_wrong was refused, and nothing of it was kept: relation "no_such_table" does not exist.',
        )
      })
      await withMigrations({ '0002_right.sql': 'create table half ()' }, async (run) => {
        expect(await run(url)).toEqual(['0002_right'])
      })
      await expect(first(url)).rejects.toThrow('The database was migrated by a newer version (0002_right)')
    }),
  ))
