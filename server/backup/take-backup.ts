import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { filePlace } from '#/platform/files.server.ts'
import { type ClusterFacts, copyCluster } from './copy-cluster.ts'
import { copyFiles } from './copy-files.ts'
import { archiveId } from './log-archive.ts'
import { type Manifest, newestManifest, type SavedFile, writeManifest } from './manifest.ts'
import { storeParts } from './parts.ts'
import type { Vault } from './vault.ts'

const packageFile = resolve(import.meta.dirname, '../../package.json')
const programVersion = (): string => (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version

/** What the database says of itself. */
async function readFacts(ownerUrl: string): Promise<{ postgres: string; migrations: string[] }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
    const done = await client.query<{ name: string }>('select name from migrations.kysely_migration order by name')
    return { postgres: rows[0]!.version, migrations: done.rows.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

const idAt = (time: Date): string =>
  `${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`

/** Numbers of a finished backup. */
export type Taken = { manifest: Manifest; copied: number }

/**
 * Takes a backup of the embedded database and of the files while the server works. Files are copied before the database, and
 * new ones after it, so that each row of the copy finds its file.
 */
export async function takeBackup(vault: Vault, ownerUrl: string): Promise<Taken> {
  const started = now()
  const id = idAt(started)
  const files = filePlace(env().FILES_STORE)
  const last = await newestManifest(vault)
  const before = new Map(last?.files.map((file) => [file.key, file]))
  const saved = new Map<string, SavedFile>()
  let copied = await copyFiles(vault, files, saved, before)
  const facts: ClusterFacts = { first: '', last: '', bytes: 0 }
  const { dataDir, secret } = env()
  const parts = await storeParts(vault, `backups/${id}/database`, copyCluster(ownerUrl, dataDir, facts))
  copied += await copyFiles(vault, files, saved, new Map([...before, ...saved]))
  const manifest: Manifest = {
    format: 1,
    id,
    kind: 'cluster',
    startedAt: started.toISOString(),
    finishedAt: now().toISOString(),
    program: programVersion(),
    ...(await readFacts(ownerUrl)),
    secret,
    parts,
    databaseBytes: facts.bytes,
    log: { archive: archiveId(dataDir), first: facts.first },
    files: [...saved.values()],
  }
  await writeManifest(vault, manifest)
  return { manifest, copied }
}
