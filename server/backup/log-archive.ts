import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOnce } from '#/db/durable-file.server.ts'
import { env } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { isLogFile, spoolName } from './log-segments.ts'
import { backupVault } from './place.ts'
import { sealWhole } from './sealed-stream.ts'
import type { Vault } from './vault.ts'

/** Longest time until a change is in a finished segment, and between two looks at the finished ones. */
const segmentSeconds = 60
const lookEveryMs = 5000

/** Flags of the embedded database that keep its finished segments for sending, by the settings. */
export function archiveFlags(): string[] {
  if (env().BACKUP_WAL !== 'on') return []
  const draft = `${spoolName}/%f.part`
  // in the database's folder, which belongs to PostgreSQL's user; the name appears when the bytes are on the disk
  const command = `mkdir -p ${spoolName} && cp "%p" ${draft} && sync ${draft} && mv ${draft} ${spoolName}/%f`
  const settings = ['archive_mode=on', `archive_timeout=${segmentSeconds}`, `archive_command=${command}`]
  return settings.flatMap((setting) => ['-c', setting])
}

const idFile = (dataDir: string): string => join(dataDir, 'log-archive-id')

/** Id of this installation's archive, made once. A restored copy has another one, so that their logs do not mix. */
export function archiveId(dataDir: string): string {
  createOnce(idFile(dataDir), `${randomUUID()}\n`)
  return readFileSync(idFile(dataDir), 'utf8').trim()
}

export const archiveFolder = (id: string): string => `log/${id}`
export const segmentContext = (id: string, name: string): string => `The segment ${name} of the log ${id}`

/** Sends finished segments to the place of backups and removes them here; returns their names. */
export async function sendSegments(vault: Vault, dataDir: string): Promise<string[]> {
  const spool = join(dataDir, 'postgres', spoolName)
  const found = await readdir(spool).catch(() => [])
  // PostgreSQL notes each copy in a file of its own, which a restore does not need
  for (const name of found) if (name.endsWith('.backup')) await rm(join(spool, name), { force: true })
  const names = found.filter(isLogFile).toSorted()
  const id = archiveId(dataDir)
  for (const name of names) {
    const bytes = await readFile(join(spool, name)).catch(() => null)
    // sent by another server on this folder
    if (!bytes) continue
    const sealed = await sealWhole(vault.contents, segmentContext(id, name), bytes)
    await vault.place.put(`${archiveFolder(id)}/${name}`, sealed)
    await rm(join(spool, name), { force: true })
  }
  return names
}

/** Sends finished segments until stopped. Failures are logged, and the segments kept. */
export function keepSending(): { stop: () => Promise<void> } {
  const { BACKUP_WAL, dataDir } = env()
  if (BACKUP_WAL !== 'on') return { stop: async () => {} }
  const ending = new AbortController()
  let vault: Vault | undefined
  const work = (async () => {
    while (!ending.signal.aborted) {
      try {
        vault ??= await backupVault({ make: true })
        await sendSegments(vault, dataDir)
      } catch (error) {
        log.error('segments of the log of the database could not be sent to the place of backups', { error })
      }
      await pause(lookEveryMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await work
    },
  }
}
