import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import type { Embedded } from '#/db/embedded.server.ts'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { currentVersions } from '#/domain/terms.ts'
import { publishQuestionnaires } from '#/features/fieldwork/questionnaires/publish.server.ts'
import { type DatabaseUrls, prepareDatabase } from '#/server/database-ready.server.ts'

export const password = 'a-password-for-benchmarks'
/**
 * Requests per client (100) and per shopper (2,000) are constant: a platform grows by people, not by one person's
 * history.
 */
const requestsOfClient = 100
const requestsOfShopper = 2000

export type Filled = { requests: number; clients: number; shoppers: number; ownerUrl: string; urls: DatabaseUrls }

const onDatabase = (url: string, name: string): string => {
  const next = new URL(url)
  next.pathname = `/${name}`
  return next.href
}

async function asOwner(url: string, work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}

/** Creates a migrated database with so many requests, analysed and written to disk. */
export async function filledDatabase(cluster: Embedded, requests: number): Promise<Filled> {
  const name = `bench_${requests}`
  await asOwner(cluster.ownerUrl, (owner) => owner.query(`create database ${name}`))
  const ownerUrl = onDatabase(cluster.ownerUrl, name)
  const urls = await prepareDatabase(ownerUrl)
  openDatabase(urls.app, 2, () => {})
  await publishQuestionnaires()
  await closeDatabase()
  const clients = Math.max(1, requests / requestsOfClient)
  const shoppers = Math.max(1, requests / requestsOfShopper)
  const hashed = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const fill = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8')
    .replaceAll(':requests', String(requests))
    .replaceAll(':clients', String(clients))
    .replaceAll(':shoppers', String(shoppers))
    .replaceAll(':password', pg.escapeLiteral(hashed))
    .replaceAll(':code', pg.escapeLiteral(currentVersions['shopper-code'].version))
  await asOwner(ownerUrl, async (owner) => {
    await owner.query(fill)
    await owner.query(readFileSync(join(import.meta.dirname, 'companies.sql'), 'utf8'))
    await owner.query('vacuum (analyze)')
    await owner.query('checkpoint')
  })
  return { requests, clients, shoppers, ownerUrl, urls }
}
