import { href } from 'react-router'
import { cacheNames } from '#/features/fieldwork/visits/device/cache-names.ts'
import { loadedFiles } from '#/features/fieldwork/visits/device/worker-client.ts'

/** A page with its files as this phone keeps it: a folder of papers, or a recipe with its photos. */
export type KeptFolder = { at: string; files: number; version: string }
type Given = { page: string; files: readonly string[]; version: string }

/** Of the worker, which also keeps the daily reports. */
const scope = href('/client/field/pages').slice(0, -'pages'.length)
const patienceMs = 120_000
/** The worker writes it once everything is there. */
const markOf = (page: string): string => `${location.origin}${page}/kept`

const isAble = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

/** What this phone has of a folder. */
export async function keptFolder(page: string): Promise<KeptFolder | 'none' | 'unable'> {
  if (!isAble()) return 'unable'
  try {
    for (const name of await caches.keys()) {
      if (!name.startsWith(cacheNames.pages)) continue
      const mark = await (await caches.open(name)).match(markOf(page))
      if (mark) return (await mark.json()) as KeptFolder
    }
    return 'none'
  } catch {
    return 'unable'
  }
}

/** Keeps the page with its files for use without a connection; false where a part could not be fetched. */
export async function keepFolder({ page, files, version }: Given): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(`${scope}worker.js`, { scope, updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    if (!active) return false
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<{ ok: boolean }>) => resolve(data.ok))
      port1.start()
      setTimeout(() => resolve(false), patienceMs)
    })
    active.postMessage({ kind: 'folder', files: loadedFiles(), page, papers: files, version }, [port2])
    const ok = await answer
    port1.close()
    return ok
  } catch {
    return false
  }
}

/** Removes a folder with its files from this phone. */
export async function forgetFolder(page: string): Promise<void> {
  const own = location.origin + page
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheNames.pages)) continue
    const cache = await caches.open(name)
    for (const { url } of await cache.keys())
      if (url === own || url === `${own}.data` || url.startsWith(`${own}/`)) await cache.delete(url)
  }
}
