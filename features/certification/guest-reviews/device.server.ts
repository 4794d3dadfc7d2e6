import { randomBytes } from 'node:crypto'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'

/** Longer than a Riyadh day, for which a second review is refused, and not a minute more than that needs. */
const keptSeconds = 36 * 3600
const cookieName = (): string => (env().secureCookies ? '__Host-guest' : 'guest')
const isToken = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{22}$/.test(value ?? '')

/** The device a review comes from: the token it got with its last one, or a new one. Only who sends a review ever gets one. */
export function deviceOf(cookies: string | null): string {
  const known = readCookies(cookies).get(cookieName())
  return isToken(known) ? known : randomBytes(16).toString('base64url')
}

export const deviceCookie = (device: string): string =>
  writeCookie(cookieName(), device, { maxAgeSeconds: keptSeconds, secure: env().secureCookies })

export type Origin = { network: string; userAgent: string; device: string }

/** Where a review comes from, in a form that answers only one question: whether another one came from the same place. */
export const hashesOf = ({ network, userAgent, device }: Origin) => ({
  person_hash: fingerprint('guest review device', device),
  browser_hash: fingerprint('guest review browser', `${network}\n${userAgent}`),
  network_hash: fingerprint('guest review network', network),
})
