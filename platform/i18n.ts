import { isLang, type Lang } from '#/domain/text.ts'

export const languageCookie = 'lang'

const portal = /^\/(admin|client|freelancer|notifications|account)(\/|\.data|$)/
/** Areas with the language of the switch; all others take it from the address. */
export const isPortalPath = (pathname: string): boolean => portal.test(pathname)

const shared =
  /^(?:\/ar)?\/(?:(?:shared|action|quote|order|payment|calendar|verify-email|undo-email|unsubscribe|join|join-staff)\/|(?:reset-password|payment-success)(?:\.data)?$)/
/**
 * Pages opened by a personal link: never cached, never listed, and without a referrer, because the address is the
 * secret.
 */
export const isSharedPath = (pathname: string): boolean => shared.test(pathname)

const certificate = /^(?:\/ar)?\/(?:review|credentials)\//
/** Certificate verification: shows the current state and counts guesses, so it is never cached. */
export const isCertificatePath = (pathname: string): boolean => certificate.test(pathname)

const menu = /^(?:\/ar)?\/menu\//
/** Digital menus of companies: whole pages of their own, which count their openings and keep themselves. */
export const isMenuPath = (pathname: string): boolean => menu.test(pathname)

/** Public pages: by the address alone. Portals: by the cookie, which sign-in fills from the profile. */
export function languageOf(pathname: string, cookie: string | undefined, profile: Lang | undefined): Lang {
  if (pathname === '/ar' || pathname === '/ar.data' || pathname.startsWith('/ar/')) return 'ar'
  if (!isPortalPath(pathname)) return 'en'
  return isLang(cookie) ? cookie : (profile ?? 'en')
}

/** Address of a public page in a language: `/plans` or `/ar/plans`. */
export function publicPath(lang: Lang, path: string): string {
  if (lang === 'en') return path
  return path === '/' ? '/ar' : path.startsWith('/#') ? `/ar${path.slice(1)}` : `/ar${path}`
}

/** The same public page in the other language. */
export const twinPath = (pathname: string): string => {
  if (pathname === '/ar') return '/'
  return pathname.startsWith('/ar/') ? pathname.slice(3) : publicPath('ar', pathname)
}
