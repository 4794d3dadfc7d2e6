import { now } from '#/platform/clock.ts'
import { type Entry, entriesOf } from '#/platform/stores/place.ts'
import { backupIds, readManifest } from './manifest.ts'
import type { Vault } from './vault.ts'

/** Time for which what no backup names is left alone: another backup may be under way. */
const graceMs = 24 * 3600_000

export type Pruned = { backups: number; objects: number; segments: number }

/**
 * Keeps the newest backups and removes older ones, broken-off ones, files that no kept one names, and the log before the
 * oldest kept one.
 */
export async function pruneBackups(vault: Vault, keep: number): Promise<Pruned> {
  const { place } = vault
  const kept = (await backupIds(vault)).slice(-keep)
  const manifests = await Promise.all(kept.map((id) => readManifest(vault, id)))
  const before = now().getTime() - graceMs
  const removed: Pruned = { backups: 0, objects: 0, segments: 0 }
  const gone = new Set<string>()
  const complete = new Set(await backupIds(vault))
  // lists first: a backup without its list does not count, so it is never found by half
  const isPart = ({ name }: Entry): number => (name.endsWith('/manifest') ? 0 : 1)
  const entries = (await entriesOf(place, 'backups')).toSorted((a, b) => isPart(a) - isPart(b))
  for (const { name, changedAt } of entries) {
    const id = name.split('/')[1]!
    if (kept.includes(id) || (!complete.has(id) && changedAt.getTime() > before)) continue
    await place.remove(name)
    gone.add(id)
  }
  removed.backups = gone.size
  const named = new Set(manifests.flatMap(({ files }) => files.map(({ object }) => object)))
  for await (const batch of place.list('objects'))
    for (const { name, changedAt } of batch)
      if (!named.has(name) && changedAt.getTime() < before) {
        await place.remove(name)
        removed.objects += 1
      }
  const firstOf = new Map<string, string>()
  for (const { log } of manifests.toReversed()) if (log?.archive) firstOf.set(log.archive, log.first)
  for await (const batch of place.list('log'))
    for (const { name, changedAt } of batch) {
      const [, archive, segment] = name.split('/')
      const first = firstOf.get(archive!)
      // the number alone is compared: segments of a later line go on from the same number
      const isOld = first ? segment!.slice(8) < first.slice(8) && !segment!.endsWith('.history') : true
      if (!isOld || changedAt.getTime() > before) continue
      await place.remove(name)
      removed.segments += 1
    }
  return removed
}
