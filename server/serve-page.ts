import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouterContextProvider } from 'react-router'
import { forgetBranding } from '#/features/core/branding/read-branding.server.ts'
import { sessionCookie } from '#/platform/auth.server.ts'
import { readCookies } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { isCertificatePath, isMenuPath, isPortalPath, isSharedPath } from '#/platform/i18n.ts'
import { hearsPublished } from '#/platform/live.server.ts'
import { measured } from '#/platform/measure.server.ts'
import { contextOf, describeRequest } from './describe-request.ts'
import { headersOfEveryAnswer } from './gate.ts'
import { answerFrom, compressed, isForEverybody, type CachedAnswer, cachedAnswer, tell } from './cached-answer.ts'
import { keeper } from './page-cache.ts'

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** Maximum age of a cached page, in case an announcement is lost on a stale connection. */
const maxAgeMs = 60_000
const pages = keeper<CachedAnswer>({ entries: 500, bytes: 64 * 1024 * 1024, maxAgeMs, now: () => performance.now() })
/** Paths whose pages turned out personal; not tried again until the next publication. */
const personal = new Set<string>()
const maxPersonal = 1000

/** Pages in memory. */
export const cachedPages = () => pages.size()

/** Drops all cached pages after a publication, here or on another server. */
export function forgetPages(): void {
  forgetBranding()
  pages.forget()
  personal.clear()
}

/** Files set their own caching, with ranges. */
const isFile = (path: string): boolean => /\.(?!xml$|txt$)[a-z0-9]+$/i.test(path) || path.startsWith('/media/')

type Asked = { method: string | undefined; path: string; cookie: string | null | undefined; sessionCookie: string }

/** Whether a request may get a shared answer: no session, and only an address. */
export const isOpenToAll = ({ method, path, cookie, sessionCookie: name }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !path.includes('?') &&
  !isFile(path) &&
  !isPortalPath(path) &&
  !isSharedPath(path) &&
  !isCertificatePath(path) &&
  !isMenuPath(path) &&
  !(cookie?.includes(name) && readCookies(cookie).has(name))

const keepsPages = (): boolean => env().NODE_ENV !== 'development' && hearsPublished()
/** Answers from the cache before any other work; returns false on a miss. */
export function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url: path = '', headers: sent } = request
  if (!isOpenToAll({ method, path, cookie: sent.cookie, sessionCookie: sessionCookie() }) || !keepsPages()) return false
  const kept = pages.find(path)
  measured()?.pageCached(kept !== null)
  if (!kept) return false
  const asked = { method, accepted: sent['accept-encoding']?.toString(), held: sent['if-none-match'] }
  const { status, headers, body } = tell(kept, asked)
  response.writeHead(status, { ...headersOfEveryAnswer(), ...headers }).end(body)
  return true
}

/** Reader id used when rendering a shared page. */
const anybody = 'anybody'

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * The same request at its public address. Requests without a body are rebuilt (why: a copy would listen to the
 * original's signal as well).
 */
const under = (address: string, request: Request): Request =>
  isRead(request) ? new Request(address, { headers: request.headers }) : new Request(address, request)

/**
 * Head of an answer. Pages are rendered to the end; a streamed one such as a file is cancelled when its reader has
 * gone.
 */
async function headOf(answer: Response): Promise<Response> {
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  await (isPage ? answer.arrayBuffer() : answer.body?.cancel())
  return new Response(null, answer)
}

/** Serves pages: from the cache where identical for all, else rendered for the request. */
export function pageServer(page: PageHandler) {
  const draw = async (request: Request, network: string): Promise<Response> => {
    const info = await describeRequest(request, network)
    const { pathname, search } = new URL(request.url)
    const drawn = await page(under(info.origin + pathname + search, request), contextOf(info))
    const response = request.method === 'HEAD' ? await headOf(drawn) : drawn
    response.headers.set('x-request-id', info.id)
    if (info.wait !== undefined) response.headers.set('retry-after', String(Math.ceil(info.wait)))
    // why: a phone caches visit pages by account and shows them to no other
    if (info.actor && /^\/(freelancer|client\/field)\//.test(pathname)) response.headers.set('x-account', info.actor.id)
    // why: after publishing, an administrator may load the site before the announcement arrives
    if (info.actor?.type === 'admin' && !isRead(request)) forgetPages()
    return response
  }

  /** Renders a shared page. A personal result is handed to `instead` and not cached. */
  const drawForAll = async (path: string, instead: (answer: Response | null) => void): Promise<CachedAnswer | null> => {
    const request = new Request(env().origin + path)
    const info = { ...(await describeRequest(request, anybody)), forEverybody: true }
    const response = await page(request, contextOf(info))
    response.headers.set('x-request-id', info.id)
    const kept = isForEverybody(response.status, response.headers) ? await cachedAnswer(response, info) : null
    if (kept) return kept
    if (response.status === 200) {
      if (personal.size < maxPersonal) personal.add(path)
      await response.body?.cancel().catch(() => {})
      instead(null)
    } else instead(response)
    return null
  }

  const serve = async (request: Request, network: string): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url)
    const cookie = request.headers.get('cookie')
    const asked = { method: request.method, path: path + search, cookie, sessionCookie: sessionCookie() }
    if (!isOpenToAll(asked) || personal.has(path) || !keepsPages()) return draw(request, network)
    let own: Response | null = null
    const kept = pages.find(path) ?? (await pages.of(path, () => drawForAll(path, (answer) => (own = answer))))
    if (kept) return answerFrom(kept, request)
    return own ? compressed(own, request) : draw(request, network)
  }

  /** HTML of a page for visitors, or null when not found. */
  const readPage = async (path: string): Promise<string | null> => {
    if (keepsPages() && !personal.has(path)) {
      const kept = await pages.of(path, () => drawForAll(path, () => {}))
      if (kept) return new TextDecoder().decode(kept.bodies.identity.body)
    }
    const answer = await draw(new Request(env().origin + path), anybody)
    const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html')
    return isPage ? answer.text() : null
  }

  /** Serves a file generated from published content, such as the site map. */
  const serveFile = async (request: Request, name: string, make: () => Promise<Response>): Promise<Response> => {
    const kept = keepsPages() ? await pages.of(name, async () => cachedAnswer(await make())) : null
    return kept ? answerFrom(kept, request) : make()
  }
  return { serve, readPage, serveFile }
}
