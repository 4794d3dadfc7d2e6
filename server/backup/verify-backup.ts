import { entriesOf, readWhole } from '#/platform/stores/place.ts'
import { fileContext, sha256 } from './copy-files.ts'
import { archiveFolder, segmentContext } from './log-archive.ts'
import { isSegment, unbroken } from './log-segments.ts'
import { backupIds, type Manifest, readManifest, type SavedFile } from './manifest.ts'
import { openParts } from './parts.ts'
import { AlteredError, unsealWhole } from './sealed-stream.ts'
import type { Vault } from './vault.ts'

/** Content of a saved file. Throws AlteredError. */
export async function openSaved({ place, contents }: Vault, { key, object, sha256: hash }: SavedFile): Promise<Buffer> {
  const sealed = await readWhole(place, object)
  if (!sealed) throw new AlteredError(`The file ${key} is missing in the backup.`)
  const bytes = await unsealWhole(contents, fileContext(hash), sealed)
  if (sha256(bytes) !== hash) throw new AlteredError(`The file ${key} was altered in the backup.`)
  return bytes
}

/** Segments of the log that follow a backup without a gap, and the files of its branches. */
export async function segmentsAfter({ place }: Vault, { log }: Manifest): Promise<string[]> {
  if (!log?.archive) return []
  const names = (await entriesOf(place, archiveFolder(log.archive))).map(({ name }) => name.split('/').at(-1)!)
  return [...unbroken(log.first, names), ...names.filter((name) => !isSegment(name))]
}

/** Opens a segment of the log. Throws AlteredError. */
export async function openSegment({ place, contents }: Vault, archive: string, name: string): Promise<Buffer> {
  const sealed = await readWhole(place, `${archiveFolder(archive)}/${name}`)
  if (!sealed) throw new AlteredError(`The segment ${name} of the log is missing.`)
  return unsealWhole(contents, segmentContext(archive, name), sealed)
}

/** Reads to the end and keeps nothing. */
async function readThrough(chunks: AsyncGenerator<Uint8Array>): Promise<void> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next());
}

export type Verified = { id: string; files: number; segments: number }

/** Opens every byte of backups and of the log after the newest one. Throws AlteredError at the first fault. */
export async function verifyBackups(vault: Vault, only?: string): Promise<Verified[]> {
  const ids = only === undefined ? await backupIds(vault) : [only]
  const seen = new Set<string>()
  const verified: Verified[] = []
  for (const id of ids) {
    const manifest = await readManifest(vault, id)
    for (const file of manifest.files) {
      if (!seen.has(file.object)) await openSaved(vault, file)
      seen.add(file.object)
    }
    await readThrough(openParts(vault, `backups/${id}/database`, manifest.parts))
    const isLast = id === ids.at(-1)
    const segments = isLast ? await segmentsAfter(vault, manifest) : []
    for (const name of segments) await openSegment(vault, manifest.log!.archive!, name)
    verified.push({ id, files: manifest.files.length, segments: segments.length })
  }
  return verified
}
