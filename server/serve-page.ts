import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouterContextProvider } from 'react-router'
import { forgetBranding } from '#/features/brand/branding/read-branding.server.ts'
import { sessionCookie } from '#/platform/auth.server.ts'
import { readCookies } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { isCertificatePath, isPortalPath, isSharedPath } from '#/platform/i18n.ts'
import { hearsPublished } from '#/platform/live.server.ts'
import { contextOf, describeRequest } from './describe-request.ts'
import { headersOfEveryAnswer } from './gate.ts'
import { answerFrom, compressed, isForEverybody, type KeptAnswer, keptAnswer, tell } from './kept-answer.ts'
import { keeper } from './kept-pages.ts'

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

/** No page is kept for longer, in case an announcement is lost on a connection that only seems to be open. */
const maxAgeMs = 60_000
const pages = keeper<KeptAnswer>({ entries: 500, bytes: 64 * 1024 * 1024, maxAgeMs, now: () => performance.now() })
/** Addresses whose pages turned out to be for one visitor at a time: they are not tried again until something is published. */
const personal = new Set<string>()
const maxPersonal = 1000

/** Draws every page anew at the next occasion: something was published, here or on another server. */
export function forgetPages(): void {
  forgetBranding()
  pages.forget()
  personal.clear()
}

/** Pictures and papers answer for themselves: they are kept by browsers, and in parts. */
const isFile = (path: string): boolean => /\.(?!xml$|txt$)[a-z0-9]+$/i.test(path) || path.startsWith('/media/')

type Asked = { method: string | undefined; path: string; cookie: string | null | undefined; sessionCookie: string }

/** Whether a request may be answered with what everybody is answered: nobody is signed in and nothing is asked but an address. */
export const isOpenToAll = ({ method, path, cookie, sessionCookie: name }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !path.includes('?') &&
  !isFile(path) &&
  !isPortalPath(path) &&
  !isSharedPath(path) &&
  !isCertificatePath(path) &&
  !(cookie?.includes(name) && readCookies(cookie).has(name))

const keepsPages = (): boolean => env().NODE_ENV !== 'development' && hearsPublished()
/** Answers what is kept before anything else is done with a request; false when nothing is. */
export function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url: path = '', headers: sent } = request
  if (!isOpenToAll({ method, path, cookie: sent.cookie, sessionCookie: sessionCookie() }) || !keepsPages()) return false
  const kept = pages.find(path)
  if (!kept) return false
  const asked = { method, accepted: sent['accept-encoding']?.toString(), held: sent['if-none-match'] }
  const { status, headers, body } = tell(kept, asked)
  response.writeHead(status, { ...headersOfEveryAnswer(), ...headers }).end(body)
  return true
}

/** What a page made for everybody is told about who asks: nothing. */
const anybody = 'anybody'

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** The same request at its public address. One that brings nothing is told anew: a copy would listen to the first one as well. */
const under = (address: string, request: Request): Request =>
  isRead(request) ? new Request(address, { headers: request.headers }) : new Request(address, request)

/** The head of an answer. A page is drawn to its end; what comes in parts, such as a file, is told that its reader has gone. */
async function headOf(answer: Response): Promise<Response> {
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  await (isPage ? answer.arrayBuffer() : answer.body?.cancel())
  return new Response(null, answer)
}

/** Pages for people: from memory where everybody is shown the same, else drawn for this very request. */
export function pageServer(page: PageHandler) {
  const draw = async (request: Request, network: string): Promise<Response> => {
    const info = await describeRequest(request, network)
    const { pathname, search } = new URL(request.url)
    const drawn = await page(under(info.origin + pathname + search, request), contextOf(info))
    const response = request.method === 'HEAD' ? await headOf(drawn) : drawn
    response.headers.set('x-request-id', info.id)
    if (info.wait !== undefined) response.headers.set('retry-after', String(Math.ceil(info.wait)))
    // why: a phone keeps the pages of its visits for the account they were made for, and shows them to nobody else
    if (info.actor && pathname.startsWith('/freelancer/')) response.headers.set('x-account', info.actor.id)
    // why: who publishes and looks at the site at once may be faster than the announcement
    if (info.actor?.type === 'admin' && !isRead(request)) forgetPages()
    return response
  }

  /** Draws a page for everybody. What turns out not to be for everybody is given to `instead` and not kept. */
  const drawForAll = async (path: string, instead: (answer: Response | null) => void): Promise<KeptAnswer | null> => {
    const request = new Request(env().origin + path)
    const info = { ...(await describeRequest(request, anybody)), forEverybody: true }
    const response = await page(request, contextOf(info))
    response.headers.set('x-request-id', info.id)
    const kept = isForEverybody(response.status, response.headers) ? await keptAnswer(response, info) : null
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

  /** The text of a page as everybody sees it, or null when nobody finds one there. */
  const readPage = async (path: string): Promise<string | null> => {
    if (keepsPages() && !personal.has(path)) {
      const kept = await pages.of(path, () => drawForAll(path, () => {}))
      if (kept) return new TextDecoder().decode(kept.bodies.identity.body)
    }
    const answer = await draw(new Request(env().origin + path), anybody)
    const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html')
    return isPage ? answer.text() : null
  }

  /** A file that is made from what is published, such as the map of the site. */
  const serveFile = async (request: Request, name: string, make: () => Promise<Response>): Promise<Response> => {
    const kept = keepsPages() ? await pages.of(name, async () => keptAnswer(await make())) : null
    return kept ? answerFrom(kept, request) : make()
  }
  return { serve, readPage, serveFile }
}
