import { randomBytes } from 'node:crypto'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'

/** Lifetime of a device token in seconds: covers a Riyadh day, within which a second review is refused. */
const cookieSeconds = 36 * 3600
const cookieName = (): string => (env().secureCookies ? '__Host-guest' : 'guest')
const isToken = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{22}$/.test(value ?? '')

/** Device token of the last review, or a new one. Set only after a review. */
export function deviceOf(cookies: string | null): string {
  const known = readCookies(cookies).get(cookieName())
  return isToken(known) ? known : randomBytes(16).toString('base64url')
}

export const deviceCookie = (device: string): string =>
  writeCookie(cookieName(), device, { maxAgeSeconds: cookieSeconds, secure: env().secureCookies })

export type Origin = { network: string; userAgent: string; device: string }

/** Hashed origin of a review, which only allows comparison with other origins. */
export const hashesOf = ({ network, userAgent, device }: Origin) => ({
  person_hash: fingerprint('guest review device', device),
  browser_hash: fingerprint('guest review browser', `${network}\n${userAgent}`),
  network_hash: fingerprint('guest review network', network),
})
