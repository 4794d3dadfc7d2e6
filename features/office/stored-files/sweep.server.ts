import { readAsSystem } from '#/db/database.server.ts'
import { papersAmong } from '#/features/billing/invoice-documents/invoice-pdf.server.ts'
import { now } from '#/platform/clock.ts'
import { removeDrafts, removeSetAside, setAside, storedBefore } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'

const dayMs = 24 * 3600_000
/**
 * Days after which a partial or unreferenced file is abandoned; writing takes seconds, and rows follow within a
 * request.
 */
const draftDays = 1
const unnamedDays = 7
const asideDays = 30
/** Share above which nothing is moved: likely the wrong database or folder. */
const mostOfAll = 0.1
const alwaysAllowed = 20

const originalOf = (key: string): string => key.replace(/\.w\d+$/, '')

/** Those keys without a row, neither as a file nor as the original of a narrower picture. */
async function unnamed(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const originals = [...new Set(keys.map(originalOf))]
  const named = await readAsSystem('a job finds orphaned files', async (db) => {
    const [files, pictures, documents] = await Promise.all([
      db.selectFrom('files').select('storage_key').where('storage_key', 'in', originals).execute(),
      db.selectFrom('media').select('storage_key').where('storage_key', 'in', originals).execute(),
      db.selectFrom('library_files').select('storage_key').where('storage_key', 'in', originals).execute(),
    ])
    return new Set([...files, ...pictures, ...documents].map(({ storage_key }) => storage_key))
  })
  return keys.filter((key) => !named.has(originalOf(key)))
}

/** Moves files aside that have had no row for days; logs their keys. */
async function setUnnamedAside(at: Date): Promise<void> {
  const found: string[] = []
  let all = 0
  for await (const keys of storedBefore(new Date(at.getTime() - unnamedDays * dayMs))) {
    all += keys.length
    found.push(...(await unnamed(keys)))
  }
  if (found.length === 0) return
  const papers = await papersAmong(found)
  const lost = found.filter((key) => !papers.has(key))
  if (lost.length > Math.max(alwaysAllowed, all * mostOfAll))
    return log.error('too many stored files have no row, so none was moved: this may be the wrong database or folder', {
      count: lost.length,
    })
  for (const key of lost) {
    await setAside(key, at)
    log.warn('a stored file that no row names was moved to files-set-aside', { path: key })
  }
}

/** Stored files without a row for longer than a writing takes, as the sweep finds them. Nothing is moved. */
export async function countUnnamed(): Promise<number> {
  const found: string[] = []
  for await (const keys of storedBefore(new Date(now().getTime() - draftDays * dayMs)))
    found.push(...(await unnamed(keys)))
  if (found.length === 0) return 0
  const papers = await papersAmong(found)
  return found.filter((key) => !papers.has(key)).length
}

/** Daily sweep: deletes partial files, sets files without a row aside and deletes them a month later. */
export async function sweepFiles(): Promise<void> {
  const at = now()
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  const drafts = await removeDrafts(ago(draftDays))
  if (drafts > 0) log.warn('drafts of writings that were broken off were removed', { count: drafts })
  await setUnnamedAside(at)
  const removed = await removeSetAside(ago(asideDays))
  if (removed > 0) log.info('files that were set aside a month ago were removed', { count: removed })
}
