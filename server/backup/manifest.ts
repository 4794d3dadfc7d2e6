import { z } from 'zod'
import { StartError } from '#/domain/start-error.ts'
import { entriesOf, readWhole } from '#/platform/stores/place.ts'
import { AlteredError, sealWhole, unsealWhole } from './sealed-stream.ts'
import type { Vault } from './vault.ts'

const part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })
const file = z.object({
  key: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  changedAt: z.string(),
  object: z.string(),
})
const shape = z.object({
  format: z.literal(1),
  id: z.string(),
  /** cluster: files of the embedded database; rows: rows of a database behind DATABASE_URL. */
  kind: z.enum(['cluster', 'rows']),
  startedAt: z.string(),
  finishedAt: z.string(),
  program: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** The application's secret, which the database belongs to. */
  secret: z.string(),
  parts: z.array(part),
  /** Bytes of the database before they were shortened. */
  databaseBytes: z.number(),
  /** Where the log of the database goes on: the archive's id, and the first segment that the copy needs. */
  log: z.object({ archive: z.string().nullable(), first: z.string() }).nullable(),
  files: z.array(file),
})

/** Everything a backup consists of. It is written last: a backup without it does not count. Times are ISO texts in UTC. */
export type Manifest = z.infer<typeof shape>
export type SealedPart = z.infer<typeof part>
export type SavedFile = z.infer<typeof file>

const nameOf = (id: string): string => `backups/${id}/manifest`
const contextOf = (id: string): string => `The list of the backup ${id}`

/** Ids of the complete backups, the oldest first. */
export async function backupIds({ place }: Vault): Promise<string[]> {
  const found = (await entriesOf(place, 'backups')).flatMap(({ name }) => {
    const id = /^backups\/([\w-]+)\/manifest$/.exec(name)?.[1]
    return id ? [id] : []
  })
  return found.toSorted()
}

export async function writeManifest({ place, contents }: Vault, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest))
  await place.put(nameOf(manifest.id), await sealWhole(contents, contextOf(manifest.id), bytes))
}

/** Throws StartError for an unknown backup, AlteredError for an altered one. */
export async function readManifest({ place, contents }: Vault, id: string): Promise<Manifest> {
  const sealed = await readWhole(place, nameOf(id))
  if (!sealed) throw new StartError(`There is no backup ${id} at this place.`)
  const bytes = await unsealWhole(contents, contextOf(id), sealed)
  const read = shape.safeParse(JSON.parse(bytes.toString('utf8')))
  if (!read.success) throw new AlteredError(`The backup ${id} was made by another version of the program.`)
  return read.data
}

/** The newest complete backup, or null. */
export async function newestManifest(vault: Vault): Promise<Manifest | null> {
  const id = (await backupIds(vault)).at(-1)
  return id === undefined ? null : readManifest(vault, id)
}
