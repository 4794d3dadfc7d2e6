// Service worker of the field portal, of the daily reports, audits, corrective actions, recipes for cooks and folders of papers (scope /client/field/), built separately as one classic script (scripts/build.ts). Build files come from
// the cache; pages and their data from the network, falling back to the cache of the signed-in account. Nothing else is
// cached.
import { cacheNames } from './cache-names.ts'
import { noConnectionPage } from './no-connection.ts'

/** Files of the portal's pages, inserted by the build; the version changes with them and with this code. */
declare const visitFiles: { version: string; files: readonly string[]; daily: readonly string[] }

/** Service worker types used here; the project's types are those of pages. */
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  readonly request: Request
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
type WorkerScope = {
  addEventListener(kind: 'install' | 'activate' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly scope: string }
}

const worker = self as unknown as WorkerScope
const { origin } = self.location
const patienceMs = 4000
const fileCache = cacheNames.files + visitFiles.version

const ofDaily = new URL(worker.registration.scope).pathname === '/client/field/'
const ownFiles = ofDaily ? visitFiles.daily : visitFiles.files
const ownPages = ofDaily ? '/client/field/pages' : '/freelancer/visit-pages'

/** A folder of papers, a recipe for the cook, or a file of either. Kept only once asked for, because of its size. */
const isOfFolder = (url: URL): boolean =>
  url.origin === origin && /^\/client\/field\/(papers|cook)\/[0-9a-f-]{36}(\/[0-9a-f-]{36}|\.data)?$/.test(url.pathname)
/** Written into the cache after the last file of a folder, with the time of the copy. */
const markOf = (page: string): string => `${origin}${page}/kept`
const isFile = (url: URL): boolean => url.origin === origin && /^\/(assets|brand)\//.test(url.pathname)
const isPage = (url: URL): boolean =>
  url.origin === origin &&
  (/^\/freelancer\/(dashboard|secret-shopper|visit|submit-report|payouts)(\/[0-9a-f-]{36})?(\.data)?$/.test(
    url.pathname,
  ) ||
    /^\/client\/field\/daily\/[0-9a-f-]{36}\/\d{4}-\d\d-\d\d\/[a-z0-9-]+(\.data)?$/.test(url.pathname) ||
    /^\/client\/field\/(audit|task|count|receive\/(order|branch))\/[0-9a-f-]{36}(\.data)?$/.test(url.pathname) ||
    isOfFolder(url))
/** Other pages of the portal come from the network only; without it the phone shows our page instead of the browser's. */
const isOther = ({ request }: WorkerEvent, url: URL): boolean =>
  url.origin === origin && request.mode === 'navigate' && /^\/(freelancer|client\/field)\//.test(url.pathname)
/** Cache key: sections of one form are one page, and partial data requests belong to the whole. */
const keyOf = (url: URL): string => origin + url.pathname

async function owner(): Promise<string | null> {
  const kept = await (await caches.open(cacheNames.account)).match('/owner')
  return kept ? kept.text() : null
}
async function setOwner(id: string): Promise<void> {
  if ((await owner()) === id) return
  await (await caches.open(cacheNames.account)).put('/owner', new Response(id))
  for (const name of await caches.keys())
    if (name.startsWith(cacheNames.pages) && name !== cacheNames.pages + id) await caches.delete(name)
}

/** Adds files to this version's cache. Copies unchanged files from an older version's, which is deleted later. */
async function addFiles(list: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCache)
  for (const file of new Set(list)) {
    if (await cache.match(file)) continue
    const answer = (await caches.match(file)) ?? (await fetch(file).catch(() => null))
    if (answer?.ok) await cache.put(file, answer)
  }
}

async function keepPage(request: Request | string, answer: Response, asked = false): Promise<void> {
  const id = answer.headers.get('x-account')
  if (!answer.ok || answer.redirected || !id) return
  await setOwner(id)
  const url = new URL(typeof request === 'string' ? request : request.url, origin)
  // why: partial data must not replace the whole
  if (url.pathname.endsWith('.data') && url.search !== '') return
  // why: offline the visits open at what is to do, whatever view was seen last
  if (url.searchParams.has('view')) return
  const cache = await caches.open(cacheNames.pages + id)
  if (isOfFolder(url) && !asked && !(await cache.match(keyOf(url)))) return
  await cache.put(keyOf(url), answer)
}

async function cachedPage(url: URL): Promise<Response | null> {
  const id = await owner()
  if (!id || !(await caches.has(cacheNames.pages + id))) return null
  return (await (await caches.open(cacheNames.pages + id)).match(keyOf(url))) ?? null
}

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

async function answerPage(event: WorkerEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const network = fetch(event.request)
  event.waitUntil(network.then((answer) => keepPage(event.request, answer.clone())).catch(() => null))
  const first = await Promise.race([network.catch(() => null), later(patienceMs)])
  if (first) return first
  const nothing = () => (url.pathname.endsWith('.data') ? Response.error() : noConnectionPage())
  return (await cachedPage(url)) ?? network.catch(nothing)
}

async function answerFile(event: WorkerEvent): Promise<Response> {
  const kept = await caches.match(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone()
    event.waitUntil(caches.open(fileCache).then((cache) => cache.put(event.request.url, copy)))
  }
  return answer
}

/** Fetches the next visits again; deletes other pages, and files of earlier versions. */
async function keep(list: readonly string[], open: readonly string[]): Promise<void> {
  await addFiles(list)
  const answer = await fetch(ownPages, { redirect: 'manual' }).catch(() => null)
  if (!answer?.ok) return
  const wanted = (await answer.json()) as { account: string; pages: string[] }
  await setOwner(wanted.account)
  let all = true
  wanted.pages = [...new Set([...wanted.pages, ...open])]
  for (const page of wanted.pages.flatMap((path) => [path, `${path}.data`])) {
    const got = await fetch(page, { redirect: 'manual' }).catch(() => null)
    if (got?.ok) await keepPage(page, got)
    else if (got?.type !== 'opaqueredirect') all = false
  }
  if (!all) return
  const cache = await caches.open(cacheNames.pages + wanted.account)
  const keys = new Set(wanted.pages.flatMap((path) => [origin + path, `${origin}${path}.data`]))
  const goes = (url: string) => !keys.has(url) && !/^\/client\/field\/(papers|cook)\//.test(new URL(url).pathname)
  for (const request of await cache.keys()) if (goes(request.url)) await cache.delete(request)
  for (const name of await caches.keys())
    if (name.startsWith(cacheNames.files) && name !== fileCache) await caches.delete(name)
}

type Folder = { page: string; papers: readonly string[]; version: string }

/** Keeps a folder with its files, and removes files that it no longer has; false where a part could not be fetched. */
async function keepFolder(list: readonly string[], { page, papers, version }: Folder): Promise<boolean> {
  await addFiles(list)
  for (const path of [page, `${page}.data`, ...papers]) {
    const got = await fetch(path, { redirect: 'manual' }).catch(() => null)
    if (!got?.ok) return false
    await keepPage(path, got, true)
  }
  const id = await owner()
  if (!id) return false
  const cache = await caches.open(cacheNames.pages + id)
  const wanted = new Set(papers.map((path) => origin + path))
  for (const { url } of await cache.keys())
    if (url.startsWith(`${origin}${page}/`) && !wanted.has(url)) await cache.delete(url)
  const mark = { at: new Date().toISOString(), files: papers.length, version }
  await cache.put(markOf(page), new Response(JSON.stringify(mark)))
  return true
}

worker.addEventListener('install', (event) => event.waitUntil(addFiles(ownFiles)))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const sent = (event.data ?? {}) as { kind?: string; files?: string[]; open?: string[] } & Partial<Folder>
  const { kind, files = [], open = [], page, papers = [], version = '' } = sent
  if (kind === 'keep') event.waitUntil(keep(files, open))
  if (kind === 'folder' && page) {
    const done = keepFolder(files, { page, papers, version }).catch(() => false)
    event.waitUntil(done.then((ok) => event.ports[0]?.postMessage({ ok })))
  }
})
worker.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  const url = new URL(event.request.url)
  if (isFile(url)) event.respondWith(answerFile(event))
  else if (isPage(url)) event.respondWith(answerPage(event))
  else if (isOther(event, url)) event.respondWith(fetch(event.request).catch(noConnectionPage))
})
