import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#/db/embedded.server.ts'
import { StartError } from '#/domain/start-error.ts'
import { filePlace } from '#/platform/files.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import type { Place } from '#/platform/stores/place.ts'
import { readEntry } from './copy-cluster.ts'
import { replayName } from './log-segments.ts'
import { backupIds, type Manifest, readManifest, type SavedFile } from './manifest.ts'
import { openParts } from './parts.ts'
import { openSaved, openSegment, segmentsAfter } from './verify-backup.ts'
import type { Vault } from './vault.ts'

/** What is restored: a backup by id, or the newest one; to its end, to a moment, or as far as the log goes. */
export type Wanted = { id?: string | undefined; to?: Date | 'latest' | undefined }
/** `found`: the answer of the check. */
export type Restored<Found> = { manifest: Manifest; segments: number; files: number; found: Found }

/** Throws StartError when the folder holds anything. */
export function refuseFilled(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== 'lost+found'))
    throw new StartError(`${dataDir} is not empty. A restore needs an empty folder: set another DATA_DIR.`)
}

async function choose(vault: Vault, { id, to }: Wanted): Promise<Manifest> {
  if (id !== undefined) return readManifest(vault, id)
  const manifests = await Promise.all((await backupIds(vault)).map((each) => readManifest(vault, each)))
  const fitting = to instanceof Date ? manifests.filter(({ finishedAt }) => new Date(finishedAt) <= to) : manifests
  const chosen = fitting.at(-1)
  if (chosen) return chosen
  const first = manifests[0]
  throw new StartError(
    first ? `The oldest backup is of ${first.finishedAt}: choose a later time.` : 'There are no backups at this place.',
  )
}

/** A path of the copy below DATA_DIR. */
function below(dataDir: string, path: string): string {
  const full = resolve(dataDir, path)
  if (!full.startsWith(`${dataDir}/`)) throw new Error('a path of the backup leads out of the folder')
  return full
}

async function writeCluster(vault: Vault, { id, parts }: Manifest, dataDir: string): Promise<void> {
  let file: FileHandle | undefined
  try {
    for await (const message of openParts(vault, `backups/${id}/database`, parts)) {
      const entry = readEntry(message)
      if (entry.kind === 'bytes') {
        await file!.appendFile(entry.bytes)
        continue
      }
      await file?.close()
      file = undefined
      const path = below(dataDir, entry.path)
      if (entry.kind === 'folder') mkdirSync(path, { recursive: true, mode: 0o700 })
      else file = await open(path, 'w', 0o600)
    }
  } finally {
    await file?.close()
  }
  // folders of a running server, which it expects to be there
  for (const name of ['notify', 'replslot', 'dynshmem', 'serial', 'snapshots', 'stat_tmp', 'subtrans', 'wal'])
    mkdirSync(join(dataDir, 'postgres', `pg_${name}`), { recursive: true, mode: 0o700 })
}

/** Puts segments of the log where PostgreSQL finds them, and returns the flags that make it read them. */
async function prepareReplay(
  vault: Vault,
  manifest: Manifest,
  dataDir: string,
  to: Date | 'latest',
): Promise<{ flags: string[]; segments: number }> {
  const names = await segmentsAfter(vault, manifest)
  if (names.length === 0) throw new StartError('There is no log after this backup: it was taken without BACKUP_WAL=on.')
  const folder = join(dataDir, 'postgres', replayName)
  mkdirSync(folder, { mode: 0o700 })
  for (const name of names)
    writeFileSync(join(folder, name), await openSegment(vault, manifest.log!.archive!, name), { mode: 0o600 })
  writeFileSync(join(dataDir, 'postgres/recovery.signal'), '')
  const settings = [
    `restore_command=cp "${replayName}/%f" "%p"`,
    'recovery_target_action=promote',
    // why: at this point of its start PostgreSQL knows no names of zones, not even Z
    ...(to === 'latest' ? [] : [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`]),
  ]
  return { flags: settings.flatMap((setting) => ['-c', setting]), segments: names.length }
}

/** Files of the backup, and of later ones, which may hold what was stored between them. */
async function writeFiles(
  vault: Vault,
  manifest: Manifest,
  isReplayed: boolean,
  files: Place,
): Promise<Map<string, SavedFile>> {
  const ids = isReplayed ? (await backupIds(vault)).filter((id) => id > manifest.id) : []
  const later = await Promise.all(ids.map((id) => readManifest(vault, id)))
  const wanted = new Map([manifest, ...later].flatMap((each) => each.files.map((file) => [file.key, file] as const)))
  for (const file of wanted.values()) await files.put(`files/${file.key}`, await openSaved(vault, file))
  return wanted
}

/** Questions to a restored database, as its owner. `files`: the restored ones, by key. */
type Check<Found> = (client: pg.Client, files: ReadonlyMap<string, SavedFile>) => Promise<Found>

async function ask<Found>(
  dataDir: string,
  flags: string[],
  files: ReadonlyMap<string, SavedFile>,
  check: Check<Found>,
): Promise<Found> {
  const embedded = await startEmbedded(dataDir, await freePort(), flags).catch((error: unknown) => {
    if (/before configured recovery target/.test((error as Error).message))
      throw new StartError('The log ends before this time: restore with --to-time latest, or choose an earlier time.')
    throw error
  })
  try {
    const client = new pg.Client({ connectionString: embedded.ownerUrl })
    client.on('error', () => {})
    await client.connect()
    try {
      return await check(client, files)
    } finally {
      await client.end()
    }
  } finally {
    await embedded.stop()
  }
}

/**
 * Restores a backup into an empty folder, starts it and asks `check`. Throws StartError; then the folder is empty again.
 * `flags` are further ones of PostgreSQL.
 */
export async function restoreBackup<Found>(
  vault: Vault,
  dataDir: string,
  wanted: Wanted,
  check: Check<Found>,
  flags: string[] = [],
): Promise<Restored<Found>> {
  refuseFilled(dataDir)
  const manifest = await choose(vault, wanted)
  if (manifest.kind !== 'cluster') throw new StartError('This backup is of a database behind DATABASE_URL: set it.')
  mkdirSync(dataDir, { recursive: true })
  try {
    await writeCluster(vault, manifest, dataDir)
    writeFileSync(join(dataDir, 'app-secret'), `${manifest.secret}\n`, { mode: 0o600, flush: true })
    const { to } = wanted
    const replay = to === undefined ? { flags: [], segments: 0 } : await prepareReplay(vault, manifest, dataDir, to)
    const files = await writeFiles(vault, manifest, to !== undefined, filePlace('folder'))
    const found = await ask(dataDir, [...flags, ...replay.flags], files, check)
    rmSync(join(dataDir, 'postgres', replayName), { recursive: true, force: true })
    return { manifest, segments: replay.segments, files: files.size, found }
  } catch (error) {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}
