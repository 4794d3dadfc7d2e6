import { cacheNames } from './cache-names.ts'

const minimumPauseMs = 20_000
let lastAt = 0

/** Files that this page loaded, fonts included: the worker caches them, because it started after they were fetched. */
export const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|brand)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search)

type Scope = '/freelancer/' | '/client/field/'

/** The worker once it runs. Not `ready`, because that waits for one whose scope holds the present page. */
const running = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> => {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve(active)
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}

function keepReady(scope: Scope, open: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const at = Date.now()
  if (at - lastAt < minimumPauseMs) return
  lastAt = at
  void (async () => {
    try {
      const worker = await running(
        await navigator.serviceWorker.register(`${scope}worker.js`, { scope, updateViaCache: 'none' }),
      )
      worker?.postMessage({ kind: 'keep', files: loadedFiles(), open }, { transfer: [] })
    } catch {
      lastAt = 0 // without permission to store, the page still works while it is open
    }
  })()
}

/** Caches the shopper's next visits for use offline. Does nothing in browsers without service workers. */
export const keepVisitsReady = (): void => keepReady('/freelancer/', [])
/** The same for the daily report that is open, and those of today. */
export const keepDailyReady = (): void => keepReady('/client/field/', [location.pathname])
/** The same from a page of the portal that leads to them. */
export const keepFieldReady = (): void => keepReady('/client/field/', [])

/** Deletes all cached pages, as on sign-out. Unsent work stays, encrypted. */
export async function clearCachedPages(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(cacheNames.pages)) await caches.delete(name)
  } catch {
    // without storage there is nothing to delete
  }
}
