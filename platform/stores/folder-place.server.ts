import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#/domain/errors.ts'
import { log } from '../log.server.ts'
import { cut, type Entry, type OpenedFile, type Part, type Place } from './place.ts'

const draftEnding = '.part'
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
/** A folder that was mounted read-only, taken away or given to another user. */
const isShut = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENODEV', 'ESTALE'].includes(codeOf(error) ?? '')

/** Syncs a directory (why: a new entry is lost at a power cut otherwise). */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function putFile(path: string, bytes: Uint8Array): Promise<void> {
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
    throw new AppError('storage.unreachable')
  }
}

async function openPath(path: string, part?: Part): Promise<OpenedFile | null> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  })
  if (!found) return null
  const { from, bytes } = cut(part, found.size)
  const source = part ? createReadStream(path, { start: from, end: from + bytes - 1 }) : createReadStream(path)
  return { stream: Readable.toWeb(source) as ReadableStream, bytes, size: found.size, from }
}

/** Lists one folder after the other, drafts too. */
async function* walk(top: string, below: string): AsyncGenerator<Entry[]> {
  const entries: Entry[] = []
  const folders: string[] = []
  for (const item of await readdir(join(top, below), { withFileTypes: true }).catch(() => [])) {
    const name = below ? `${below}/${item.name}` : item.name
    if (item.isDirectory()) folders.push(name)
    // the file may be removed meanwhile
    const found = item.isFile() ? await stat(join(top, name)).catch(() => null) : null
    if (found) entries.push({ name, bytes: found.size, changedAt: found.mtime })
  }
  if (entries.length > 0) yield entries
  for (const folder of folders) yield* walk(top, folder)
}

/** A folder on a disk of this machine. */
export function folderPlace(top: string): Place {
  return {
    kind: 'folder',
    put: (name, bytes) => putFile(join(top, name), bytes),
    open: (name, part) => openPath(join(top, name), part),
    remove: (name) => rm(join(top, name), { force: true }),
    async move(from, to, at) {
      await mkdir(dirname(join(top, to)), { recursive: true })
      await rename(join(top, from), join(top, to))
      await utimes(join(top, to), at, at)
    },
    async *list(folder) {
      for await (const entries of walk(top, folder)) {
        const whole = entries.filter(({ name }) => !name.endsWith(draftEnding))
        if (whole.length > 0) yield whole
      }
    },
    async removeDrafts(folder, before) {
      let removed = 0
      for await (const entries of walk(top, folder))
        for (const { name, changedAt } of entries)
          if (name.endsWith(draftEnding) && changedAt < before) {
            await rm(join(top, name), { force: true })
            removed += 1
          }
      return removed
    },
  }
}
