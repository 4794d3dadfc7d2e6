import type { MiddlewareHandler } from 'hono'
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
  const foreign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== env().origin)
  if (foreign || (site === undefined && origin === undefined)) return c.text('403', 403)
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
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
}

/** Headers that every answer bears, whoever gives it. */
export const headersOfEveryAnswer = (): Record<string, string> => ({
  ...always,
  ...(env().secureCookies && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Headers for every answer; pages add their own content policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(headersOfEveryAnswer())) headers.set(name, value)
  if (isHidden(c.req.path)) headers.set('x-robots-tag', 'noindex')
  if (isSharedPath(c.req.path)) {
    // why: without any referrer a browser sends its own forms as if they came from elsewhere, and the gate refuses them
    headers.set('referrer-policy', /^(?:\/ar)?\/payment\//.test(c.req.path) ? 'same-origin' : 'no-referrer')
    headers.set('cache-control', 'private, no-store')
  }
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
}
