import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#/domain/errors.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

/** Key of a file, or of a narrower copy of a picture. */
const keyShape = /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.w\d{3,4})?$/
const draftEnding = '.part'
/** Folders of stored files, and of files without a row. */
const folders = { stored: 'files', aside: 'files-set-aside' } as const
type Folder = keyof typeof folders
const pathOf = (key: string, folder: Folder = 'stored'): string => {
  if (!keyShape.test(key)) throw new Error('a storage key has an unexpected shape')
  return join(env().dataDir, folders[folder], key)
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
/** A folder that was mounted read-only, taken away or given to another user. */
const isShut = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENODEV', 'ESTALE'].includes(codeOf(error) ?? '')

/** Storage key from an id; contains no user input. */
export const storageKey = (id: string): string => `${id.slice(-2)}/${id}`

/** Syncs a directory (why: a new entry is lost at a power cut otherwise). */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Stores bytes atomically and durably, also through a power cut. Throws `storage.full`, `storage.away`. */
export async function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(key)
  const draft = `${path}.${process.pid}${draftEnding}`
  try {
    const made = await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes, { flush: true })
    await rename(draft, path)
    await syncFolder(dirname(path))
    if (made) await syncFolder(dirname(made))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    if (isFull(error)) {
      log.error('the disk for files is full', { error })
      throw new AppError('storage.full')
    }
    if (!isShut(error)) throw error
    log.error('the folder of the files cannot be written', { error })
    throw new AppError('storage.away')
  }
}

export const removeFile = (key: string): Promise<void> => rm(pathOf(key), { force: true })

type Part = { from: number; to: number | null }
export type OpenedFile = { stream: ReadableStream; bytes: number; size: number; from: number }

/** Opens stored bytes, or a range, as a web stream with total size and offset. */
export async function openFile(key: string, part?: Part): Promise<OpenedFile> {
  const path = pathOf(key)
  const { size } = await stat(path)
  const from = Math.min(part?.from ?? 0, Math.max(0, size - 1))
  const to = Math.max(from, Math.min(part?.to ?? size - 1, size - 1))
  const source = part ? createReadStream(path, { start: from, end: to }) : createReadStream(path)
  return { stream: Readable.toWeb(source) as ReadableStream, bytes: part ? to - from + 1 : size, size, from }
}

/** Opens a file referenced by a row. Null, with a log line, when it is missing, as after a restore without files. */
export async function openNamedFile(key: string, part?: Part): Promise<OpenedFile | null> {
  try {
    return await openFile(key, part)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    log.error('a stored file is missing', { path: key })
    return null
  }
}

type Entry = { name: string; path: string; key: string; changedAt: Date }

/** Lists a folder of files, one subfolder at a time. */
async function* entriesOf(folder: Folder): AsyncGenerator<Entry[]> {
  const top = join(env().dataDir, folders[folder])
  for (const part of await readdir(top).catch(() => [])) {
    const entries: Entry[] = []
    for (const name of await readdir(join(top, part)).catch(() => [])) {
      const path = join(top, part, name)
      // the file may be removed meanwhile
      const found = await stat(path).catch(() => null)
      if (found?.isFile()) entries.push({ name, path, key: `${part}/${name}`, changedAt: found.mtime })
    }
    yield entries
  }
}

/** Lists keys of files unchanged since then, in small batches. */
export async function* storedBefore(time: Date): AsyncGenerator<string[]> {
  for await (const entries of entriesOf('stored'))
    yield entries.filter(({ key, changedAt }) => keyShape.test(key) && changedAt < time).map(({ key }) => key)
}

/** Removes partial files of writes interrupted before then; returns their number. */
export async function removeDrafts(before: Date): Promise<number> {
  let removed = 0
  for await (const entries of entriesOf('stored'))
    for (const { name, path, changedAt } of entries)
      if (name.endsWith(draftEnding) && changedAt < before) {
        await rm(path, { force: true })
        removed += 1
      }
  return removed
}

/** Moves a file aside: unreachable, but recoverable by an operator. */
export async function setAside(key: string, at: Date): Promise<void> {
  const target = pathOf(key, 'aside')
  await mkdir(dirname(target), { recursive: true })
  await rename(pathOf(key), target)
  await utimes(target, at, at)
}

/** Deletes files set aside before then; returns their number. */
export async function removeSetAside(before: Date): Promise<number> {
  let removed = 0
  for await (const entries of entriesOf('aside'))
    for (const { path, changedAt } of entries)
      if (changedAt < before) {
        await rm(path, { force: true })
        removed += 1
      }
  return removed
}
