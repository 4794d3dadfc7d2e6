import type { MiddlewareHandler } from 'hono'
import { sessionCookie } from '#/platform/auth.server.ts'
import { env } from '#/platform/env.server.ts'
import { isPortalPath, isSharedPath } from '#/platform/i18n.ts'

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Webhooks of payment providers: authenticated by their own secret, never by a session. */
const isWebhook = (path: string): boolean => /^\/webhooks\/[a-z]+$/.test(path)

/**
 * The button of mail programs that ends news (RFC 8058): they send no origin. The signed token of the address authenticates
 * it, never a session, and it can only withdraw a consent.
 */
const isOneClick = (path: string): boolean => /^(?:\/ar)?\/unsubscribe\/[\w-]{65}$/.test(path)

/** Refuses writes from other sites before routing, with or without a session. */
export const refuseForeignWrites: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' && (isWebhook(c.req.path) || isOneClick(c.req.path))) return next()
  if (!writing.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site === undefined && origin === undefined) return c.text('403', 403)
  // why: a page with `no-referrer` sends forms with origin 'null'; Sec-Fetch-Site still names their site
  const isNameless = origin === 'null' && site === 'same-origin'
  const foreign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== env().origin)
  if (foreign && !isNameless) return c.text('403', 403)
  return next()
}

/** Paths that search engines must not list. */
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

/** Headers of every answer. */
export const headersOfEveryAnswer = (): Record<string, string> => ({
  ...always,
  ...(env().secureCookies && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/**
 * Marks answers as private unless they declare themselves public (identical for all readers, whatever their cookies).
 * Pages with forms may be cached by the reader's own browser, so that going back restores the input.
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

/** Adds `Retry-After` to every answer about a limit or a pause. */
export const saysWhenToReturn: MiddlewareHandler = async (c, next) => {
  await next()
  const isPause = c.res.status === 429 || c.res.status === 503
  if (isPause && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', '60')
}

/** Policy of an answer that is no page. */
export const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Security headers of every answer; pages add their content policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(headersOfEveryAnswer())) headers.set(name, value)
  if (isHidden(c.req.path)) headers.set('x-robots-tag', 'noindex')
  if (isSharedPath(c.req.path)) headers.set('referrer-policy', 'no-referrer')
  keepPrivate(c.req.raw, headers, isSharedPath(c.req.path))
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', noDocumentPolicy)
}
