import { cacheNames } from './cache-names.ts'

const scope = '/freelancer/'
const minimumPauseMs = 20_000
let lastAt = 0

/** What this page was made of: the worker keeps it, fonts included, because it began to listen only after they were fetched. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|brand)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search)

/** Has the shopper's next visits kept on the device, so that they open without a network. Does nothing where browsers cannot. */
export function keepVisitsReady(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const at = Date.now()
  if (at - lastAt < minimumPauseMs) return
  lastAt = at
  void (async () => {
    try {
      await navigator.serviceWorker.register(`${scope}worker.js`, { scope, updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ kind: 'keep', files: loadedFiles() }, { transfer: [] })
    } catch {
      lastAt = 0 // a browser that forbids it still has the page while it is open
    }
  })()
}

/** Takes every kept page off the device, as when nobody is signed in any more. What is unsent stays, sealed. */
export async function forgetKeptPages(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(cacheNames.pages)) await caches.delete(name)
  } catch {
    // nothing was kept where nothing may be kept
  }
}
