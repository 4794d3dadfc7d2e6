import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { publishQuestionnaires } from '#/features/fieldwork/questionnaires/publish.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { folderInMemory } from '#/scripts/folder-in-memory.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { databaseUrl, testSecret } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
    dataDir: string
  }
}

/** One PostgreSQL per run with one migrated template; every test file gets a copy. */
export default async function setup(project: TestProject) {
  const folder = folderInMemory('itqan-tests')
  Object.assign(process.env, { NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: join(folder, 'data') })
  // disables durability
  const lasting = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  // minimal WAL, which would otherwise fill a gigabyte of memory
  lasting.push('wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=32MB', 'max_wal_size=64MB')
  // thousands of connections, each with a fresh password
  const fast = [...lasting, 'max_connections=200', 'scram_iterations=1']
  const embedded = await startEmbedded(
    folder,
    await freePort(),
    fast.flatMap((setting) => ['-c', setting]),
  )
  const owner = new pg.Client({ connectionString: embedded.ownerUrl })
  await owner.connect()
  await owner.query('create database itqan_template')
  await owner.end()
  const { app } = await prepareDatabase(databaseUrl(embedded.ownerUrl, 'itqan_template'))
  openDatabase(app, 1, () => {})
  await publishQuestionnaires()
  await closeDatabase()
  project.provide('ownerUrl', embedded.ownerUrl)
  project.provide('dataDir', join(folder, 'data'))
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
