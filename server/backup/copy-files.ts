import { createHash } from 'node:crypto'
import { filesIn } from '#/platform/files.server.ts'
import { type Place, readWhole } from '#/platform/stores/place.ts'
import type { SavedFile } from './manifest.ts'
import { sealWhole } from './sealed-stream.ts'
import { objectName, type Vault } from './vault.ts'

const atOnce = 4
export const fileContext = (sha256: string): string => `The stored file ${sha256}`
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A narrower copy of a picture, which is made again when it is asked for. */
const isNarrowed = (key: string): boolean => /\.w\d+$/.test(key)

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * Adds the files of a place to `saved`. One with the same key, size and time as in an earlier backup is not read again; the
 * same content is stored once. Returns how many were copied.
 */
export async function copyFiles(
  vault: Vault,
  files: Place,
  saved: Map<string, SavedFile>,
  before: ReadonlyMap<string, SavedFile>,
): Promise<number> {
  const stored = new Set([...before.values()].map(({ object }) => object))
  let copied = 0
  for await (const entries of filesIn(files))
    await inTurns(entries, async ({ key, name, bytes, changedAt }) => {
      if (saved.has(key) || isNarrowed(key)) return
      const known = before.get(key)
      if (known && known.bytes === bytes && known.changedAt === changedAt.toISOString()) {
        saved.set(key, known)
        return
      }
      const content = await readWhole(files, name)
      // removed meanwhile
      if (!content) return
      const hash = sha256(content)
      const object = objectName(vault, hash)
      if (!stored.has(object)) {
        stored.add(object)
        await vault.place.put(object, await sealWhole(vault.contents, fileContext(hash), content))
        copied += 1
      }
      saved.set(key, { key, bytes: content.length, sha256: hash, changedAt: changedAt.toISOString(), object })
    })
  return copied
}
