/**
 * Worker of the public menus (scope /menu/ and /ar/menu/): pages come from the network, without it the copy that was kept last,
 * with the time of the copy. It keeps nothing else.
 */
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  readonly request: Request
}
type WorkerScope = {
  addEventListener(kind: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const worker = self as unknown as WorkerScope
const cacheName = 'menus-1'
const mostKept = 12
const patienceMs = 6000
const keptAt = 'x-kept-at'

const isMenu = (url: URL): boolean =>
  url.origin === self.location.origin && /^(?:\/ar)?\/menu\/[a-z0-9-]+$/.test(url.pathname)
/** A filter is applied by the page, so that one copy serves all of them. */
const keyOf = (url: URL): string => url.origin + url.pathname

async function keepCopy(url: URL, answer: Response): Promise<void> {
  const kept = await caches.open(cacheName)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(keptAt, String(Date.now()))
  await kept.delete(keyOf(url))
  await kept.put(keyOf(url), new Response(await answer.text(), { headers }))
  const keys = await kept.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - mostKept))) await kept.delete(old)
}

const timeOf = (ms: number): string => {
  const at = new Date(ms)
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? time : `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${time}`
}

/** The copy with the line that says how old it is. */
async function copyOf(url: URL): Promise<Response | null> {
  const copy = await (await caches.open(cacheName)).match(keyOf(url))
  if (!copy) return null
  const html = (await copy.text())
    .replace(/(<p id="kept"[^>]*?) hidden(="")?/, '$1')
    .replace('%time%', timeOf(Number(copy.headers.get(keptAt))))
  return new Response(html, { headers: copy.headers })
}

async function answer(event: WorkerEvent, url: URL): Promise<Response> {
  const { request } = event
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    // a filtered page is whole as well, but its form is filled in
    if (fresh.ok && !fresh.redirected && !url.search) event.waitUntil(keepCopy(url, fresh.clone()))
    return fresh
  } catch (error) {
    const copy = await copyOf(url)
    if (copy) return copy
    throw error
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method === 'GET' && isMenu(url)) event.respondWith(answer(event, url))
})
