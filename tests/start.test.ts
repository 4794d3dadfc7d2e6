import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { databaseUrl, testSecret } from './databases.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') }))

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

test('an owner that is no superuser can migrate, and its functions keep profiles and totals', () =>
  withEmptyDatabase(async (url) => {
    const owner = `owner_${randomBytes(4).toString('hex')}`
    const root = new pg.Client({ connectionString: url })
    await root.connect()
    const database = new URL(url).pathname.slice(1)
    await root.query(`create role ${owner} login createrole password 'owner-password'`)
    await root.query(
      `grant itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system, itqan_app, itqan_auth to ${owner} with admin option`,
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
