import { readCookies } from '#/platform/cookies.ts'

/** Raised when a category or its use changes: an answer to another text is no answer, and is asked for again. */
export const consentVersion = 1
export const consentCookie = 'consent'
const days = 180

/** Everything beyond what the site needs to work. Nothing of it is used today. */
export type Consent = { measuring: boolean }

/** The visitor's answer to the present text, or null when there is none. */
export function consentIn(cookies: string): Consent | null {
  const [version, answer, ...rest] = (readCookies(cookies).get(consentCookie) ?? '').split('.')
  if (version !== String(consentVersion) || rest.length > 0) return null
  return answer === 'all' || answer === 'necessary' ? { measuring: answer === 'all' } : null
}

/** The cookie that records an answer for half a year. */
export const consentRecord = ({ measuring }: Consent, secure: boolean): string =>
  `${consentCookie}=${consentVersion}.${measuring ? 'all' : 'necessary'}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${secure ? '; Secure' : ''}`
