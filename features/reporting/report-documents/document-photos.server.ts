import sharp from 'sharp'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { openFile } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'
import { photoPath } from './evidence-words.ts'

/** Pixels: sharp at the printed size of a photo. */
const widest = 640
const atOnce = 4
const cacheSize = 200
/** Prepared photos of the latest reports, shared by both languages and the next revision. */
const kept = new Map<string, Uint8Array>()

const idsOf = (report: ClientReport): string[] =>
  [...report.sections.flatMap(({ questions }) => questions), ...report.unscored]
    .flatMap(({ photos }) => photos)
    .map(({ src }) => src.slice(src.lastIndexOf('/') + 1))

export const photosIn = (report: ClientReport): number => idsOf(report).length

async function ready(id: string, storageKey: string): Promise<Uint8Array> {
  const known = kept.get(id)
  if (known) return known
  const { stream } = await openFile(storageKey)
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  const small = sharp(bytes, { limitInputPixels: 50e6, sequentialRead: true })
    .autoOrient()
    .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const made = Uint8Array.from(await small.jpeg({ quality: 74, mozjpeg: false }).toBuffer())
  if (kept.size >= cacheSize) kept.delete(kept.keys().next().value!)
  kept.set(id, made)
  return made
}

type Printed = { files: Record<string, Uint8Array>; missing: string[] }

/** Photos of a report at print size; unreadable ones are listed, and the document notes them in place. */
export const readPhotos = (reader: Actor, report: ClientReport): Promise<Printed> =>
  readThePhotos(reader, [...new Set(idsOf(report))])

/** The same for some photos, by their ids. */
export async function readThePhotos(reader: Actor, ids: readonly string[]): Promise<Printed> {
  const rows =
    ids.length === 0
      ? []
      : await readAs(reader, (db) =>
          db.selectFrom('files').select(['id', 'storage_key']).where('id', 'in', ids).execute(),
        )
  const places = new Map(rows.map(({ id, storage_key }) => [id, storage_key]))
  const files: Record<string, Uint8Array> = {}
  const missing: string[] = []
  const take = async (id: string) => {
    const path = photoPath(id)
    try {
      const key = places.get(id)
      if (!key) throw new Error('the photo has no file')
      files[path] = await ready(id, key)
    } catch (error) {
      log.warn('a photo is not in the document of its report', { action: id, error })
      missing.push(path)
    }
  }
  for (let at = 0; at < ids.length; at += atOnce) await Promise.all(ids.slice(at, at + atOnce).map(take))
  return { files, missing: missing.toSorted() }
}
