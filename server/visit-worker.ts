import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'

type Config = { version: string; files: readonly string[]; pages: string; assets: string; account: string }

/** What a service worker is given; the project's types are those of pages. */
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  readonly request: Request
  readonly data: unknown
}
type Worker = {
  addEventListener(kind: 'install' | 'activate' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
}

/**
 * The service worker of the field portal. It is sent to the browser as text, so it uses nothing from outside of itself.
 * Files of the build come from the cache; pages and their data come from the network, and from the cache when that fails, each from
 * the cache of the account that is signed in. Nothing else is kept.
 */
function visitWorker(worker: Worker, { version, files, pages, assets, account }: Config): void {
  const origin = worker.location.origin
  const patienceMs = 4000
  const assetCache = assets + version

  const isFile = (url: URL): boolean => url.origin === origin && /^\/(assets|brand)\//.test(url.pathname)
  const isPage = (url: URL): boolean =>
    url.origin === origin &&
    /^\/freelancer\/(dashboard|secret-shopper|visit|submit-report)(\/[0-9a-f-]{36})?(\.data)?$/.test(url.pathname)
  /** Sections of one form are one page, and data asked for in part is part of the whole. */
  const keyOf = (url: URL): string => origin + url.pathname

  async function owner(): Promise<string | null> {
    const kept = await (await caches.open(account)).match('/owner')
    return kept ? kept.text() : null
  }
  async function setOwner(id: string): Promise<void> {
    if ((await owner()) === id) return
    await (await caches.open(account)).put('/owner', new Response(id))
    for (const name of await caches.keys()) if (name.startsWith(pages) && name !== pages + id) await caches.delete(name)
  }

  async function addFiles(list: readonly string[]): Promise<void> {
    const cache = await caches.open(assetCache)
    for (const file of new Set(list)) {
      if (await caches.match(file)) continue
      const answer = await fetch(file).catch(() => null)
      if (answer?.ok) await cache.put(file, answer)
    }
  }

  async function keepPage(request: Request | string, answer: Response): Promise<void> {
    const id = answer.headers.get('x-account')
    if (!answer.ok || answer.redirected || !id) return
    await setOwner(id)
    const url = new URL(typeof request === 'string' ? request : request.url, origin)
    // why: data asked for in part must not stand in for all of it
    if (url.pathname.endsWith('.data') && url.search !== '') return
    await (await caches.open(pages + id)).put(keyOf(url), answer)
  }

  async function keptPage(url: URL): Promise<Response | null> {
    const id = await owner()
    if (!id || !(await caches.has(pages + id))) return null
    return (await (await caches.open(pages + id)).match(keyOf(url))) ?? null
  }

  const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

  async function answerPage(event: WorkerEvent): Promise<Response> {
    const url = new URL(event.request.url)
    const network = fetch(event.request)
    event.waitUntil(network.then((answer) => keepPage(event.request, answer.clone())).catch(() => null))
    const first = await Promise.race([network.catch(() => null), later(patienceMs)])
    if (first) return first
    return (await keptPage(url)) ?? network.catch(() => nothingHere(url))
  }

  /** The one page that the phone makes itself. It cannot know the language, so it speaks both. */
  function nothingHere(url: URL): Response {
    if (url.pathname.endsWith('.data')) return Response.error()
    const style =
      'html{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;' +
      'font:17px/1.7 system-ui,sans-serif}main{max-width:22rem;padding:24px}section+section{margin-top:32px}h1,h2{font-size:20px;margin:0 0 8px}' +
      'p{margin:0 0 16px}a{display:block;min-height:48px;line-height:48px;text-align:center;border:1px solid;border-radius:8px;color:inherit;text-decoration:none;font-weight:600}'
    const said = (lang: string, dir: string, tag: string, title: string, text: string, way: string) =>
      `<section lang="${lang}" dir="${dir}"><${tag}>${title}</${tag}><p>${text}</p><a href="/freelancer/secret-shopper">${way}</a></section>`
    const text =
      '<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<title>لا يوجد اتصال · No connection</title><style>${style}</style><main>` +
      said(
        'ar',
        'rtl',
        'h1',
        'لا يوجد اتصال',
        'هذه الصفحة غير محفوظة على هذا الجهاز. ما أجبت عنه باقٍ هنا.',
        'زياراتي المحفوظة',
      ) +
      said(
        'en',
        'ltr',
        'h2',
        'No connection',
        'This page is not kept on this device. What you have answered is still here.',
        'My kept visits',
      ) +
      '</main></html>'
    return new Response(text, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  async function answerFile(event: WorkerEvent): Promise<Response> {
    const kept = await caches.match(event.request.url)
    if (kept) return kept
    const answer = await fetch(event.request)
    if (answer.ok && answer.type === 'basic') {
      const copy = answer.clone()
      event.waitUntil(caches.open(assetCache).then((cache) => cache.put(event.request.url, copy)))
    }
    return answer
  }

  /** Fetches the next visits anew; what belongs to none of them goes, and with it the files of earlier versions. */
  async function keep(list: readonly string[]): Promise<void> {
    await addFiles(list)
    const answer = await fetch('/freelancer/visit-pages', { redirect: 'manual' }).catch(() => null)
    if (!answer?.ok) return
    const wanted = (await answer.json()) as { account: string; pages: string[] }
    await setOwner(wanted.account)
    let all = true
    for (const page of wanted.pages.flatMap((path) => [path, `${path}.data`])) {
      const got = await fetch(page, { redirect: 'manual' }).catch(() => null)
      if (got?.ok) await keepPage(page, got)
      else if (got?.type !== 'opaqueredirect') all = false
    }
    if (!all) return
    const cache = await caches.open(pages + wanted.account)
    const keys = new Set(wanted.pages.flatMap((path) => [origin + path, `${origin}${path}.data`]))
    for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request)
    for (const name of await caches.keys())
      if (name.startsWith(assets) && name !== assetCache) await caches.delete(name)
  }

  worker.addEventListener('install', (event) => event.waitUntil(addFiles(files)))
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('message', (event) => {
    const { kind, files: list } = (event.data ?? {}) as { kind?: string; files?: string[] }
    if (kind === 'keep') event.waitUntil(keep(list ?? []))
  })
  worker.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return
    const url = new URL(event.request.url)
    if (isFile(url)) event.respondWith(answerFile(event))
    else if (isPage(url)) event.respondWith(answerPage(event))
  })
}

/** The files of the field portal's pages, as the build names them. */
function filesOf({ assets }: ServerBuild): string[] {
  const chosen = Object.values(assets.routes).filter(
    (route) => route && (route.id === 'root' || /^(routes\/)?freelancer/.test(route.id)),
  )
  const named = [assets.entry, ...chosen].flatMap((part) =>
    Object.values(part ?? {}).flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value])),
  )
  const files = [assets.url, ...named].filter(
    (file): file is string => typeof file === 'string' && file.startsWith('/assets/'),
  )
  return [...new Set(files)].sort()
}

/** The worker's script, made once: it changes when, and only when, a file of these pages does. */
export function visitWorkerScript(build: ServerBuild): string {
  const files = filesOf(build)
  const source = visitWorker.toString()
  const version = createHash('sha256')
    .update(source + files.join('\n'))
    .digest('hex')
    .slice(0, 12)
  const config: Config = { version, files, pages: 'visit-pages:', assets: 'visit-files:', account: 'visit-account' }
  return `(${source})(self, ${JSON.stringify(config)})\n`
}
