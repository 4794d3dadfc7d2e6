import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, urlFor } from '#/db/migrate.server.ts'
import { prepareQueue } from '#/jobs/queue.server.ts'
import { derivedKey, readEnv, setEnv } from '#/platform/env.server.ts'
import { databaseUrl, testSecret } from './databases.ts'

const migrations = join(import.meta.dirname, '../db/migrations')
const passwordOf = (login: string): string => derivedKey(`database login ${login}`)

/** A database before a migration. `db`: its owner; `upgrade`: migrates; `urlOf`: address for a login. */
export async function olderDatabase(before: string) {
  // why a separate folder: files written beside the database would collide with other test files
  const folder = mkdtempSync(join(tmpdir(), 'older-'))
  setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }))
  const logins = { app: passwordOf('itqan_app'), auth: passwordOf('itqan_auth') }
  const root = new pg.Client({ connectionString: inject('ownerUrl') })
  await root.connect()
  const name = `older_${randomBytes(4).toString('hex')}`
  await root.query(`create database ${name}`)
  const url = databaseUrl(inject('ownerUrl'), name)
  const db = new pg.Client({ connectionString: url })
  const older = join(folder, 'migrations')
  for (const file of readdirSync(migrations))
    if (file < before) cpSync(join(migrations, file), join(older, file), { recursive: true })
  await migrate(url, logins, (owner) => prepareQueue(url, owner), older)
  await db.connect()
  return {
    db,
    urlOf: (login: string): string => urlFor(url, login, passwordOf(login)),
    upgrade: () => migrate(url, logins, (owner) => prepareQueue(url, owner)),
    async drop(): Promise<void> {
      await db.end()
      rmSync(folder, { recursive: true })
      await root.query(`drop database ${name} with (force)`)
      await root.end()
    },
  }
}
