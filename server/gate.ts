import type { MiddlewareHandler } from 'hono'
import { sessionCookie } from '#/platform/auth.server.ts'
import { env } from '#/platform/env.server.ts'
import { isPortalPath, isSharedPath } from '#/platform/i18n.ts'

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** What payment providers tell us: their own secret speaks for them, and no session of a browser is ever looked at there. */
const isWebhook = (path: string): boolean => /^\/webhooks\/[a-z]+$/.test(path)

/** One gate before all routing: a write must come from our own pages, signed in or not. */
export const refuseForeignWrites: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' && isWebhook(c.req.path)) return next()
  if (!writing.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site === undefined && origin === undefined) return c.text('403', 403)
  // why: a page that tells its address to no one sends its forms from 'null'; the browser still says whose page it was
  const isNameless = origin === 'null' && site === 'same-origin'
  const foreign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== env().origin)
  if (foreign && !isNameless) return c.text('403', 403)
  return next()
}

/** What no search engine should list, whoever linked to it. */
const isHidden = (path: string): boolean =>
  isPortalPath(path) ||
  isSharedPath(path) ||
  path.endsWith('.data') ||
  /^\/(dev|events|files|command-palette)(\/|$)/.test(path)

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'reporting-endpoints': 'policy="/csp-reports"',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
}

/** Headers that every answer bears, whoever gives it. */
export const headersOfEveryAnswer = (): Record<string, string> => ({
  ...always,
  ...(env().secureCookies && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/**
 * Only what says that it is public may be kept by anyone between us and a reader: the same for all readers, whatever their cookies. All
 * else is one person's. A page that a visitor fills in may be kept by their own browser, so that going back finds it as it was typed.
 */
function keepPrivate(request: Request, headers: Headers, isSecret: boolean): void {
  const chosen = headers.get('cache-control') ?? ''
  if (/^public\b/.test(chosen) && !isSecret) return
  const isSignedIn = request.headers.get('cookie')?.includes(`${sessionCookie()}=`) ?? false
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const mayStay = !isSecret && !isSignedIn && (/^private\b/.test(chosen) || (isPage && chosen === 'no-cache'))
  headers.set('cache-control', mayStay ? chosen.replace(/^no-cache$/, 'private, no-cache') : 'private, no-store')
  if (!/\bcookie\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Cookie')
}

/** A limit or a pause always says when it is worth coming again. */
export const saysWhenToReturn: MiddlewareHandler = async (c, next) => {
  await next()
  const isPause = c.res.status === 429 || c.res.status === 503
  if (isPause && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', '60')
}

/** Headers for every answer; pages add their own content policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(headersOfEveryAnswer())) headers.set(name, value)
  if (isHidden(c.req.path)) headers.set('x-robots-tag', 'noindex')
  if (isSharedPath(c.req.path)) headers.set('referrer-policy', 'no-referrer')
  keepPrivate(c.req.raw, headers, isSharedPath(c.req.path))
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
}
