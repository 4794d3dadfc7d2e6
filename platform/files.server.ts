import { join } from 'node:path'
import { StartError } from '#/domain/start-error.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'
import { bucketPlace } from './stores/bucket-place.server.ts'
import { folderPlace } from './stores/folder-place.server.ts'
import type { Entry, OpenedFile, Part, Place } from './stores/place.ts'

export type { OpenedFile } from './stores/place.ts'

/** Key of a file, or of a narrower copy of a picture. */
const keyShape = /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.w\d{3,4})?$/
/** Folders of stored files, and of files without a row. */
const folders = { stored: 'files', aside: 'files-set-aside' } as const
type Folder = keyof typeof folders

/** The settings of the bucket. `bucket`: another one of the same store. */
export function bucketOf(prefix: string, bucket?: string): Place {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = env()
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartError(
      'The settings of the bucket are missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  const settings = {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: bucket ?? S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: S3_PATH_STYLE === 'on',
  }
  return bucketPlace(settings, prefix)
}

/** The place of files of one kind, by the settings. */
export const filePlace = (kind: Place['kind']): Place =>
  kind === 's3' ? bucketOf(env().S3_PREFIX ?? '') : folderPlace(env().dataDir)

let opened: { settings: ReturnType<typeof env>; place: Place } | undefined
function place(): Place {
  const settings = env()
  // why: the settings are replaced in tests
  if (opened?.settings !== settings) opened = { settings, place: filePlace(settings.FILES_STORE) }
  return opened.place
}

const nameOf = (key: string, folder: Folder = 'stored'): string => {
  if (!keyShape.test(key)) throw new Error('a storage key has an unexpected shape')
  return join(folders[folder], key)
}

/** Asks the store in use, which says that nothing has this name. Throws when it does not answer. */
export async function storeAnswers(): Promise<Place['kind']> {
  await (await place().open(join(folders.stored, 'is-there')))?.stream.cancel()
  return place().kind
}
/** The kind of store in use. */
export const storeKind = (): Place['kind'] => env().FILES_STORE

/** Storage key from an id; contains no user input. */
export const storageKey = (id: string): string => `${id.slice(-2)}/${id}`

/** Stores bytes atomically and durably, also through a power cut. Throws `storage.full` and `storage.unreachable`. */
export const storeFile = (key: string, bytes: Uint8Array): Promise<void> => place().put(nameOf(key), bytes)

export const removeFile = (key: string): Promise<void> => place().remove(nameOf(key))

/** Opens stored bytes, or a range. Throws an error with the code ENOENT when they are missing, and `storage.unreachable`. */
export async function openFile(key: string, part?: Part): Promise<OpenedFile> {
  const found = await place().open(nameOf(key), part)
  if (!found) throw Object.assign(new Error('a stored file is missing'), { code: 'ENOENT' })
  return found
}

/** Opens a file referenced by a row. Null, with a log line, when it is missing, as after a restore without files. */
export async function openNamedFile(key: string, part?: Part): Promise<OpenedFile | null> {
  const found = await place().open(nameOf(key), part)
  if (!found) log.error('a stored file is missing', { path: key })
  return found
}

/** Files of a place with their keys, in batches. */
export async function* filesIn(of: Place, folder: Folder = 'stored'): AsyncGenerator<(Entry & { key: string })[]> {
  const top = `${folders[folder]}/`
  for await (const entries of of.list(folders[folder])) {
    const found = entries.map((entry) => ({ ...entry, key: entry.name.slice(top.length) }))
    yield found.filter(({ key }) => keyShape.test(key))
  }
}

/** Lists keys of files unchanged since then, in small batches. */
export async function* storedBefore(time: Date): AsyncGenerator<string[]> {
  for await (const entries of filesIn(place()))
    yield entries.filter(({ changedAt }) => changedAt < time).map(({ key }) => key)
}

/** Removes partial files of writes interrupted before then; returns their number. */
export const removeDrafts = (before: Date): Promise<number> => place().removeDrafts(folders.stored, before)

/** Moves a file aside: unreachable, but recoverable by an operator. */
export const setAside = (key: string, at: Date): Promise<void> => place().move(nameOf(key), nameOf(key, 'aside'), at)

/** Deletes files set aside before then; returns their number. */
export async function removeSetAside(before: Date): Promise<number> {
  let removed = 0
  for await (const entries of filesIn(place(), 'aside'))
    for (const { name, changedAt } of entries)
      if (changedAt < before) {
        await place().remove(name)
        removed += 1
      }
  return removed
}
