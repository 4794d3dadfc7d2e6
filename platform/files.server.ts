import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { env } from './env.server.ts'

/** A file's own key, or that of a narrower copy of a picture. */
const keyShape = /^[0-9a-f]{2}\/[0-9a-f-]{36}(\.w\d{3,4})?$/
const pathOf = (key: string): string => {
  if (!keyShape.test(key)) throw new Error('a storage key has an unexpected shape')
  return join(env().dataDir, 'files', key)
}

/** The place of a file by its id: nothing a person typed becomes part of a path. */
export const storageKey = (id: string): string => `${id.slice(-2)}/${id}`

/** Stores bytes under a key; they appear whole or not at all. */
export async function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(key)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.part`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

export const removeFile = (key: string): Promise<void> => rm(pathOf(key), { force: true })

type Part = { from: number; to: number | null }

/** The stored bytes, or a part of them, as a web stream: how many they are, of how many, from which on. */
export async function openFile(key: string, part?: Part) {
  const path = pathOf(key)
  const { size } = await stat(path)
  const from = Math.min(part?.from ?? 0, Math.max(0, size - 1))
  const to = Math.max(from, Math.min(part?.to ?? size - 1, size - 1))
  const source = part ? createReadStream(path, { start: from, end: to }) : createReadStream(path)
  return { stream: Readable.toWeb(source) as ReadableStream, bytes: part ? to - from + 1 : size, size, from }
}
