import type { MiddlewareHandler } from 'hono'
import { plainPage } from './plain-page.ts'
import type { RouteTable } from './route-table.ts'

/**
 * Whether an address can be read: the path must be valid percent-encoded UTF-8; the query may hold a lone %, as people
 * type it, but no NUL.
 */
function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  if (url.includes('%00')) return false
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0]!)
    return true
  } catch {
    return false
  }
}

/** Refuses unreadable addresses before routing. */
export const refuseUnreadableAddresses: MiddlewareHandler = (c, next) =>
  isReadable(c.req.url) ? next() : Promise.resolve(plainPage(c, 'address-unreadable'))

/** Signs of a non-canonical spelling. */
const oddSpelling = /[A-Z%]|\/\/|.\/$|\/_\.data$/

/** Redirects to the canonical spelling of an address, so that address-based decisions hold for all spellings. */
export const oneSpelling =
  (table: RouteTable): MiddlewareHandler =>
  (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!oddSpelling.test(pathname)) return next()
    const { canonical } = table.find(pathname)
    return canonical === pathname ? next() : Promise.resolve(c.redirect(canonical + search, 308))
  }

/** `/en` and below lead to the English address, which has no language in it. */
export const withoutEnglish: MiddlewareHandler = (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const rest = /^\/en(\/.*)?$/i.exec(pathname)
  if (!rest) return next()
  // why one slash: two would name another host
  return Promise.resolve(c.redirect(`/${(rest[1] ?? '').replace(/^\/+/, '')}${search}`, 308))
}

const takesBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Answers 405 with `Allow` for methods that an address does not support. */
export const knownMethodsOnly =
  (table: RouteTable): MiddlewareHandler =>
  async (c, next) => {
    const { method } = c.req
    const { pathname } = new URL(c.req.url)
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && !table.refusesReading(method, pathname)) return next()
    const { methods, isNothing } = table.find(pathname)
    const allow = [...methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return c.body(null, 204, { allow })
    if (methods.includes(method)) return next()
    if (isNothing && takesBody.has(method)) return plainPage(c, 'not-found')
    c.header('allow', allow)
    return plainPage(c, 'method-unknown')
  }
