import type { MiddlewareHandler } from 'hono'
import { plainPage } from './plain-page.ts'
import type { RouteTable } from './route-table.ts'

/** A path must be whole UTF-8 in well-formed percent-encoding; a query may hold a lone %, as people type it, but no NUL. */
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

/** Refuses addresses that no page could read, once for all of them. */
export const refuseUnreadableAddresses: MiddlewareHandler = (c, next) =>
  isReadable(c.req.url) ? next() : Promise.resolve(plainPage(c, 'address-unreadable'))

/** Anything in an address that may be another spelling of it. */
const oddSpelling = /[A-Z%]|\/\/|.\/$|\/_\.data$/

/** Sends every other spelling of an address to the right one: what is decided by an address is decided for all its spellings. */
export const oneSpelling =
  (table: RouteTable): MiddlewareHandler =>
  (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!oddSpelling.test(pathname)) return next()
    const { canonical } = table.find(pathname)
    return canonical === pathname ? next() : Promise.resolve(c.redirect(canonical + search, 308))
  }

const takesBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Answers for methods that an address does not know, and says which it does. */
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
