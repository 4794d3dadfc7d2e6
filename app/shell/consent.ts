import { readCookies } from '#/platform/cookies.ts'

/** Increase when a category or its use changes: answers to another version are asked again. */
export const consentVersion = 1
export const consentCookie = 'consent'
const days = 180

/** Whether a category beyond the necessary one is in use: only then visitors are asked without their doing. */
export const asksUnprompted: boolean = false
/** Categories beyond necessary cookies. None is used today. */
export type Consent = { measuring: boolean }

/** Answer to the current version, or null. */
export function consentIn(cookies: string): Consent | null {
  const [version, answer, ...rest] = (readCookies(cookies).get(consentCookie) ?? '').split('.')
  if (version !== String(consentVersion) || rest.length > 0) return null
  return answer === 'all' || answer === 'necessary' ? { measuring: answer === 'all' } : null
}

/** Cookie that stores an answer for half a year. */
export const consentRecord = ({ measuring }: Consent, secure: boolean): string =>
  `${consentCookie}=${consentVersion}.${measuring ? 'all' : 'necessary'}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${secure ? '; Secure' : ''}`
